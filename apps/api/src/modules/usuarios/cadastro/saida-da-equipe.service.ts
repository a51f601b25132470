import { TEXTOS_DO_DESLIGAMENTO as T } from '@dominio/contrato/usuarios-desligamento';
import type { ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido } from '../../../platform/erros.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import {
  type AoDesligar,
  lerPartes,
  objetosOnde,
  type ParteLida,
  SEM_SUCESSORES,
} from '../../../platform/saida.ts';
import { anotarTrocaCalada } from '../../pessoas/troca-de-vinculos.service.ts';
import { lerIds, trocarIds } from '../vinculos/vinculos.repository.ts';

export interface MeiosDaSaidaDaEquipe extends Pick<Plataforma, 'config'> {
  readonly saidas: readonly AoDesligar[];
}

/**
 * Checks, before a colleague becomes a client's person, what off-boarding checks: that nothing
 * stays with somebody who can no longer take care of it. Call it after `segurarTudo`.
 *
 * @returns what the person still has, locked.
 * @throws Recusa 409 while something is left to hand over, in the caller's scope or not.
 */
export async function exigirNadaEmAberto(
  tx: ContextoDeTransacao,
  { saidas, ...meios }: MeiosDaSaidaDaEquipe,
  { id, nome }: { id: number; nome: string },
): Promise<ParteLida[]> {
  const quem = { id, nome, sucessores: SEM_SUCESSORES };
  const partes = await lerPartes(saidas, tx, quem, { ...meios, simular: false });
  if (objetosOnde(partes, ({ emAberto }) => emAberto).length > 0) {
    throw estadoInvalido(T.escolhaAntesDoGrupoCliente);
  }
  return partes;
}

/** Removes what only the staff may have, as the person now belongs to a client. */
export async function tirarDaEquipe(
  tx: ContextoDeTransacao,
  id: number,
  partes: readonly ParteLida[],
): Promise<void> {
  for (const { passar } of partes) await passar?.();
  for (const tipo of ['permissoes', 'grupos', 'clientes'] as const) {
    const saem = await lerIds(tx.db, tipo, id);
    await trocarIds(tx.db, tipo, id, { entram: [], saem });
    // Of the new group they are told: with it goes all the rest.
    await anotarTrocaCalada(tx, id, { tipo, entram: [], saem });
  }
}
