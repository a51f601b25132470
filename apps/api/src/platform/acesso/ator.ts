import type { AlcanceDeClientes } from '@dominio/contrato/matriz-inicial';
import { type MapaDePermissoes, temPermissao } from '@dominio/contrato/permissoes';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';

/**
 * Who acts: the person of the session with the effective rights of this moment. Every use case
 * takes one, and every query of somebody's data is scoped by it.
 */
export interface Ator {
  readonly usuarioId: number;
  readonly nome: string;
  readonly sessaoId: string;
  readonly grupoId: number;
  /** The primary group first, then the extra ones. */
  readonly grupoIds: readonly number[];
  readonly timeId: number | null;
  /** The client to which a client's person belongs; null for the staff. */
  readonly clienteId: number | null;
  readonly administrador: boolean;
  readonly permissoes: MapaDePermissoes;
  /** Absent people substituted today: their clients are in scope (decisoes.md §6). */
  readonly substitui: readonly number[];
  /** The widest client scope of the groups (dominios.md §6c). */
  readonly alcance: AlcanceDeClientes;
  readonly versaoPermissoes: number;
  /** Whether the password is a temporary one: until it is replaced, nothing else may be done. */
  readonly senhaProvisoria: boolean;
  /**
   * Whether a group requires a second factor that the person has not set up: until then, nothing
   * else may be done.
   */
  readonly faltaSegundoFator: boolean;
  /** The administrator who sees the product as this person, read-only; else null. */
  readonly visita: VisitaDoAtor | null;
}

/** The administrator behind a 'Ver como': who really acts. */
export interface VisitaDoAtor {
  readonly id: string;
  readonly visitanteId: number;
  /** The visitor's own session. */
  readonly sessaoId: string;
}

/** Whether the actor holds a permission: `modulo:acao`, or an action alone, in any module. */
export const pode = (ator: Ator, permissao: Permissao | (string & {})): boolean =>
  temPermissao(ator.permissoes, permissao);

/** Whether the actor is a client's person, with only `/api/area-cliente` (decisoes.md §5). */
export const ehCliente = (ator: Ator): boolean => ator.clienteId !== null;
