import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { escritaDe } from '../../platform/versao.ts';
import { avisarMudancaDeAcesso, contarMudancaDeAcesso } from './direitos.service.ts';
import * as repo from './pessoas.repository.ts';

/**
 * Locks people until the transaction ends, in ascending order: call it once for all of them, before
 * touching any.
 */
export const segurarPessoas = ({ db }: ContextoDeTransacao, ids: readonly number[]) =>
  repo.travarPessoas(db, ids);

interface Troca {
  readonly tipo: 'grupos' | 'permissoes' | 'clientes';
  readonly entram: readonly number[];
  readonly saem?: readonly number[];
  /** Links that existed and changed their role. */
  readonly papeis?: readonly object[];
}

/**
 * What follows a change of a person's groups, permissions or clients, in its transaction: the record's version is
 * raised, so that a form opened before does not overwrite it; it is audited, and open tabs read
 * again. If no link changed, nothing follows. The person is told by whoever calls it, of more than this.
 */
export async function anotarTrocaCalada(
  tx: ContextoDeTransacao,
  usuarioId: number,
  { tipo, entram, saem = [], papeis = [] }: Troca,
): Promise<void> {
  if (entram.length + saem.length + papeis.length === 0) return;
  await repo.novaVersao(tx.db, usuarioId, escritaDe(tx));
  await tx.auditar({
    acao: `usuario.${tipo}_alterados`,
    objeto: { tipo: 'usuario', id: usuarioId },
    antes: { removidos: saem },
    depois: { adicionados: entram, ...(papeis.length > 0 && { papeis }) },
  });
  await avisarMudancaDeAcesso(tx, [usuarioId]);
}

/** The same, and the person is told. */
export async function anotarTroca(
  tx: ContextoDeTransacao,
  usuarioId: number,
  troca: Troca,
): Promise<void> {
  await anotarTrocaCalada(tx, usuarioId, troca);
  const { tipo, entram, saem = [] } = troca;
  await contarMudancaDeAcesso(tx, usuarioId, { tipo, entram, saem });
}
