import { PREFERENCIAS_PADRAO, type Silencio } from '@dominio/contrato/notificacoes-configuracao';
import { and, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { notificacoesPreferencias } from '../../modules/notificacoes/preferencias/preferencias.tables.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import type { Db } from '../../platform/db.ts';

/** The active people of the staff, each with their clock and quiet hours. */
export async function lerEquipe(db: Db): Promise<{ id: number; silencio: Silencio }[]> {
  const linhas = await db
    .select({ id: usuarios.id, silencio: notificacoesPreferencias.silencio })
    .from(usuarios)
    .leftJoin(notificacoesPreferencias, eq(notificacoesPreferencias.usuario_id, usuarios.id))
    .where(and(eq(usuarios.situacao, 'ativo'), isNull(usuarios.client_id)))
    .orderBy(usuarios.id);
  return linhas.map(({ id, silencio }) => ({
    id,
    silencio: silencio ?? PREFERENCIAS_PADRAO.silencio,
  }));
}

/** Those of these people who are away on a day. */
export async function ausentesNoDia(
  db: Db,
  pessoas: readonly number[],
  dia: string,
): Promise<ReadonlySet<number>> {
  const linhas = await db
    .selectDistinct({ id: ausencias.usuario_id })
    .from(ausencias)
    .where(
      and(
        inArray(ausencias.usuario_id, [...pessoas]),
        lte(ausencias.inicio, dia),
        gte(ausencias.fim, dia),
      ),
    );
  return new Set(linhas.map(({ id }) => id));
}
