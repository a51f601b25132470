import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Atalho,
  type GrupoDeAtalhos,
  gruposDeAtalhos,
  registrar,
  sentidoDe,
} from './registro.ts';

let fins: (() => void)[] = [];
const acoes: string[] = [];
const faz = (teclas: string[], oQueFaz: string): Atalho => ({
  teclas,
  oQueFaz,
  acao: () => acoes.push(oQueFaz),
});
const entrar = (titulo: string, daPagina: boolean, atalhos: Atalho[]) => {
  const grupo: GrupoDeAtalhos = { titulo, daPagina, atalhos: () => atalhos };
  fins.push(registrar(grupo));
};
const teclar = (tecla: string, anterior: string | null = null) => {
  const sentido = sentidoDe(tecla, anterior);
  if (sentido.tipo === 'acao') sentido.acao();
  return sentido.tipo;
};

beforeEach(() => {
  acoes.length = 0;
  entrar('Geral', false, [faz(['g a'], 'Agenda'), faz(['n'], 'Novo'), faz(['?'], 'Lista')]);
});
afterEach(() => {
  for (const fim of fins) fim();
  fins = [];
});

describe('the registry of shortcuts', () => {
  it('finds a key, and a key after another', () => {
    expect(teclar('n')).toBe('acao');
    expect(teclar('g')).toBe('prefixo');
    expect(teclar('a', 'g')).toBe('acao');
    expect(acoes).toEqual(['Novo', 'Agenda']);
  });

  it('does nothing for a key without a shortcut, nor for a second key that is a shortcut only by itself', () => {
    expect(teclar('a')).toBe('nada');
    expect(teclar('z', 'g')).toBe('nada');
    expect(teclar('n', 'g')).toBe('nada');
    expect(acoes).toEqual([]);
  });

  it('prefers the page, whichever came first, until the page goes', () => {
    entrar('Agenda', true, [faz(['n', 'c'], 'Novo no dia')]);
    teclar('n');
    fins.pop()?.();
    teclar('n');
    expect(acoes).toEqual(['Novo no dia', 'Novo']);
  });

  it('lists the page first, and a key once', () => {
    entrar('Agenda', true, [
      faz(['n', 'c'], 'Novo no dia'),
      { teclas: ['Esc'], oQueFaz: 'Fechar' },
    ]);
    expect(
      gruposDeAtalhos().map(({ titulo, atalhos }) => [titulo, atalhos.map((a) => a.oQueFaz)]),
    ).toEqual([
      ['Agenda', ['Novo no dia', 'Fechar']],
      ['Geral', ['Agenda', 'Lista']],
    ]);
  });
});
