import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import { avisarMudancaDeAcesso } from '../sessoes/direitos.service.ts';
import { atualizar } from './cadastro.repository.ts';
import { travarPessoas } from './desligamento.repository.ts';
import type { TipoDeVinculo } from './vinculos.repository.ts';

/** Holds people until the transaction ends, in the one order in which all do: before a second is touched. */
export const segurarPessoas = ({ db }: ContextoDeTransacao, ids: readonly number[]) =>
  travarPessoas(db, ids);

interface Troca {
  readonly tipo: TipoDeVinculo;
  readonly entram: readonly number[];
  readonly saem?: readonly number[];
  /** Links that stand and say something else now. */
  readonly papeis?: readonly object[];
}

/**
 * What follows a change of a person's links, whoever made it, in its transaction: the record gets
 * another version, so that a form opened before does not undo it; it is audited, and open tabs are
 * told. Without a change nothing follows.
 */
export async function anotarTroca(
  tx: ContextoDeTransacao,
  aoVivo: AoVivo,
  usuarioId: number,
  { tipo, entram, saem = [], papeis = [] }: Troca,
): Promise<void> {
  if (entram.length + saem.length + papeis.length === 0) return;
  await atualizar(tx.db, usuarioId, {}, tx.agora());
  await tx.auditar({
    acao: `usuario.${tipo}_alterados`,
    objeto: { tipo: 'usuario', id: usuarioId },
    antes: { removidos: saem },
    depois: { adicionados: entram, ...(papeis.length > 0 && { papeis }) },
  });
  await avisarMudancaDeAcesso(tx, aoVivo, [usuarioId]);
}
