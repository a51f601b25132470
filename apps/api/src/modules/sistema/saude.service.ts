import type { ContextoPublico } from '../../platform/contexto.ts';
import type { Disco } from '../../platform/disco.ts';
import { Recusa } from '../../platform/erros.ts';
import * as repo from './saude.repository.ts';

/** How long the database may take to answer; beyond that it counts as not ready. */
const PACIENCIA_MS = 2_000;

/**
 * @throws Recusa `INDISPONIVEL` (503) with `motivo` 'disco' while the disk takes no writes, though
 *   reads still work: whoever watches must hear of it.
 */
async function exigirDisco({ agora }: ContextoPublico, disco: Disco): Promise<void> {
  try {
    await disco.exigirSaude(agora());
  } catch (cause) {
    throw new Recusa('INDISPONIVEL', {
      ...(cause instanceof Recusa && { detail: cause.message }),
      extras: { motivo: 'disco' },
      cause,
    });
  }
}

/**
 * Whether the process can serve: it can when its database answers and its disk takes writes.
 *
 * @throws Recusa `INDISPONIVEL` (503) otherwise.
 */
export async function conferirSaude(ctx: ContextoPublico, disco: Disco): Promise<{ status: 'ok' }> {
  await exigirDisco(ctx, disco);
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
