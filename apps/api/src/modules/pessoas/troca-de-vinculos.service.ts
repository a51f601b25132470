import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { avisarMudancaDeAcesso } from './direitos.service.ts';
import * as repo from './pessoas.repository.ts';

/** Holds people until the transaction ends, in the one order in which all do: before a second is touched. */
export const segurarPessoas = ({ db }: ContextoDeTransacao, ids: readonly number[]) =>
  repo.travarPessoas(db, ids);

interface Troca {
  readonly tipo: 'grupos' | 'permissoes' | 'clientes';
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
  usuarioId: number,
  { tipo, entram, saem = [], papeis = [] }: Troca,
): Promise<void> {
  if (entram.length + saem.length + papeis.length === 0) return;
  await repo.novaVersao(tx.db, usuarioId, tx.agora());
  await tx.auditar({
    acao: `usuario.${tipo}_alterados`,
    objeto: { tipo: 'usuario', id: usuarioId },
    antes: { removidos: saem },
    depois: { adicionados: entram, ...(papeis.length > 0 && { papeis }) },
  });
  await avisarMudancaDeAcesso(tx, [usuarioId]);
}
