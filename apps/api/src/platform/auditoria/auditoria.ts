import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { auditoriaEventos } from './auditoria.tables.ts';

/** One entry of the audit log. Secrets and full CPFs never go into `antes` or `depois`. */
export interface RegistroDeAuditoria {
  readonly acao: string;
  /** Who acted, where the context does not know it yet: the person who is signing in. */
  readonly autorId?: number;
  readonly objeto?: { readonly tipo: string; readonly id: number };
  /** The client that the entry is about, where neither the object nor its values name it. */
  readonly clienteId?: number | null;
  readonly antes?: Record<string, unknown>;
  readonly depois?: Record<string, unknown>;
}

export interface OrigemDoRegistro {
  readonly usuarioId: number | null;
  /** The person as whom an administrator acts in 'Ver como'; else null. */
  readonly comoUsuarioId: number | null;
  readonly sessaoId: string | null;
  readonly ip: string | null;
  readonly requestId: string;
}

type Valores = Record<string, unknown> | undefined;

/** The client that a row's values name: of a contract, a company or a client's person. */
function clienteDosValores(valores: Valores): number | null {
  const id = valores?.cliente_id ?? valores?.client_id;
  return typeof id === 'number' ? id : null;
}

const clienteDaPessoa = (id: number) => sql`(select client_id from usuarios where id = ${id})`;

/** The client of the object if it is a person, else that of the acting client's person. */
function clienteDe(
  { objeto, clienteId, autorId, antes, depois }: RegistroDeAuditoria,
  { usuarioId, comoUsuarioId }: OrigemDoRegistro,
): number | SQL | null {
  if (clienteId !== undefined) return clienteId;
  if (objeto?.tipo === 'cliente') return objeto.id;
  const dito = clienteDosValores(depois) ?? clienteDosValores(antes);
  if (dito !== null) return dito;
  const pessoa = objeto?.tipo === 'usuario' ? objeto.id : (autorId ?? comoUsuarioId ?? usuarioId);
  return pessoa === null ? null : clienteDaPessoa(pessoa);
}

/** Entries of one statement: each takes eleven of its 65,535 parameters. */
const POR_VEZ = 1_000;

/** Appends entries in the caller's transaction, a thousand with one statement. */
export async function registrar(
  db: Db,
  origem: OrigemDoRegistro,
  ...registros: readonly RegistroDeAuditoria[]
): Promise<void> {
  const linhas = registros.map((registro) => {
    const { acao, autorId, objeto, antes, depois } = registro;
    return {
      usuario_id: autorId ?? origem.usuarioId,
      como_usuario_id: origem.comoUsuarioId,
      sessao_id: origem.sessaoId,
      acao,
      objeto_tipo: objeto?.tipo,
      objeto_id: objeto?.id,
      cliente_id: clienteDe(registro, origem),
      antes,
      depois,
      ip: origem.ip,
      request_id: origem.requestId,
    };
  });
  for (let feitas = 0; feitas < linhas.length; feitas += POR_VEZ) {
    await db.insert(auditoriaEventos).values(linhas.slice(feitas, feitas + POR_VEZ));
  }
}
