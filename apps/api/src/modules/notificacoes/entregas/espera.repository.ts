import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { notificacoesEntregas as entregas } from './entregas.tables.ts';
import type { proximaJanela } from './silencio.rules.ts';

/** Moves what waits for a person's hours or return to when it is due now. */
export async function remarcar(
  db: Db,
  usuarioId: number,
  espera: NonNullable<ReturnType<typeof proximaJanela>> | { readonly quando: Date },
): Promise<void> {
  await db
    .update(entregas)
    .set(espera)
    .where(
      and(
        eq(entregas.usuario_id, usuarioId),
        eq(entregas.estado, 'adiado'),
        inArray(entregas.motivo, ['silencio', 'ausencia']),
      ),
    );
}
