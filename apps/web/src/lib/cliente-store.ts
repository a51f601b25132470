import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { ENTRADAS, gravar, ler, remover } from './armazenamento.ts';
import { aoComecarDocumento } from './documento.ts';
import { aoSair, lerToken } from './sessao-storage.ts';
import { usuarioDoToken } from './usuario.ts';
import { visitaAtual } from './visita.ts';

/**
 * The selected client as it is kept (specification part 1 §3.3). `empresa_id` is the company of its
 * contract, until one is chosen as the active one, whose name is kept with it (page book #20).
 */
export type ClienteSelecionado = Pick<
  ClienteDaLista,
  'id' | 'name' | 'contrato_id' | 'empresa_id'
> & { readonly empresa_nome?: string };

interface EmpresaEscolhida {
  readonly id: number;
  readonly cliente_id: number;
  readonly razao_social: string;
}

interface EstadoDoCliente {
  cliente: ClienteSelecionado | null;
  /** Selects a client; a whole list item may be given, only what is kept is taken from it. */
  selecionar: (cliente: ClienteSelecionado) => void;
  /** Makes a company of the selected client the active one, or none; another client's changes nothing. */
  ativarEmpresa: (empresa: EmpresaEscolhida | null) => void;
  desvincular: () => void;
}

/**
 * The client in a stored entry; null when the entry is damaged or of another version, because a
 * broken entry must not break every page.
 */
function clienteGuardado(estado: unknown): ClienteSelecionado | null {
  const { cliente } = (estado ?? {}) as { cliente?: Partial<ClienteSelecionado> | null };
  const inteiro = typeof cliente?.id === 'number' && typeof cliente.name === 'string';
  return inteiro ? (cliente as ClienteSelecionado) : null;
}

const dono = () => usuarioDoToken(lerToken());

/**
 * The selected client of this tab, read before the one that all tabs share: with two clients open
 * in two tabs each tab keeps its own, also after a reload. A visit needs no entry of this kind,
 * since all it keeps lies in the tab.
 */
const daAba = {
  ler(): string | null {
    if (visitaAtual) return null;
    try {
      const guardado = JSON.parse(sessionStorage.getItem(ENTRADAS.cliente) ?? '{}');
      return guardado.dono === dono() && typeof guardado.valor === 'string' ? guardado.valor : null;
    } catch {
      return null;
    }
  },
  gravar(valor: string | null): void {
    if (visitaAtual) return;
    try {
      if (valor === null || dono() === null) sessionStorage.removeItem(ENTRADAS.cliente);
      else sessionStorage.setItem(ENTRADAS.cliente, JSON.stringify({ dono: dono(), valor }));
    } catch {
      // Storage is full or blocked: the shared entry is all there is.
    }
  },
};

/** Version of the persisted shape (specification part 1 §3.3). */
export const VERSAO_DO_CLIENTE = 1;

/** The client being worked on, kept across visits until it is unlinked or the session ends. */
export const useClienteSelecionado = create<EstadoDoCliente>()(
  persist(
    (definir) => ({
      cliente: null,
      selecionar: ({ id, name, contrato_id, empresa_id }) =>
        definir(({ cliente }) => {
          const novo = { id, name, contrato_id, empresa_id };
          // The client's own record is selected anew whenever it is read: its active company stays.
          if (cliente?.id !== id || cliente.empresa_nome === undefined) return { cliente: novo };
          const { empresa_id: ativa, empresa_nome } = cliente;
          return { cliente: { ...novo, empresa_id: ativa, empresa_nome } };
        }),
      ativarEmpresa: (empresa) =>
        definir(({ cliente }) => {
          if (cliente === null) return {};
          const { empresa_nome: _, ...semEmpresa } = cliente;
          if (empresa === null) return { cliente: { ...semEmpresa, empresa_id: null } };
          if (empresa.cliente_id !== cliente.id) return {};
          const { id: empresa_id, razao_social: empresa_nome } = empresa;
          return { cliente: { ...semEmpresa, empresa_id, empresa_nome } };
        }),
      desvincular: () => definir({ cliente: null }),
    }),
    {
      name: ENTRADAS.cliente,
      version: VERSAO_DO_CLIENTE,
      partialize: ({ cliente }) => ({ cliente }),
      merge: (guardado, atual) => ({ ...atual, cliente: clienteGuardado(guardado) }),
      storage: createJSONStorage(() => ({
        getItem: (chave) => {
          const valor = daAba.ler() ?? ler(chave);
          daAba.gravar(valor);
          return valor;
        },
        setItem: (chave, valor) => {
          daAba.gravar(valor);
          gravar(chave, valor);
        },
        removeItem: (chave) => {
          daAba.gravar(null);
          remover(chave);
        },
      })),
    },
  ),
);

aoComecarDocumento(() => void useClienteSelecionado.persist.rehydrate());

aoSair(() => {
  const comum = ler(ENTRADAS.cliente);
  useClienteSelecionado.getState().desvincular();
  useClienteSelecionado.persist.clearStorage();
  // A token here means that another tab has signed in since: the shared entry is of the new
  // session, and stays.
  if (lerToken() !== null && comum !== null) gravar(ENTRADAS.cliente, comum);
});
