import type {
  DadosDeModeloChecklist,
  EdicaoDeModeloChecklist,
  FiltrosDeModelosChecklist,
  ModeloChecklist,
  SituacaoDeModelosChecklist,
} from '@dominio/contrato/modelos-checklist';
import { rodape } from '@dominio/contrato/paginacao';
import { listados } from '../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import {
  campoInvalido,
  estadoInvalido,
  jaEmUso,
  naoEncontrado,
  sqlstate,
} from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './modelos-checklist.campos.ts';
import * as repo from './modelos-checklist.repository.ts';

const TITULO_REPETIDO = '23505';
const TEM_RESPOSTAS = '23503';
const objeto = (id: number) => ({ tipo: 'modelo_checklist', id });
const tituloEmUso = () => jaEmUso('titulo', 'Já existe um item com este título.');

/** A page of the items that clients' records are asked for. */
export async function listarModelosChecklist({ db }: Contexto, filtros: FiltrosDeModelosChecklist) {
  const linhas = await repo.listar(db, filtros);
  return { modelos: linhas, ...rodape(await repo.contar(db, filtros), filtros) };
}

/** @throws Recusa 404. */
export async function lerModeloChecklist({ db }: Contexto, id: number): Promise<ModeloChecklist> {
  const linha = await repo.ler(db, id);
  if (!linha) throw naoEncontrado('Item não encontrado.');
  return linha;
}

/** @throws Recusa 409 for a title that another item has. */
export function criarModeloChecklist(ctx: Contexto, dados: DadosDeModeloChecklist) {
  return ctx.transacao(async (tx) => {
    const depois = CAMPOS.de(dados);
    const id = await repo.inserir(tx.db, depois);
    if (id === undefined) throw tituloEmUso();
    await tx.auditar({ acao: 'modelo_checklist.criado', objeto: objeto(id), depois });
    return lerModeloChecklist(tx, id);
  });
}

/** As it is now, held until the transaction ends. @throws Recusa 404. */
async function abrirParaGravar(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db, [id]);
  return lerModeloChecklist(tx, id);
}

/** @throws Recusa 404; 409 with `atual` for a stale version, 409 for a title that another has. */
export async function atualizarModeloChecklist(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeModeloChecklist,
) {
  try {
    return await ctx.transacao(async (tx) => {
      const antes = await abrirParaGravar(tx, id);
      await exigirVersao(tx, 'modelos_checklist', antes, versao);
      await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
      await tx.auditar({
        acao: 'modelo_checklist.alterado',
        objeto: objeto(id),
        antes: CAMPOS.de(antes),
        depois: CAMPOS.de(edicao),
      });
      return lerModeloChecklist(tx, id);
    });
  } catch (erro) {
    throw sqlstate(erro) === TITULO_REPETIDO ? tituloEmUso() : erro;
  }
}

/** @throws Recusa 404; 409 while something was said of it of a client, in reach or not. */
export async function excluirModeloChecklist(ctx: Contexto, id: number) {
  try {
    return await ctx.transacao(async (tx) => {
      const antes = CAMPOS.de(await abrirParaGravar(tx, id));
      await repo.excluir(tx.db, id);
      await tx.auditar({ acao: 'modelo_checklist.excluido', objeto: objeto(id), antes });
      return { success: true as const, message: 'Item excluído.' };
    });
  } catch (erro) {
    if (sqlstate(erro) !== TEM_RESPOSTAS) throw erro;
    throw estadoInvalido('Há clientes com resposta neste item. Inative-o em vez de excluir.');
  }
}

/**
 * Puts several into use, or out of it.
 *
 * @throws Recusa 422 listing those that do not exist, nothing saved then.
 */
export function mudarSituacao(ctx: Contexto, { ids, ativo }: SituacaoDeModelosChecklist) {
  return ctx.transacao(async (tx) => {
    const achados = await repo.travar(tx.db, ids);
    const conhecidos = new Set(achados.map(({ id }) => id));
    const estranhos = ids.filter((id) => !conhecidos.has(id));
    if (estranhos.length > 0) {
      throw campoInvalido('ids', listados('Itens não encontrados', estranhos));
    }
    const alterados = achados.filter((um) => um.ativo !== ativo).map(({ id }) => id);
    for (const id of alterados) await atualizarModeloChecklist(tx, id, { ativo });
    return { success: true as const, alterados };
  });
}

/** What a client of this kind is asked for, in order. */
export const itensDoChecklist = (
  { db }: Pick<Contexto, 'db'>,
  natureza: NonNullable<ModeloChecklist['natureza']>,
) => repo.lerEmUso(db, natureza);

/** Keeps these from being deleted until the transaction ends; answers those that there are. */
export const segurarItens = ({ db }: ContextoDeTransacao, ids: readonly number[]) =>
  repo.segurar(db, ids);
