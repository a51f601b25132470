import { beforeEach, describe, expect, it } from 'vitest';
import { montarNavegador } from '../../test/navegador-falso.ts';

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
