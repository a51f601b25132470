import type { EdicaoDeCliente } from '@dominio/contrato/clientes';
import type { Arquivamento } from '@dominio/contrato/clientes-situacao';
import { dataCivil } from '@dominio/contrato/datas';
import type { CampoInvalido } from '@dominio/contrato/erros';
import type { z } from 'zod';
import { mudancaSemCpfInteiro, semCpfInteiro } from '../../platform/auditoria/cpf.ts';
import { auditandoRecusa, registrarLeitura } from '../../platform/auditoria/leitura.ts';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { dadosInvalidos, estadoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './clientes.campos.ts';
import { apresentarCliente } from './clientes.presenter.ts';
import { comCpf, gravarComCpf } from './cpf.service.ts';
import * as repo from './ficha.repository.ts';
import { comPersonalizados } from './personalizados.service.ts';
import {
  novaSituacao,
  recusaDoNovo,
  type SituacaoGuardada,
  type SituacaoPedida,
} from './situacao.rules.ts';

async function exigir({ db, ator }: Contexto, id: number): Promise<repo.LinhaDaFicha> {
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Cliente não encontrado.');
  return linha;
}

type DaSituacao = 'situacao_motivo' | 'situacao_detalhe' | 'situacao_desde' | 'data_encerramento';
const daSituacao = ({
  situacao_motivo,
  situacao_detalhe,
  situacao_desde,
  data_encerramento,
}: Pick<repo.LinhaDaFicha, DaSituacao>) => ({
  situacao_motivo,
  situacao_detalhe,
  situacao_desde,
  data_encerramento,
});

const apresentar = (linha: repo.LinhaDaFicha) => {
  const { versao, situacao_anterior, ...lida } = linha;
  return {
    ...apresentarCliente(lida),
    ...CAMPOS.de(lida),
    ...daSituacao(lida),
    ...(situacao_anterior && { situacao_anterior }),
    versao,
  };
};

type Ficha = ReturnType<typeof apresentar>;

/** @throws Recusa 404 outside the caller's scope. */
export const lerCliente = async (ctx: Contexto, id: number) => apresentar(await exigir(ctx, id));

/** Audits that the CPF of a person was handed out (LGPD art. 37), once an hour for each session. */
async function registrarLeituraDoCpf(ctx: Contexto, { id, cpf }: Ficha): Promise<void> {
  if (cpf === null) return;
  const depois = { campos: ['cpf'] };
  await registrarLeitura(ctx, { acao: 'cliente.dados_lidos', tipo: 'cliente', ids: [id], depois });
}

/**
 * One client's record, as it is opened, which is audited.
 *
 * @throws Recusa 404 outside the caller's scope.
 */
export async function abrirCliente(ctx: Contexto, id: number) {
  const cliente = await lerCliente(ctx, id);
  await registrarLeituraDoCpf(ctx, cliente);
  return cliente;
}

type Novo = Parameters<typeof repo.inserir>[1];

/**
 * The fields of a new client, as they may be inserted.
 *
 * @throws Recusa 409 for a CPF that is taken, and for a situation that no new client has; 422 for a CPF of
 *   a company, and for values that do not fit the firm's own fields.
 */
export async function conferirNovoCliente(ctx: Contexto, novo: Novo): Promise<Novo> {
  const enviados = CAMPOS.de(novo);
  const recusa = recusaDoNovo(enviados.situacao);
  if (recusa) throw estadoInvalido(recusa);
  const [campos] = await conferirTudo(
    () => comPersonalizados(ctx, enviados),
    () => comCpf(ctx, enviados),
  );
  return campos;
}

/** Inserts a client that was checked, in the transaction that may also insert its company and contract. */
export async function inserirCliente(tx: ContextoDeTransacao, campos: Novo): Promise<number> {
  const id = await gravarComCpf(() => repo.inserir(tx.db, campos));
  await tx.auditar({
    acao: 'cliente.criado',
    objeto: { tipo: 'cliente', id },
    depois: semCpfInteiro(campos),
  });
  return id;
}

/** What is written of the situation, if it changes. */
function situacaoNova(tx: ContextoDeTransacao, antes: repo.LinhaDaFicha, pedida: SituacaoPedida) {
  const lida = novaSituacao(antes, pedida, dataCivil(tx.agora()));
  if (lida === null) return {};
  if ('recusa' in lida) throw estadoInvalido(lida.recusa);
  if ('erros' in lida) throw dadosInvalidos(lida.erros);
  return lida;
}

/** What is to be changed, which may follow from the record as it is held. */
type Mudanca = (linha: repo.LinhaDaFicha) => EdicaoDeCliente;

function gravarCliente(ctx: Contexto, id: number, mudanca: Mudanca) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, tx.ator, id);
    const linha = await exigir(tx, id);
    const { versao, ...edicao } = mudanca(linha);
    await exigirVersao(tx, 'clientes', linha, versao, apresentar);
    const antes = { ...CAMPOS.de(linha), ...daSituacao(linha) };
    const enviados = CAMPOS.de(edicao);
    const [campos, { cpf }, { situacao_anterior, ...situacao }] = await conferirTudo(
      () => comPersonalizados(tx, enviados, antes.campos_personalizados),
      () => comCpf(tx, enviados, linha),
      async (): Promise<Partial<SituacaoGuardada>> => situacaoNova(tx, linha, edicao),
    );
    const depois = { ...campos, ...(cpf !== undefined && { cpf }), ...situacao };
    const escrito = { ...depois, ...(situacao_anterior && { situacao_anterior }) };
    await gravarComCpf(() => repo.atualizar(tx.db, id, escrito, escritaDe(tx)));
    await tx.auditar({
      acao: 'cliente.alterado',
      objeto: { tipo: 'cliente', id },
      ...mudancaSemCpfInteiro(antes, { ...antes, ...depois }),
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', id);
    return lerCliente(tx, id);
  });
}

/**
 * Changes a client's record.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version, which is audited as opening it is, for a CPF that
 *   is taken and for a situation that does not follow from its own; 422 for a CPF of a company, and for a
 *   situation without its reason and day.
 */
export const atualizarCliente = (ctx: Contexto, id: number, edicao: EdicaoDeCliente) =>
  mudarCliente(ctx, id, () => edicao);

const mudarCliente = (ctx: Contexto, id: number, mudanca: Mudanca) =>
  auditandoRecusa(
    () => gravarCliente(ctx, id, mudanca),
    (atual: Ficha) => registrarLeituraDoCpf(ctx, atual),
  );

/** A wrong field of a situation by its name in the call that archives. */
const daChamada = ({ campo, mensagem }: CampoInvalido): CampoInvalido => ({
  campo: campo.replace(/^situacao_/, ''),
  mensagem,
});

/**
 * Archives a client: it is inactive from a day on, for a reason, and out of lists and counts.
 *
 * Of one that is so already, the reason is corrected, and the day only where it is told.
 *
 * @throws Recusa 404; 409 for a stale version; 422 for a day to come, and for another reason that is not told.
 */
export function arquivarCliente(
  ctx: Contexto,
  id: number,
  { motivo, detalhe, desde, versao }: z.output<typeof Arquivamento>,
) {
  return mudarCliente(ctx, id, ({ situacao }) => ({
    situacao: 'inativo',
    situacao_motivo: motivo,
    situacao_detalhe: detalhe,
    situacao_desde: desde ?? (situacao === 'inativo' ? undefined : dataCivil(ctx.agora())),
    versao,
  })).catch((erro: unknown) => {
    throw erro instanceof Recusa && erro.campos ? dadosInvalidos(erro.campos.map(daChamada)) : erro;
  });
}
