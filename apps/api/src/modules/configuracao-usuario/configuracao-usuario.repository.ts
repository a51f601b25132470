import type { ConfiguracaoGuardada } from '@dominio/contrato/tema/configuracao';
import { eq } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import type { Db } from '../../platform/db.ts';
import { configuracoesDeUsuario as tabela } from './configuracao-usuario.tables.ts';

const doAtor = (ator: Ator) => eq(tabela.usuario_id, ator.usuarioId);

/** The caller's stored configuration; null while nothing was chosen. */
export async function ler(db: Db, ator: Ator): Promise<ConfiguracaoGuardada | null> {
  const [linha] = await db.select({ config: tabela.config }).from(tabela).where(doAtor(ator));
  return linha?.config ?? null;
}

/** Locks the caller's row, inserting it if there is none, and returns its configuration. */
export async function travar(db: Db, ator: Ator): Promise<ConfiguracaoGuardada | null> {
  await db.insert(tabela).values({ usuario_id: ator.usuarioId }).onConflictDoNothing();
  const [linha] = await db
    .select({ config: tabela.config })
    .from(tabela)
    .where(doAtor(ator))
    .for('update');
  return linha?.config ?? null;
}

/** Writes the row that `travar` locked; null empties it. */
export async function gravar(
  db: Db,
  ator: Ator,
  config: ConfiguracaoGuardada | null,
  agora: Date,
): Promise<void> {
  await db.update(tabela).set({ config, atualizado_em: agora }).where(doAtor(ator));
}
