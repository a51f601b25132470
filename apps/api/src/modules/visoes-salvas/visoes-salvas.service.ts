import {
  type EdicaoDeVisao,
  MAXIMO_DE_VISOES,
  type NovaVisao,
} from '@dominio/contrato/visoes-salvas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './visoes-salvas.campos.ts';
import * as repo from './visoes-salvas.repository.ts';

const NAO_ENCONTRADA = 'Visão não encontrada.';

/** The caller's saved views, of one table or of all. */
export async function listarVisoes({ db, ator }: Contexto, tabela?: string) {
  const visoes = await repo.listar(db, ator, tabela);
  return { visoes, total: visoes.length };
}

/** Runs a change of the caller's views, one at a time; the person's other tabs read them again. */
function mudar<T>(ctx: Contexto, trabalho: (tx: ContextoDeTransacao) => Promise<T>): Promise<T> {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, tx.ator);
    const resultado = await trabalho(tx);
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'visoes-salvas');
    return resultado;
  });
}

async function exigirNomeLivre(
  { db, ator }: Contexto,
  pedido: { tabela: string; nome: string; menos: number | null },
): Promise<void> {
  if (await repo.nomeEmUso(db, ator, pedido)) {
    throw campoInvalido('nome', 'Você já tem uma visão com este nome nesta tabela.');
  }
}

/**
 * Saves a view of the caller's.
 *
 * @throws Recusa 409 at the limit of views; 422 when the table has one of that name.
 */
export function criarVisao(ctx: Contexto, nova: NovaVisao) {
  return mudar(ctx, async (tx) => {
    if ((await repo.contar(tx.db, tx.ator)) >= MAXIMO_DE_VISOES) {
      throw estadoInvalido(
        `Você já tem ${MAXIMO_DE_VISOES} visões salvas. Exclua uma para salvar outra.`,
      );
    }
    await exigirNomeLivre(tx, { ...nova, menos: null });
    return repo.inserir(tx.db, tx.ator, CAMPOS.de(nova));
  });
}

/**
 * Changes a view of the caller's.
 *
 * @throws Recusa 404 for anybody else's; 409 with `atual` for a stale version; 422 for a name in use.
 */
export function atualizarVisao(ctx: Contexto, id: number, { versao, ...campos }: EdicaoDeVisao) {
  return mudar(ctx, async (tx) => {
    const atual = await repo.ler(tx.db, tx.ator, id);
    if (!atual) throw naoEncontrado(NAO_ENCONTRADA);
    await exigirVersao(tx, 'visoes_salvas', atual, versao);
    if (campos.nome !== undefined) {
      await exigirNomeLivre(tx, { tabela: atual.tabela, nome: campos.nome, menos: id });
    }
    return repo.atualizar(tx.db, tx.ator, id, CAMPOS.de(campos), escritaDe(tx));
  });
}

/** @throws Recusa 404 for anybody else's view. */
export function excluirVisao(ctx: Contexto, id: number) {
  return mudar(ctx, async (tx) => {
    if (!(await repo.excluir(tx.db, tx.ator, id))) throw naoEncontrado(NAO_ENCONTRADA);
    return { success: true as const, message: 'Visão excluída.' };
  });
}
