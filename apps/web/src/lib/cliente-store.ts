import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { CHAVES, gravar, ler, remover } from './armazenamento.ts';
import { aoSair, lerToken } from './sessao-storage.ts';

/** The selected client as it is kept (specification part 1 §3.3). */
export type ClienteSelecionado = Pick<ClienteDaLista, 'id' | 'name' | 'contrato_id' | 'empresa_id'>;

interface EstadoDoCliente {
  cliente: ClienteSelecionado | null;
  /** Selects a client; a whole list item may be given, only what is kept is taken from it. */
  selecionar: (cliente: ClienteSelecionado) => void;
  desvincular: () => void;
}

/** What another version or a hand left there counts as nothing: a broken entry must not break every page. */
function clienteGuardado(estado: unknown): ClienteSelecionado | null {
  const { cliente } = (estado ?? {}) as { cliente?: Partial<ClienteSelecionado> | null };
  const inteiro = typeof cliente?.id === 'number' && typeof cliente.name === 'string';
  return inteiro ? (cliente as ClienteSelecionado) : null;
}

/** Version of the persisted shape (specification part 1 §3.3). */
export const VERSAO_DO_CLIENTE = 1;

/** The client being worked on, kept across visits until it is unlinked or the session ends. */
export const useClienteSelecionado = create<EstadoDoCliente>()(
  persist(
    (definir) => ({
      cliente: null,
      selecionar: ({ id, name, contrato_id, empresa_id }) =>
        definir({ cliente: { id, name, contrato_id, empresa_id } }),
      desvincular: () => definir({ cliente: null }),
    }),
    {
      name: CHAVES.cliente,
      version: VERSAO_DO_CLIENTE,
      partialize: ({ cliente }) => ({ cliente }),
      merge: (guardado, atual) => ({ ...atual, cliente: clienteGuardado(guardado) }),
      storage: createJSONStorage(() => ({
        getItem: ler,
        setItem: (chave, valor) => void gravar(chave, valor),
        removeItem: remover,
      })),
    },
  ),
);

aoSair(() => {
  useClienteSelecionado.getState().desvincular();
  // With a token there, another tab has entered again: the entry is the new session's.
  if (lerToken() === null) useClienteSelecionado.persist.clearStorage();
});
