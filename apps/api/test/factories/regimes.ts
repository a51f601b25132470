import type { RegimeTributario } from '@dominio/contrato/empresas-regimes';
import { empresaRegimes } from '../../src/modules/empresas/regimes.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** Gives a company regimes, each since its day. @returns their ids. */
export async function criarRegimes(
  banco: Banco,
  empresa_id: number,
  regimes: readonly (readonly [RegimeTributario, string])[],
): Promise<number[]> {
  const linhas = await banco
    .insert(empresaRegimes)
    .values(regimes.map(([regime, desde]) => ({ empresa_id, regime, desde })))
    .returning({ id: empresaRegimes.id });
  return linhas.map(({ id }) => id);
}
