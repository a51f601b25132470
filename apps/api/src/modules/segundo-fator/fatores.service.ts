import type { MetodoDoSegundoFator } from '@dominio/contrato/segundo-fator';
import type { Db } from '../../platform/db.ts';
import * as repo from './segundo-fator.repository.ts';

/** The ways in which a person may take the second step; none without a second factor. */
export async function metodosDe(db: Db, usuarioId: number): Promise<MetodoDoSegundoFator[]> {
  const { totpDesde, chaves, restantes } = await repo.lerFatores(db, usuarioId);
  const fatores: MetodoDoSegundoFator[] = [];
  if (totpDesde) fatores.push('totp');
  if (chaves > 0) fatores.push('chave');
  if (fatores.length > 0 && restantes > 0) fatores.push('recuperacao');
  return fatores;
}

export const temSegundoFator = async (db: Db, usuarioId: number): Promise<boolean> =>
  (await metodosDe(db, usuarioId)).length > 0;
