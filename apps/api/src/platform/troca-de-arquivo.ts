import type { Arquivos } from './arquivos/arquivos.ts';
import type { Contexto } from './contexto.ts';

/** Deletes a file that no row names any more; if that fails, the file left behind does no harm. */
export async function esquecerArquivo(
  { log }: Pick<Contexto, 'log'>,
  arquivos: Arquivos,
  chave: string,
): Promise<void> {
  await arquivos
    .apagar(chave)
    .catch((err) => log.warn({ err, chave }, 'um arquivo ficou para trás'));
}

/**
 * Replaces one file by another: stores the new one before a row names it, then deletes the one that
 * no row names, whatever happens.
 *
 * @param nomear writes the new key into the row, and answers the key that it replaced.
 */
export async function trocarArquivo(
  ctx: Pick<Contexto, 'log'>,
  arquivos: Arquivos,
  { chave, bytes }: { chave: string; bytes: Buffer },
  nomear: () => Promise<string | null>,
): Promise<void> {
  await arquivos.guardar(chave, bytes);
  let antes: string | null;
  try {
    antes = await nomear();
  } catch (erro) {
    await esquecerArquivo(ctx, arquivos, chave);
    throw erro;
  }
  if (antes) await esquecerArquivo(ctx, arquivos, antes);
}
