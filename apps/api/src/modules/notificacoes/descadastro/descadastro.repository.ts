import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { notificacoesConfiguracoes as configuracoes } from '../preferencias/preferencias.tables.ts';

/** Somebody who is written to at all, and the client whose they are. */
export async function lerConta(db: Db, usuarioId: number) {
  const [linha] = await db
    .select({ client_id: usuarios.client_id })
    .from(usuarios)
    .where(and(eq(usuarios.id, usuarioId), eq(usuarios.situacao, 'ativo')));
  return linha;
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
