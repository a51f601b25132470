import {
  GRUPO,
  type PermissoesDoUsuario,
  podeAcessarModulo,
  temPermissao,
} from '@dominio/contrato/permissoes';
import { permissoesNaVisita } from '@dominio/contrato/visita';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSessao } from './sessao.ts';
import { visitaAtual } from './visita.ts';

const Contexto = createContext<PermissoesDoUsuario | null>(null);

/**
 * Gives the pages inside it the permissions of the session; the guards put it around them. In a
 * visit it gives only those that read: every gate asks here, so nothing is offered that would be
 * refused.
 */
export function ProvedorDePermissoes({ children }: { children: ReactNode }) {
  const daSessao = useSessao((sessao) => sessao.permissoes);
  const permissoes = useMemo(
    () =>
      visitaAtual
        ? { ...daSessao, permissions: permissoesNaVisita(daSessao.permissions) }
        : daSessao,
    [daSessao],
  );
  return <Contexto value={permissoes}>{children}</Contexto>;
}

/**
 * Permissions and client scope of whoever is in the session.
 *
 * @throws Error naming the provider when used outside it (specification part 1 §8).
 */
export function usePermissoes(): PermissoesDoUsuario {
  const permissoes = useContext(Contexto);
  if (permissoes === null) {
    throw new Error('usePermissoes só funciona dentro de <ProvedorDePermissoes>.');
  }
  return permissoes;
}

/** Whether the session holds `modulo:acao`, or a bare action in any module (specification part 1 §5). */
export const usePode = (permissao: string): boolean =>
  temPermissao(usePermissoes().permissions, permissao);

/** Whether whoever is in the session sees every client of the firm, so that what is counted is all. */
export const useVeTodosOsClientes = (): boolean => usePermissoes().can_see_all_clients;

/** Whether whoever is in the session is an administrator, who holds all there is and will be. */
export const useAdministrador = (): boolean =>
  useSessao(({ usuario }) => usuario?.grupo_id === GRUPO.administrador);

/** Tells which permissions whoever is in the session holds, and so may give and take. */
export function usePossui(): (permissao: { modulo: string; acao: string }) => boolean {
  const { permissions } = usePermissoes();
  const administrador = useAdministrador();
  return ({ modulo, acao }) => administrador || temPermissao(permissions, `${modulo}:${acao}`);
}

/** What may be asked: one permission, a module (its action defaults to `visualizar`), or a list. */
export type PedidoDePermissao =
  | { permissao: string }
  | { modulo: string; acao?: string }
  | { todas: readonly string[] }
  | { alguma: readonly string[] };

/** Whether a request is granted. */
export function concedido({ permissions }: PermissoesDoUsuario, pedido: PedidoDePermissao) {
  const tem = (permissao: string) => temPermissao(permissions, permissao);
  if ('permissao' in pedido) return tem(pedido.permissao);
  if ('modulo' in pedido) return podeAcessarModulo(permissions, pedido.modulo, pedido.acao);
  if ('todas' in pedido) return pedido.todas.every(tem);
  return pedido.alguma.some(tem);
}

/** Whether a request is granted to the session; `null` while its permissions are still being read. */
export function useConcedido(pedido: PedidoDePermissao): boolean | null {
  const permissoes = usePermissoes();
  const carregando = useSessao(({ estado }) => estado === 'carregando');
  return carregando ? null : concedido(permissoes, pedido);
}

type PropsDePermitido = PedidoDePermissao & { children: ReactNode; fallback?: ReactNode };

/**
 * The permission gate (specification part 2 §6): its children for whoever holds the permission, its
 * fallback for anybody else and while permissions are read. Never a protection: the server decides.
 */
export function Permitido({ children, fallback = null, ...pedido }: PropsDePermitido) {
  return useConcedido(pedido as PedidoDePermissao) === true ? children : fallback;
}
