import type { Modo } from '@dominio/contrato/tema/padrao';
import type { Db } from '../../platform/db.ts';
import * as repo from './escritorio.repository.ts';

/** The theme mode of whoever has chosen none: the firm's, else dark (specification part 1 §4). */
export async function modoPadraoDoEscritorio(db: Db): Promise<Modo> {
  return (await repo.lerModoPadrao(db)) ?? 'dark';
}
