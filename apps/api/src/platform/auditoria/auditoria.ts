import type { Db } from '../db.ts';
import { auditoriaEventos } from './auditoria.tables.ts';

/** One entry of the audit log. Secrets and full CPFs never go into `antes` or `depois`. */
export interface RegistroDeAuditoria {
  readonly acao: string;
  /** Who acted, where the context does not know yet: the one who signs in. */
  readonly autorId?: number;
  readonly objeto?: { readonly tipo: string; readonly id: number };
  readonly antes?: Record<string, unknown>;
  readonly depois?: Record<string, unknown>;
}

interface OrigemDoRegistro {
  readonly usuarioId: number | null;
  readonly ip: string | null;
  readonly requestId: string;
}

/** Appends an entry in the caller's transaction. */
export async function registrar(
  db: Db,
  origem: OrigemDoRegistro,
  { acao, autorId, objeto, antes, depois }: RegistroDeAuditoria,
): Promise<void> {
  await db.insert(auditoriaEventos).values({
    usuario_id: autorId ?? origem.usuarioId,
    acao,
    objeto_tipo: objeto?.tipo,
    objeto_id: objeto?.id,
    antes,
    depois,
    ip: origem.ip,
    request_id: origem.requestId,
  });
}
