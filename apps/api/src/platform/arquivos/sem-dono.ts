import { asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db.ts';
import type { Jobs } from '../jobs.ts';
import { arquivosSemDono } from './arquivos.tables.ts';
import type { Arquivos } from './arquivos.ts';

/** Longer than any upload takes, so that none loses its file while it is being sent. */
const ESPERA_MS = 3_600_000;
const POR_VEZ = 500;

/**
 * Stores a file that a row is about to name. Until `darDono` in the transaction that writes the row,
 * the file is left to the cleaning, so that nothing of a broken upload stays behind.
 */
export async function guardarSemDono(
  db: Db,
  arquivos: Arquivos,
  { chave, bytes, agora }: { chave: string; bytes: Uint8Array; agora: Date },
): Promise<void> {
  await db.insert(arquivosSemDono).values({ chave, desde: agora });
  await arquivos.guardar(chave, bytes);
}

/** Takes a file out of the cleaning's hands, in the transaction whose row names it. */
export async function darDono(db: Db, chave: string): Promise<void> {
  await db.delete(arquivosSemDono).where(eq(arquivosSemDono.chave, chave));
}

/** Deletes the files that no row has named for an hour. */
export async function limparSemDono(db: Db, arquivos: Arquivos, agora: Date): Promise<void> {
  const linhas = await db
    .select({ chave: arquivosSemDono.chave })
    .from(arquivosSemDono)
    .where(lt(arquivosSemDono.desde, new Date(agora.getTime() - ESPERA_MS)))
    .orderBy(asc(arquivosSemDono.desde))
    .limit(POR_VEZ);
  const falhas: unknown[] = [];
  for (const { chave } of linhas) {
    try {
      await arquivos.apagar(chave);
      await darDono(db, chave);
    } catch (falha) {
      // The others go: the oldest comes first each time, and would hold them back for ever.
      falhas.push(falha);
    }
  }
  if (falhas.length > 0) throw new AggregateError(falhas, 'arquivos sem dono não apagados');
}

/** Schedules the cleaning, every hour. */
export function agendarLimpezaDosArquivos(jobs: Jobs, arquivos: Arquivos): void {
  jobs.agendar('arquivos.limpar', '17 * * * *', ({ banco, agora }) =>
    limparSemDono(banco, arquivos, agora()),
  );
}
