import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { notificacoesConfiguracoes as configuracoes } from '../preferencias/preferencias.tables.ts';

/** Whether somebody is written to at all. */
export async function temConta(db: Db, usuarioId: number): Promise<boolean> {
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(and(eq(usuarios.id, usuarioId), eq(usuarios.situacao, 'ativo')));
  return linhas.length > 0;
}

/** Which of these types the person decided to have no e-mails of. */
export async function lerDesligados(
  db: Db,
  usuarioId: number,
  tipos: readonly string[],
): Promise<string[]> {
  const linhas = await db
    .select({ tipo: configuracoes.event_type })
    .from(configuracoes)
    .where(
      and(
        eq(configuracoes.usuario_id, usuarioId),
        inArray(configuracoes.event_type, [...tipos]),
        eq(configuracoes.email, false),
      ),
    );
  return linhas.map(({ tipo }) => tipo);
}
