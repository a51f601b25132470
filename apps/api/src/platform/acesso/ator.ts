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
  /** Primary group first, then the extra ones. */
  readonly grupoIds: readonly number[];
  readonly timeId: number | null;
  /** Company of a client user; null for the staff. */
  readonly clienteId: number | null;
  readonly administrador: boolean;
  readonly permissoes: MapaDePermissoes;
  /** Absent people whom the person stands in for today: their clients are in scope (decisoes.md §6). */
  readonly substitui: readonly number[];
  /** Widest client scope among the groups (dominios.md §6c). */
  readonly alcance: AlcanceDeClientes;
  readonly versaoPermissoes: number;
  /** The password is a temporary one: until it is changed nothing else may be done. */
  readonly senhaProvisoria: boolean;
  /** A group requires a second factor that the person has yet to set up: until then nothing else may be done. */
  readonly faltaSegundoFator: boolean;
  /** Somebody else sees the product as this person, reading alone; null in a session of one's own. */
  readonly visita: VisitaDoAtor | null;
}

/** Of 'Ver como': who really acts. */
export interface VisitaDoAtor {
  readonly id: string;
  readonly visitanteId: number;
  /** The visitor's own session. */
  readonly sessaoId: string;
}

/** Whether the actor holds a permission: `modulo:acao`, or a bare action name in any module. */
export const pode = (ator: Ator, permissao: Permissao | (string & {})): boolean =>
  temPermissao(ator.permissoes, permissao);

/** Client users live in `/api/area-cliente` alone (decisoes.md §5). */
export const ehCliente = (ator: Ator): boolean => ator.clienteId !== null;
