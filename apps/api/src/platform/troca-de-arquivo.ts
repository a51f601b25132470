import type { Arquivos } from './arquivos.ts';
import type { Contexto } from './contexto.ts';

/** Forgets a file that no row names any more; one that stays behind harms nobody. */
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
 * Puts one file in the place of another: it is kept before a row names it, and only one of the two
 * is left, whatever happens.
 *
 * @param nomear writes the new key in the row, and answers the one that stood there.
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
