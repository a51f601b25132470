import type { ContextoPublico } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import * as repo from './saude.repository.ts';

/** How long the database may take to answer; beyond that it counts as not ready. */
const PACIENCIA_MS = 2_000;

/**
 * Whether the process can serve: it can when its database answers.
 *
 * @throws Recusa `INDISPONIVEL` (503) otherwise.
 */
export async function conferirSaude(ctx: ContextoPublico): Promise<{ status: 'ok' }> {
  let relogio: NodeJS.Timeout | undefined;
  const demora = new Promise<never>((_, recusar) => {
    relogio = setTimeout(() => recusar(new Recusa('INDISPONIVEL')), PACIENCIA_MS);
  });
  try {
    await Promise.race([repo.responder(ctx.db), demora]);
  } catch (causa) {
    throw new Recusa('INDISPONIVEL', { cause: causa });
  } finally {
    clearTimeout(relogio);
  }
  return { status: 'ok' };
}
