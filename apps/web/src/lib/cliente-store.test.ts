import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ArmazemFalso, montarNavegador, tokenDe } from '../../test/navegador-falso.ts';

const item = {
  id: 3,
  name: 'Padaria Sol',
  nome: 'Padaria Sol',
  logo: null,
  logo_url: null,
  site: null,
  instagram: null,
  contrato_id: 11,
  empresa_id: null,
  numero_contrato: '2024-0187',
  status_contrato: 'ATIVO',
  cnpj: null,
} as const;
const guardado = () => JSON.parse(localStorage.getItem('dominio.cliente') ?? 'null');

let store: typeof import('./cliente-store.ts');
let guarda: typeof import('./sessao-storage.ts');
let navegador: ReturnType<typeof montarNavegador>;

beforeEach(async () => {
  navegador = montarNavegador();
  store = await import('./cliente-store.ts');
  guarda = await import('./sessao-storage.ts');
});

describe('selected client', () => {
  it('is kept under its key, version 1, with its four fields and no more', () => {
    store.useClienteSelecionado.getState().selecionar(item);
    expect(guardado()).toEqual({
      state: { cliente: { id: 3, name: 'Padaria Sol', contrato_id: 11, empresa_id: null } },
      version: 1,
    });
  });

  it('is there again in the next visit', async () => {
    store.useClienteSelecionado.getState().selecionar(item);
    navegador.novaAba();
    const outra = await import('./cliente-store.ts');
    expect(outra.useClienteSelecionado.getState().cliente).toMatchObject({ id: 3 });
  });

  describe('in two tabs', () => {
    const abrir = async (aba: Storage, usuario = 7) => {
      localStorage.setItem('dominio.token', tokenDe(usuario));
      vi.stubGlobal('sessionStorage', aba);
      navegador.novaAba();
      return (await import('./cliente-store.ts')).useClienteSelecionado.getState;
    };
    const novaAba = () => new ArmazemFalso();

    it('each keeps its own past a reload; a new one begins with the last that was chosen', async () => {
      const [a, b] = [novaAba(), novaAba()];
      (await abrir(a))().selecionar(item);
      expect((await abrir(b))().cliente?.id).toBe(3);
      (await abrir(b))().selecionar({ ...item, id: 5 });
      expect((await abrir(a))().cliente?.id).toBe(3);
      (await abrir(b))().desvincular();
      expect((await abrir(a))().cliente?.id).toBe(3);
      expect((await abrir(b))().cliente).toBeNull();
      expect((await abrir(novaAba()))().cliente).toBeNull();
    });

    it('a tab that was asleep does not show the next person the client of the last', async () => {
      const a = novaAba();
      (await abrir(a))().selecionar(item);
      localStorage.removeItem('dominio.cliente');
      expect((await abrir(a, 8))().cliente).toBeNull();
    });

    it('the end of a session in a tab takes nothing from the one that began since', async () => {
      (await abrir(novaAba()))().selecionar({ ...item, id: 5 });
      const saida = (await import('./sessao-storage.ts')).limparSessao;
      localStorage.setItem('dominio.token', tokenDe(8));
      saida('outra-aba');
      expect(guardado().state.cliente.id).toBe(5);
    });
  });

  it('is gone once unlinked', () => {
    store.useClienteSelecionado.getState().selecionar(item);
    store.useClienteSelecionado.getState().desvincular();
    expect(guardado().state.cliente).toBeNull();
  });

  it.each(['{"state":{"cliente":{"id":"x"}},"version":1}', '{"state":null,"version":1}', '{'])(
    'a broken entry counts as none: %s',
    async (entrada) => {
      localStorage.setItem('dominio.cliente', entrada);
      navegador.novaAba();
      const outra = await import('./cliente-store.ts');
      expect(outra.useClienteSelecionado.getState().cliente).toBeNull();
    },
  );

  it.each(['saida', 'outra-aba'] as const)(
    'ends with the session (%s), in memory and in storage',
    (motivo) => {
      store.useClienteSelecionado.getState().selecionar(item);
      guarda.limparSessao(motivo);
      expect(store.useClienteSelecionado.getState().cliente).toBeNull();
      expect(localStorage.getItem('dominio.cliente')).toBeNull();
    },
  );
});
