import type {
  Contrato,
  EdicaoDeContrato,
  FiltrosDeContratos,
  NovoContrato,
} from '@dominio/contrato/contratos';
import { dataCivil } from '@dominio/contrato/datas';
import { rodape } from '@dominio/contrato/paginacao';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import {
  campoInvalido,
  dadosInvalidos,
  jaEmUso,
  naoEncontrado,
  type Recusa,
} from '../../platform/erros.ts';
import { responsaveisDoCliente } from '../clientes/atendimento.service.ts';
import { clienteNoEscopo } from '../clientes/clientes.service.ts';
import { exigirEmpresaDoCliente } from '../empresas/do-cliente.service.ts';
import * as aditivos from './aditivos/aditivos.repository.ts';
import { CAMPOS } from './contratos.campos.ts';
import { acessoAoContrato, veValores } from './contratos.policy.ts';
import { apresentarContrato } from './contratos.presenter.ts';
import * as repo from './contratos.repository.ts';
import { proximoNumero } from './contratos.rules.ts';
import { designar } from './opcoes.service.ts';
import { vigenciaSeguinte } from './renovacao.rules.ts';
import { gravar as gravarServicos } from './servicos-do-contrato.repository.ts';
import { servicosEmTexto, servicosPedidos } from './servicos-do-contrato.service.ts';

export const apresentar = ({ ator }: Contexto, linha: repo.LinhaDeContrato): Contrato =>
  apresentarContrato(linha, acessoAoContrato(ator, linha.status_contrato));

/** A page of the contracts of clients in the caller's scope. */
export async function listarContratos(ctx: Contexto, filtros: FiltrosDeContratos) {
  const busca = { ...filtros, hoje: dataCivil(ctx.agora()) };
  const linhas = await repo.listar(ctx.db, ctx.ator, busca);
  const total = await repo.contar(ctx.db, ctx.ator, busca);
  const contratos = linhas.map((linha) => apresentar(ctx, linha));
  return { contratos, ...rodape(total, filtros) };
}

/** @throws Recusa 404 outside the caller's scope. */
export async function exigirContrato({ db, ator }: Contexto, id: number) {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Contrato não encontrado.');
  return linha;
}

/**
 * A contract, with the number of appointments that its end would leave without one, and who answers
 * for its client where it names nobody.
 */
export async function lerContrato(ctx: Contexto, id: number) {
  const linha = await exigirContrato(ctx, id);
  const agendamentos_futuros = await repo.contarAgendamentosFuturos(ctx.db, linha, ctx.agora());
  const { total, renovado_desde } = await aditivos.resumir(ctx.db, id);
  return {
    ...apresentar(ctx, linha),
    agendamentos_futuros,
    aditivos_total: total,
    responsaveis_do_cliente:
      linha.responsavel_id === null ? await responsaveisDoCliente(ctx, linha.cliente_id) : [],
    proxima_vigencia: vigenciaSeguinte(linha, renovado_desde),
  };
}

/**
 * Locks contracts until the transaction ends, and reads them, in the order of ids.
 *
 * @throws Recusa 404 when any of them is outside the caller's scope.
 */
export async function abrirContratos(tx: ContextoDeTransacao, ids: readonly number[]) {
  await repo.travarVarios(tx.db, tx.ator, ids);
  return exigirContratos(tx, ids);
}

/** @throws Recusa 404 when any of them is outside the caller's scope. */
export async function exigirContratos({ db, ator }: Contexto, ids: readonly number[]) {
  const linhas = await repo.lerVarios(db, ator, ids);
  if (linhas.length < new Set(ids).size) throw naoEncontrado('Contrato não encontrado.');
  return linhas;
}

/** Locks the contract until the transaction ends, and reads it. */
export async function abrirContrato(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db, tx.ator, id);
  return exigirContrato(tx, id);
}

/** The next free number of the current year; it is not reserved. */
export async function sugerirNumero({ db, agora }: Contexto) {
  const ano = dataCivil(agora()).slice(0, 4);
  return { numero_contrato: proximoNumero(ano, await repo.ultimoNumero(db, ano)) };
}

export function numeroRepetido(): Recusa {
  return jaEmUso('numero_contrato', 'Já existe um contrato com este número.');
}

/** @throws Recusa 422 for an amount sent by somebody who may not see amounts. */
export function exigirValorVisivel(
  { ator }: Contexto,
  {
    valor_mensal_centavos: valor,
    servicos = [],
  }: Pick<EdicaoDeContrato, 'valor_mensal_centavos' | 'servicos'>,
): void {
  if (veValores(ator)) return;
  const campos = [
    ...(valor === undefined ? [] : ['valor_mensal_centavos']),
    ...(servicos.some(({ valor_centavos }) => valor_centavos !== undefined) ? ['servicos'] : []),
  ];
  if (campos.length === 0) return;
  const mensagem = 'Só quem vê os valores dos contratos pode informá-los.';
  throw dadosInvalidos(campos.map((campo) => ({ campo, mensagem })));
}

/** @throws Recusa 422 for an end before the beginning. */
export function exigirVigencia({
  data_inicio,
  data_fim,
}: {
  data_inicio?: string | null | undefined;
  data_fim?: string | null | undefined;
}): void {
  if (data_inicio && data_fim && data_fim < data_inicio) {
    throw campoInvalido('data_fim', 'A data final deve ser depois da inicial.');
  }
}

/**
 * Creates a contract in draft. Without a number it gets the next of the year.
 *
 * @throws Recusa 409 for a number that is taken; 422 for a client or company out of scope, an end
 *   before the beginning, people who may not be named, and an amount from somebody who may not see
 *   amounts.
 */
export function criarContrato(ctx: Contexto, novo: NovoContrato) {
  return ctx.transacao(async (tx) => {
    const doCliente = async () => {
      if (!(await clienteNoEscopo(tx, novo.cliente_id))) {
        throw campoInvalido('cliente_id', 'Cliente não encontrado.');
      }
      await conferirTudo(
        () =>
          exigirEmpresaDoCliente(tx, { clienteId: novo.cliente_id, empresaId: novo.empresa_id }),
        () => designar(tx, novo.cliente_id, novo),
      );
    };
    const [servicos] = await conferirTudo(
      () => servicosPedidos(tx, [], novo.servicos),
      doCliente,
      () => exigirVigencia(novo),
      () => exigirValorVisivel(tx, novo),
    );
    await repo.travarNumeros(tx.db);
    const numero_contrato = novo.numero_contrato || (await sugerirNumero(tx)).numero_contrato;
    const { cliente_id } = novo;
    const campos = { ...CAMPOS.de(novo), numero_contrato, cliente_id };
    const id = await repo.inserir(tx.db, campos);
    if (id === undefined) throw numeroRepetido();
    await gravarServicos(tx.db, id, servicos);
    await tx.auditar({
      acao: 'contrato.criado',
      objeto: { tipo: 'contrato', id },
      depois: { ...campos, ...servicosEmTexto(servicos) },
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', cliente_id);
    return apresentar(tx, await exigirContrato(tx, id));
  });
}
