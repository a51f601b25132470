import { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useConfiguracao } from '../configuracao.ts';
import { ouvirTeclas } from './ouvir-teclas.ts';
import { ESPERA_DA_SEGUNDA_MS, registrar } from './registro.ts';

const acoes: string[] = [];
const faz = (tecla: string, oQueFaz: string) => ({
  teclas: [tecla],
  oQueFaz,
  acao: () => acoes.push(oQueFaz),
});
const ligar = (keyboard_shortcuts: boolean) =>
  useConfiguracao.setState({
    config: ConfiguracaoDoUsuario.parse({ layout: { keyboard_shortcuts } }),
  });

let fins: (() => void)[] = [];

beforeEach(() => {
  acoes.length = 0;
  const atalhos = [faz('g a', 'Agenda'), faz('n', 'Novo'), faz('?', 'Lista')];
  fins = [registrar({ titulo: 'Geral', daPagina: false, atalhos: () => atalhos }), ouvirTeclas()];
});
afterEach(() => {
  for (const fim of fins) fim();
});

interface Pressionada extends KeyboardEventInit {
  em?: Element;
  /** When, in milliseconds since the document was opened. */
  momento?: number;
}

/** Presses a key. Answers whether somebody took it. */
function pressionar(key: string, { em = document.body, momento, ...mais }: Pressionada = {}) {
  const evento = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...mais });
  if (momento !== undefined) Object.defineProperty(evento, 'timeStamp', { value: momento });
  em.dispatchEvent(evento);
  return evento.defaultPrevented;
}

const com = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? undefined;
};

it('keys act alone and in sequence, whatever Caps Lock says', () => {
  expect(pressionar('N')).toBe(true);
  expect(pressionar('g')).toBe(true);
  pressionar('Shift');
  expect(pressionar('a')).toBe(true);
  expect(acoes).toEqual(['Novo', 'Agenda']);
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { shiftKey: true },
  { repeat: true },
])('keys do nothing with %o', (mais) => {
  expect(pressionar('n', mais)).toBe(false);
  expect(acoes).toEqual([]);
});

it('a sign that needs Shift is kept', () => {
  expect(pressionar('?', { shiftKey: true })).toBe(true);
  expect(acoes).toEqual(['Lista']);
});

it.each([
  '<input />',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable="true"></p>',
])('keys are letters while typing in %s', (html) => {
  const em = com(html);
  expect(pressionar('n', em && { em })).toBe(false);
  expect(acoes).toEqual([]);
});

it.each([
  '<div role="dialog"></div>',
  '<div role="alertdialog"></div>',
  '<div role="menu"></div>',
  '<button aria-haspopup="menu" aria-expanded="true"></button>',
])('keys are letters under what is open: %s', (html) => {
  com(html);
  expect(pressionar('n')).toBe(false);
  expect(acoes).toEqual([]);
});

it('keys do nothing while switched off, except that of the list that switches them on', () => {
  ligar(false);
  pressionar('n');
  pressionar('?');
  ligar(true);
  pressionar('n');
  expect(acoes).toEqual(['Lista', 'Novo']);
});

it('the first of two keys is forgotten after a while', () => {
  for (const [key, momento] of [
    ['g', 0],
    ['a', ESPERA_DA_SEGUNDA_MS],
    ['g', 5_000],
    ['a', 5_000 + ESPERA_DA_SEGUNDA_MS - 1],
  ] as const) {
    pressionar(key, { momento });
  }
  expect(acoes).toEqual(['Agenda']);
});
