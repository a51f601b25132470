import type { AlcanceDeClientes } from '@dominio/contrato/matriz-inicial';
import { type MapaDePermissoes, type Permissao, temPermissao } from '@dominio/contrato/permissoes';

/**
 * Who acts: the person of the session with the effective rights of this moment. Every use case
 * takes one, and every query of somebody's data is scoped by it.
 */
export interface Ator {
  readonly usuarioId: number;
  readonly nome: string;
  readonly sessaoId: string;
  readonly grupoId: number;
  /** Primary group first, then the extra ones. */
  readonly grupoIds: readonly number[];
  readonly timeId: number | null;
  /** Company of a client user; null for the staff. */
  readonly clienteId: number | null;
  readonly administrador: boolean;
  readonly permissoes: MapaDePermissoes;
  /** Widest client scope among the groups (dominios.md §6c). */
  readonly alcance: AlcanceDeClientes;
  readonly versaoPermissoes: number;
  /** The password is a temporary one: until it is changed nothing else may be done. */
  readonly senhaProvisoria: boolean;
}

/** Whether the actor holds a permission: `modulo:acao`, or a bare action name in any module. */
export const pode = (ator: Ator, permissao: Permissao | (string & {})): boolean =>
  temPermissao(ator.permissoes, permissao);

/** Client users live in `/api/area-cliente` alone (decisoes.md §5). */
export const ehCliente = (ator: Ator): boolean => ator.clienteId !== null;
