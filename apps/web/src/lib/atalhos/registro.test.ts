import { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Atalho,
  ESPERA_DA_SEGUNDA_MS,
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

describe('keys as they are pressed', () => {
  let documento: EventTarget & { querySelector: (seletor: string) => unknown; body: unknown };
  let aberto: unknown;
  /** What the key was pressed in: `closest` finds it when it takes text. */
  let editavel: boolean;

  class ElementoFalso extends EventTarget {
    closest() {
      return editavel ? this : null;
    }
  }

  beforeEach(async () => {
    aberto = null;
    editavel = false;
    documento = Object.assign(new EventTarget(), {
      cookie: '',
      querySelector: () => aberto,
      body: new ElementoFalso(),
    });
    vi.stubGlobal('Element', ElementoFalso);
    vi.stubGlobal('document', documento);
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    const { ouvirTeclas } = await import('./ouvir-teclas.ts');
    fins.push(ouvirTeclas());
  });

  const pressionar = (key: string, mais: object = {}) => {
    const evento = new Event('keydown', { cancelable: true });
    documento.dispatchEvent(Object.assign(evento, { key, ...mais }));
    return evento.defaultPrevented;
  };

  it('act alone and in sequence, whatever Caps Lock says', () => {
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
  ])('do nothing with %o', (mais) => {
    expect(pressionar('n', mais)).toBe(false);
    expect(acoes).toEqual([]);
  });

  it('keep the sign that needs Shift', () => {
    expect(pressionar('?', { shiftKey: true })).toBe(true);
    expect(acoes).toEqual(['Lista']);
  });

  it('are letters while typing, and under anything open', () => {
    editavel = true;
    expect(pressionar('n')).toBe(false);
    editavel = false;
    aberto = {};
    expect(pressionar('n')).toBe(false);
    expect(acoes).toEqual([]);
  });

  it('do nothing while switched off, except the key of the list that switches them on', async () => {
    const { useConfiguracao } = await import('../configuracao.ts');
    const ligar = (keyboard_shortcuts: boolean) =>
      useConfiguracao.setState({
        config: ConfiguracaoDoUsuario.parse({ layout: { keyboard_shortcuts } }),
      });
    ligar(false);
    pressionar('n');
    pressionar('?');
    ligar(true);
    pressionar('n');
    expect(acoes).toEqual(['Lista', 'Novo']);
  });

  it('forget the first of two after a while', () => {
    const em = (timeStamp: number) => {
      const evento = new Event('keydown', { cancelable: true });
      Object.defineProperty(evento, 'timeStamp', { value: timeStamp });
      return evento;
    };
    for (const [key, momento] of [
      ['g', 0],
      ['a', ESPERA_DA_SEGUNDA_MS],
      ['g', 5_000],
      ['a', 5_000 + ESPERA_DA_SEGUNDA_MS - 1],
    ] as const) {
      documento.dispatchEvent(Object.assign(em(momento), { key }));
    }
    expect(acoes).toEqual(['Agenda']);
  });
});
