import {
  AVISOS_DA_CONTA,
  type ContaBancaria,
  type FiltrosDeContasBancarias,
} from '@dominio/contrato/contas-bancarias';
import type {
  DadosDeContaBancaria,
  EdicaoDeContaBancaria,
} from '@dominio/contrato/contas-bancarias-campos';
import { semOsAlheios } from '@dominio/contrato/contas-bancarias-tipos';
import { rodape } from '@dominio/contrato/paginacao';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { segurarEmpresa } from '../empresas/do-cliente.service.ts';
import { contarAvisos } from './avisos.repository.ts';
import { conferirConta } from './conferencia.service.ts';
import { CAMPOS } from './contas-bancarias.campos.ts';
import { apresentarConta } from './contas-bancarias.presenter.ts';
import * as repo from './contas-bancarias.repository.ts';
import { nomeDaConta } from './contas-bancarias.rules.ts';

export const objeto = (id: number) => ({ tipo: 'conta_bancaria', id });

/** A page of those of clients in the caller's scope. */
export async function listarContasBancarias(
  { db, ator }: Contexto,
  filtros: FiltrosDeContasBancarias,
) {
  const linhas = await repo.listar(db, ator, filtros);
  const total = await repo.contar(db, ator, filtros);
  return {
    contas_bancarias: linhas.map((linha) => apresentarConta(linha, ator)),
    ...rodape(total, filtros),
  };
}

/**
 * How many accounts in use of a client have each warning, and any.
 *
 * @throws Recusa 404 for a client out of scope.
 */
export async function lerAvisos(ctx: Contexto, clienteId: number) {
  if (!(await clienteNoEscopo(ctx, clienteId))) throw naoEncontrado('Cliente não encontrado.');
  const { total, ...totais } = await contarAvisos(ctx.db, ctx.ator, clienteId);
  return { total, avisos: AVISOS_DA_CONTA.map((aviso) => ({ aviso, total: totais[aviso] })) };
}

/** The row of one. @throws Recusa 404 outside the caller's scope. */
async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDeConta> {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Conta bancária não encontrada.');
  return linha;
}

/** @throws Recusa 404 outside the caller's scope. */
export const lerContaBancaria = async (ctx: Contexto, id: number): Promise<ContaBancaria> =>
  apresentarConta(await exigir(ctx, id), ctx.ator);

/** @throws Recusa 422 for a client out of reach, and with every other wrong field. */
export function criarContaBancaria(ctx: Contexto, dados: DadosDeContaBancaria) {
  return ctx.transacao(async (tx) => {
    if (!(await clienteNoEscopo(tx, dados.cliente_id))) {
      throw campoInvalido('cliente_id', 'Cliente não encontrado.');
    }
    await conferirConta(tx, { clienteId: dados.cliente_id }, dados, dados);
    const depois = CAMPOS.de(dados);
    const id = await repo.inserir(tx.db, { ...depois, nome: nomeDaConta(dados) });
    await tx.auditar({ acao: 'conta_bancaria.criada', objeto: objeto(id), depois });
    return lerContaBancaria(tx, id);
  });
}

/**
 * As it is now, held until the transaction ends.
 *
 * @throws Recusa 404 outside the caller's scope; 409 with `atual` for a stale version.
 */
export async function abrirParaGravar(
  tx: ContextoDeTransacao,
  id: number,
  versao: number | undefined,
): Promise<repo.LinhaDeConta> {
  await repo.travar(tx.db, tx.ator, id);
  const linha = await exigir(tx, id);
  await exigirVersao(tx, 'contas_bancarias', linha, versao, (atual) =>
    apresentarConta(atual, tx.ator),
  );
  return linha;
}

/**
 * An account that becomes one of another kind loses what that kind does not have.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version; 422 with every wrong field.
 */
export function atualizarContaBancaria(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeContaBancaria,
) {
  return ctx.transacao(async (tx) => {
    // Before the account: whoever deletes a company holds it first, and then its accounts.
    if (edicao.empresa_id) await segurarEmpresa(tx, edicao.empresa_id);
    const antes = await abrirParaGravar(tx, id, versao);
    const pedida = { ...antes, ...CAMPOS.de(edicao) };
    const tirados = semOsAlheios(pedida.tipo, antes);
    const conta = { ...pedida, ...tirados };
    const { cliente_id: clienteId, empresa_id: empresaId } = antes;
    await conferirConta(tx, { clienteId, empresaId }, edicao, conta);
    const depois = CAMPOS.de({ ...edicao, ...tirados });
    await repo.atualizar(tx.db, id, { ...depois, nome: nomeDaConta(conta) }, escritaDe(tx));
    await tx.auditar({
      acao: 'conta_bancaria.alterada',
      objeto: objeto(id),
      clienteId: antes.cliente_id,
      antes: CAMPOS.de(antes),
      depois,
    });
    return lerContaBancaria(tx, id);
  });
}

/** @throws Recusa 404. */
export function excluirContaBancaria(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = CAMPOS.de(await abrirParaGravar(tx, id, undefined));
    await repo.excluir(tx.db, id);
    await tx.auditar({ acao: 'conta_bancaria.excluida', objeto: objeto(id), antes });
    return { success: true as const, message: 'Conta bancária excluída.' };
  });
}
