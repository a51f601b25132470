import type { Pedido } from '@dominio/contrato/endpoint';
import {
  type Destinatarios,
  type Envio,
  type notificacoesEnvioEndpoints as endpoints,
  TEXTOS_DO_ENVIO as T,
  type TipoDeEnvio,
} from '@dominio/contrato/notificacoes-envio';
import { rodape } from '@dominio/contrato/paginacao';
import type { Canais } from '../../../platform/aviso.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado, Recusa } from '../../../platform/erros.ts';
import { contarNaoLidas } from '../notificacoes.repository.ts';
import * as repo from './envios.repository.ts';
import { lerMensagem } from './mensagem.service.ts';

export type NovoEnvio = Pedido<typeof endpoints.enviar>['body'];

const CANAIS_DO_TIPO: Readonly<Record<TipoDeEnvio, Canais>> = {
  system: { sistema: true, email: false, push: false },
  email: { sistema: false, email: true, push: false },
  push: { sistema: false, email: false, push: true },
  both: { sistema: true, email: true, push: false },
  all: { sistema: true, email: true, push: true },
};

/** By which ways what is sent as this type is told. */
export const canaisDoTipo = (tipo: TipoDeEnvio): Canais => CANAIS_DO_TIPO[tipo];

const nomeiaAlguem = ({ user_id, user_ids, grupo_ids, time_ids, todos }: Destinatarios) =>
  Boolean(todos) ||
  user_id !== undefined ||
  [user_ids, grupo_ids, time_ids].some((ids) => (ids?.length ?? 0) > 0);

/** Those named one by one who are told of nothing, each with the reason. */
async function ignoradosDe({ db }: Contexto, { user_id, user_ids = [] }: Destinatarios) {
  const ids = [...new Set(user_id === undefined ? user_ids : [user_id, ...user_ids])];
  const achadas = new Map((await repo.lerPessoas(db, ids)).map((uma) => [uma.id, uma]));
  return ids.flatMap((id) => {
    const pessoa = achadas.get(id);
    if (!pessoa) return [{ id, motivo: T.usuarioNaoEncontrado }];
    if (pessoa.client_id !== null) return [{ id, motivo: 'É de um cliente.' }];
    return pessoa.situacao === 'ativo' ? [] : [{ id, motivo: 'Não tem acesso ativo.' }];
  });
}

/** How many people recipients would tell now. */
export async function contarDestinatarios(ctx: Contexto, quem: Destinatarios) {
  return { total: nomeiaAlguem(quem) ? (await repo.pessoasDe(ctx.db, quem)).length : 0 };
}

/**
 * Sends something by hand, at once or later: the rows of those told are written by a job, so that
 * the whole staff are as quickly said as one.
 *
 * @throws Recusa 404 for an unknown `user_id`; 422 without recipients, where none of them can be
 *   told (with `ignorados`, which says why), and for a time that is over.
 */
export function enviar(ctx: Contexto, novo: NovoEnvio) {
  return ctx.transacao(async (tx) => {
    const { user_id, user_ids, grupo_ids, time_ids, todos, agendar_para } = novo;
    const quem = { user_id, user_ids, grupo_ids, time_ids, todos };
    if (!nomeiaAlguem(quem)) throw campoInvalido('user_ids', T.semDestinatario);
    if (agendar_para && agendar_para <= tx.agora())
      throw campoInvalido('agendar_para', T.noPassado);
    if (user_id !== undefined && (await repo.lerPessoas(tx.db, [user_id])).length === 0) {
      throw naoEncontrado(T.usuarioNaoEncontrado);
    }
    const pessoas = await repo.pessoasDe(tx.db, quem);
    const ignorados = await ignoradosDe(tx, quem);
    if (pessoas.length === 0) {
      const campos = [{ campo: 'user_ids', mensagem: T.ninguem }];
      throw new Recusa('DADOS_INVALIDOS', { detail: T.ninguem, campos, extras: { ignorados } });
    }
    const { id } = await gravar(tx, novo, quem);
    return {
      success: true as const,
      message: agendar_para ? 'Envio agendado.' : 'Notificação enviada.',
      enviados: agendar_para ? 0 : pessoas.length,
      ignorados,
      lote_id: id,
    };
  });
}

/** @throws Recusa 422 for a message of which nothing is left without what is not allowed in it. */
function lerEscrita(escrita: string) {
  const lida = lerMensagem(escrita);
  if (lida.mensagem === '') throw campoInvalido('message', T.falta);
  return lida;
}

async function gravar(tx: ContextoDeTransacao, novo: NovoEnvio, destinatarios: Destinatarios) {
  const linha = await repo.inserir(tx.db, {
    titulo: novo.title,
    ...lerEscrita(novo.message),
    tipo: novo.notification_type,
    url: novo.url ?? null,
    event_data: novo.event_data ?? null,
    destinatarios,
    criado_por: tx.ator.usuarioId,
    criado_em: tx.agora(),
    agendado_para: novo.agendar_para ?? null,
  });
  await tx.auditar({
    acao: 'notificacoes.enviadas',
    depois: {
      envio: linha.id,
      titulo: novo.title,
      destinatarios,
      agendado_para: linha.agendado_para,
    },
  });
  if (!linha.agendado_para) await tx.emitir('notificacao.enviar', { envioId: linha.id });
  return linha;
}

type LinhaDaLista = Awaited<ReturnType<typeof repo.listar>>['linhas'][number];

const estadoDe = ({ cancelado_em, enviado_em }: LinhaDaLista): Envio['estado'] =>
  cancelado_em ? 'cancelado' : enviado_em ? 'enviado' : 'agendado';

/** What was sent by hand, and what is scheduled: a page, the newest first. */
export async function listarEnvios(
  { db }: Contexto,
  pagina: Pedido<typeof endpoints.listar>['query'],
) {
  const { linhas, total } = await repo.listar(db, pagina);
  const agendados = linhas.filter((linha) => estadoDe(linha) === 'agendado');
  const aAvisar = await repo.contarPessoas(db, agendados);
  const lidas = await repo.contarLidas(db, linhas);
  const envios = linhas.map((linha): Envio => {
    const estado = estadoDe(linha);
    return {
      id: linha.id,
      titulo: linha.titulo,
      mensagem: linha.mensagem,
      notification_type: linha.tipo,
      estado,
      agendado_para: linha.agendado_para?.toISOString() ?? null,
      enviado_em: linha.enviado_em?.toISOString() ?? null,
      destinatarios: estado === 'agendado' ? (aAvisar.get(linha.id) ?? 0) : linha.avisadas,
      lidas: lidas.get(linha.id) ?? 0,
      autor: linha.autor,
      criado_em: linha.criado_em.toISOString(),
    };
  });
  return { envios, ...rodape(total, pagina) };
}

/**
 * Calls off what is scheduled.
 *
 * @throws Recusa 404 for none of this id; 409 once it has left.
 */
export function cancelarEnvio(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const linha = await repo.abrir(tx.db, id);
    if (!linha) throw naoEncontrado(T.naoEncontrado);
    if (linha.saiu_em || !linha.agendado_para) throw estadoInvalido(T.jaSaiu);
    if (!linha.cancelado_em) {
      await repo.marcar(tx.db, id, { cancelado_em: tx.agora() });
      await tx.auditar({
        acao: 'notificacoes.envio_cancelado',
        depois: { envio: id, titulo: linha.titulo },
      });
    }
    return { success: true as const, message: 'Envio cancelado.' };
  });
}

/** Keeps a notification for the caller alone. */
export const guardarParaSi = (
  ctx: Contexto,
  { title, message, url }: Pedido<typeof endpoints.guardar>['body'],
) =>
  ctx.transacao(async (tx) => {
    const { mensagem, html } = lerEscrita(message);
    await tx.emitir('notificacao.guardar', {
      usuarioId: tx.ator.usuarioId,
      titulo: title,
      mensagem,
      html,
      url: url ?? null,
      chave: tx.requestId,
    });
    const unread_count = await contarNaoLidas(tx.db, tx.ator);
    return { success: true as const, message: 'Notificação guardada.', unread_count };
  });
