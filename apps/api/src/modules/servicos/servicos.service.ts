import { rodape } from '@dominio/contrato/paginacao';
import type {
  DadosDeServico,
  EdicaoDeServico,
  FiltrosDeServicos,
  Servico,
  SituacaoDeServicos,
} from '@dominio/contrato/servicos';
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
import { CAMPOS } from './servicos.campos.ts';
import * as repo from './servicos.repository.ts';

const NOME_REPETIDO = '23505';
const objeto = (id: number) => ({ tipo: 'servico', id });
const nomeEmUso = () => jaEmUso('nome', 'Já existe um serviço com este nome.');

/** A page of the services that the firm offers. */
export async function listarServicos({ db, ator }: Contexto, filtros: FiltrosDeServicos) {
  const linhas = await repo.listar(db, ator, filtros);
  return { servicos: linhas, ...rodape(await repo.contar(db, filtros), filtros) };
}

/** @throws Recusa 404. */
export async function lerServico({ db, ator }: Contexto, id: number): Promise<Servico> {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Serviço não encontrado.');
  return linha;
}

/** @throws Recusa 409 for a name that another service has. */
export function criarServico(ctx: Contexto, dados: DadosDeServico) {
  return ctx.transacao(async (tx) => {
    const depois = CAMPOS.de(dados);
    const id = await repo.inserir(tx.db, depois);
    if (id === undefined) throw nomeEmUso();
    await tx.auditar({ acao: 'servico.criado', objeto: objeto(id), depois });
    return lerServico(tx, id);
  });
}

/** As it is now, held until the transaction ends. @throws Recusa 404. */
async function abrirParaGravar(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db, [id]);
  return lerServico(tx, id);
}

/** @throws Recusa 404; 409 with `atual` for a stale version, 409 for a name that another has. */
export async function atualizarServico(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeServico,
) {
  try {
    return await ctx.transacao(async (tx) => {
      const antes = await abrirParaGravar(tx, id);
      await exigirVersao(tx, 'servicos', antes, versao);
      await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
      await tx.auditar({
        acao: 'servico.alterado',
        objeto: objeto(id),
        antes: CAMPOS.de(antes),
        depois: CAMPOS.de(edicao),
      });
      return lerServico(tx, id);
    });
  } catch (erro) {
    throw sqlstate(erro) === NOME_REPETIDO ? nomeEmUso() : erro;
  }
}

/** @throws Recusa 404; 409 while a contract has it. */
export function excluirServico(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const servico = await abrirParaGravar(tx, id);
    if (await repo.temContrato(tx.db, id)) {
      throw estadoInvalido('Há contratos com este serviço. Inative-o em vez de excluir.');
    }
    await repo.excluir(tx.db, id);
    await tx.auditar({ acao: 'servico.excluido', objeto: objeto(id), antes: CAMPOS.de(servico) });
    return { success: true as const, message: 'Serviço excluído.' };
  });
}

/**
 * Puts several into use, or out of it.
 *
 * @throws Recusa 422 listing those that do not exist, nothing saved then.
 */
export function mudarSituacao(ctx: Contexto, { ids, ativo }: SituacaoDeServicos) {
  return ctx.transacao(async (tx) => {
    const achados = await repo.travar(tx.db, ids);
    const conhecidos = new Set(achados.map(({ id }) => id));
    const estranhos = ids.filter((id) => !conhecidos.has(id));
    if (estranhos.length > 0) {
      throw campoInvalido('ids', listados('Serviços não encontrados', estranhos));
    }
    const alterados = achados.filter((um) => um.ativo !== ativo).map(({ id }) => id);
    for (const id of alterados) await atualizarServico(tx, id, { ativo });
    return { success: true as const, alterados };
  });
}

/**
 * The services chosen for a contract, by id.
 *
 * @param atuais those that the contract has already: they may be kept though no longer in use.
 * @throws Recusa 422 for one that does not exist or is not in use.
 */
export async function exigirServicos(
  tx: ContextoDeTransacao,
  ids: readonly number[],
  atuais: ReadonlySet<number>,
) {
  const achados = new Map((await repo.segurar(tx.db, ids)).map((um) => [um.id, um]));
  for (const id of ids) {
    const servico = achados.get(id);
    if (!servico) throw campoInvalido('servicos', 'Serviço não encontrado.');
    if (!servico.ativo && !atuais.has(id)) {
      throw campoInvalido('servicos', `O serviço ${servico.nome} não está mais em uso.`);
    }
  }
  return achados;
}
