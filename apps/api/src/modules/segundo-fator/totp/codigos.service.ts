import { type Cofre, SegredoIlegivel } from '../../../platform/cofre.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import type { Db } from '../../../platform/db.ts';
import * as repo from '../segundo-fator.repository.ts';
import { passoDoCodigo } from './totp.ts';

interface Meios {
  readonly db: Db;
  readonly cofre: Cofre;
  readonly log: Contexto['log'];
  readonly agora: Date;
}

/** The vault's place for a person's secret: copied to another person, it does not decrypt. */
export const lugarDoTotp = (usuarioId: number) => `usuarios/${usuarioId}/totp`;

/** The decrypted secret, or null when its key is gone; the person can still use recovery codes. */
export function abrirSegredo(
  cofre: Cofre,
  log: Contexto['log'],
  { usuario_id, segredo }: { usuario_id: number; segredo: string },
): string | null {
  try {
    return cofre.decifrar(lugarDoTotp(usuario_id), segredo);
  } catch (erro) {
    if (!(erro instanceof SegredoIlegivel)) throw erro;
    log.error({ err: erro, usuario: usuario_id }, 'segredo do segundo fator ilegível');
    return null;
  }
}

/**
 * Uses a code of the person's application. A code works once, also in two calls at the same time
 * (RFC 6238 §5.2). Count the attempts before calling it.
 */
export async function usarCodigoTotp(
  { db, cofre, log, agora }: Meios,
  usuarioId: number,
  codigo: string,
): Promise<boolean> {
  const fator = await repo.lerTotp(db, usuarioId);
  if (!fator?.confirmado_em) return false;
  const segredo = abrirSegredo(cofre, log, fator);
  const passo = segredo === null ? null : passoDoCodigo(segredo, codigo, agora);
  return passo !== null && repo.gastarPasso(db, usuarioId, passo);
}
