import type {
  DadosDeModeloMinuta,
  EdicaoDeModeloMinuta,
  FiltrosDeModelosMinuta,
  ModeloMinuta,
} from '@dominio/contrato/modelos-minuta';
import { rodape } from '@dominio/contrato/paginacao';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { jaEmUso, naoEncontrado, sqlstate } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './modelos-minuta.campos.ts';
import * as repo from './modelos-minuta.repository.ts';

const NOME_REPETIDO = '23505';
const objeto = (id: number) => ({ tipo: 'modelo_minuta', id });
const nomeEmUso = () => jaEmUso('nome', 'Já existe um modelo de minuta com este nome.');

/** A page of the templates of minutes. */
export async function listarModelosMinuta({ db }: Contexto, filtros: FiltrosDeModelosMinuta) {
  const linhas = await repo.listar(db, filtros);
  return { modelos: linhas, ...rodape(await repo.contar(db, filtros), filtros) };
}

/** A template, or undefined. */
export const acharModeloMinuta = ({ db }: Contexto, id: number) => repo.ler(db, id);

/** @throws Recusa 404. */
export async function lerModeloMinuta(ctx: Contexto, id: number): Promise<ModeloMinuta> {
  const linha = await acharModeloMinuta(ctx, id);
  if (!linha) throw naoEncontrado('Modelo de minuta não encontrado.');
  return linha;
}

/** @throws Recusa 409 for a name that another template has. */
export function criarModeloMinuta(ctx: Contexto, dados: DadosDeModeloMinuta) {
  return ctx.transacao(async (tx) => {
    const depois = CAMPOS.de(dados);
    const id = await repo.inserir(tx.db, depois);
    if (id === undefined) throw nomeEmUso();
    await tx.auditar({ acao: 'modelo_minuta.criado', objeto: objeto(id), depois });
    return lerModeloMinuta(tx, id);
  });
}

/** As it is now, held until the transaction ends. @throws Recusa 404. */
async function abrirParaGravar(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db, id);
  return lerModeloMinuta(tx, id);
}

/** @throws Recusa 404; 409 with `atual` for a stale version, 409 for a name that another has. */
export async function atualizarModeloMinuta(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeModeloMinuta,
) {
  try {
    return await ctx.transacao(async (tx) => {
      const antes = await abrirParaGravar(tx, id);
      await exigirVersao(tx, 'modelos_minuta', antes, versao);
      await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
      await tx.auditar({
        acao: 'modelo_minuta.alterado',
        objeto: objeto(id),
        antes: CAMPOS.de(antes),
        depois: CAMPOS.de(edicao),
      });
      return lerModeloMinuta(tx, id);
    });
  } catch (erro) {
    throw sqlstate(erro) === NOME_REPETIDO ? nomeEmUso() : erro;
  }
}

/** Deletes a template; minutes made by it stay as they are. @throws Recusa 404. */
export function excluirModeloMinuta(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await repo.excluir(tx.db, id);
    await tx.auditar({
      acao: 'modelo_minuta.excluido',
      objeto: objeto(id),
      antes: CAMPOS.de(antes),
    });
    return { success: true as const, message: 'Modelo de minuta excluído.' };
  });
}
