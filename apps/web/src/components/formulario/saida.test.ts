import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { deixaParaTras, outraPagina, outroEndereco } from './saida.ts';

const em = (endereco: string, key = 'a'): Location => {
  const { pathname, search, hash } = new URL(endereco, 'http://x.invalid');
  return { pathname, search, hash, key, state: null } as Location;
};
const PAGINA = em('/contrato-form');

describe('what a step leaves behind', () => {
  it.each([
    ['another page', em('/agenda', 'b'), true],
    ['the same page with something else open', em('/contrato-form?id=3', 'b'), false],
    ['the step before of the same form', em('/contrato-form', 'b'), false],
  ])('of what was typed: %s', (_, para, perde) => {
    const formulario = { sujo: true, ilegivel: false };
    expect(deixaParaTras(PAGINA, para, formulario, outraPagina)).toBe(perde);
    expect(deixaParaTras(PAGINA, para, { ...formulario, sujo: false }, outraPagina)).toBe(false);
  });

  it('a form in a drawer is left when its drawer closes', () => {
    const formulario = { sujo: true, ilegivel: false };
    const [de, para] = [em('/times?time=3'), em('/times', 'b')];
    expect(deixaParaTras(de, para, formulario, outroEndereco)).toBe(true);
  });

  it('a date that cannot be read is lost with its field, also by going to another step of the form', () => {
    const formulario = { sujo: false, ilegivel: true };
    const perde = (para: Location) => deixaParaTras(PAGINA, para, formulario, outroEndereco);
    expect(perde(em('/agenda', 'b'))).toBe(true);
    expect(perde(em('/contrato-form', 'b'))).toBe(true);
    expect(perde(PAGINA)).toBe(false);
  });
});
