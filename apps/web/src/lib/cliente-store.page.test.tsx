import { beforeEach, describe, expect, it } from 'vitest';
import { umCliente } from '../../test/pagina/registros/cliente.ts';
import { ENTRADAS } from './armazenamento.ts';
import { useClienteSelecionado } from './cliente-store.ts';
import { comecarDocumento } from './documento.ts';
import { limparSessao } from './sessao-storage.ts';

const item = umCliente({ id: 3, nome: 'Padaria Sol', contrato_id: 11 });
const guardado = () => JSON.parse(localStorage.getItem(ENTRADAS.cliente) ?? 'null');
const estado = useClienteSelecionado.getState;
const ativo = () => estado().cliente?.id ?? null;

/** A token of the server's shape. */
const entrar = (user_id: number) =>
  localStorage.setItem(ENTRADAS.token, `x.${btoa(JSON.stringify({ user_id }))}.y`);

beforeEach(() => entrar(7));

describe('selected client', () => {
  it('is kept under its key, version 1, with its four fields and no more', () => {
    estado().selecionar(item);
    expect(guardado()).toEqual({
      state: { cliente: { id: 3, name: 'Padaria Sol', contrato_id: 11, empresa_id: null } },
      version: 1,
    });
  });

  it('is there again in the next visit', () => {
    estado().selecionar(item);
    sessionStorage.clear();
    comecarDocumento();
    expect(estado().cliente).toMatchObject({ id: 3 });
  });

  describe('in two tabs', () => {
    /** What a tab keeps for itself. */
    type Aba = Map<string, string>;
    let aberta: Aba;

    beforeEach(() => {
      aberta = new Map();
    });

    /** Loads the page in a tab: with what it kept for itself, and what all tabs share. */
    function abrir(aba: Aba = new Map()): void {
      aberta.clear();
      for (const [chave, valor] of Object.entries(sessionStorage)) aberta.set(chave, valor);
      aberta = aba;
      sessionStorage.clear();
      for (const [chave, valor] of aba) sessionStorage.setItem(chave, valor);
      comecarDocumento();
    }

    it('each keeps its own past a reload; a new one begins with the last that was chosen', () => {
      const [a, b]: [Aba, Aba] = [new Map(), new Map()];
      abrir(a);
      estado().selecionar(item);
      abrir(b);
      expect(ativo()).toBe(3);
      estado().selecionar({ ...item, id: 5 });
      abrir(a);
      expect(ativo()).toBe(3);
      abrir(b);
      estado().desvincular();
      abrir(a);
      expect(ativo()).toBe(3);
      abrir(b);
      expect(ativo()).toBeNull();
      abrir();
      expect(ativo()).toBeNull();
    });

    it('a tab that was asleep does not show the next person the client of the last', () => {
      const a: Aba = new Map();
      abrir(a);
      estado().selecionar(item);
      localStorage.removeItem(ENTRADAS.cliente);
      entrar(8);
      abrir(a);
      expect(ativo()).toBeNull();
    });

    it('the end of a session in a tab takes nothing from the one that began since', () => {
      estado().selecionar({ ...item, id: 5 });
      entrar(8);
      limparSessao('outra-aba');
      expect(guardado().state.cliente.id).toBe(5);
    });
  });

  it('is gone once unlinked', () => {
    estado().selecionar(item);
    estado().desvincular();
    expect(guardado().state.cliente).toBeNull();
  });

  it.each(['{"state":{"cliente":{"id":"x"}},"version":1}', '{"state":null,"version":1}', '{'])(
    'a broken entry counts as none: %s',
    (entrada) => {
      localStorage.setItem(ENTRADAS.cliente, entrada);
      comecarDocumento();
      expect(ativo()).toBeNull();
    },
  );

  it.each(['saida', 'outra-aba'] as const)(
    'ends with the session (%s), in memory and in storage',
    (motivo) => {
      localStorage.removeItem(ENTRADAS.token);
      estado().selecionar(item);
      limparSessao(motivo);
      expect(ativo()).toBeNull();
      expect(localStorage.getItem(ENTRADAS.cliente)).toBeNull();
    },
  );
});
