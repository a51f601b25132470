import { Envio, notificacoesEnvioEndpoints as e } from '@dominio/contrato/notificacoes-envio';
import { rodape } from '@dominio/contrato/paginacao';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';

/** Something sent to twelve people, of whom five have read it. */
export const umEnvio = (mudancas: Partial<Envio> = {}): Envio =>
  Envio.parse({
    id: 71,
    titulo: 'Feriado',
    mensagem: 'O escritório fecha na sexta.',
    notification_type: 'both',
    estado: 'enviado',
    agendado_para: null,
    enviado_em: AGORA.toISOString(),
    destinatarios: 12,
    lidas: 5,
    autor: 'Helena Barreto',
    criado_em: AGORA.toISOString(),
    ...mudancas,
  } satisfies Envio);

/** Answers the calls by which notifications are sent, listed and called off; everybody is `pessoas`. */
export function responderEnvios(iniciais: readonly Envio[] = [], pessoas = 12) {
  let envios = [...iniciais];
  return {
    listar: responder(e.listar, ({ query }) => ({
      envios: envios.slice((query.page - 1) * query.limit, query.page * query.limit),
      ...rodape(envios.length, query),
    })),
    contar: responder(e.contar, ({ body: { todos, user_ids = [] } }) => ({
      total: todos ? pessoas : user_ids.length || 3,
    })),
    enviar: responder(e.enviar, ({ body }) => {
      const id = 100 + envios.length;
      const quando = body.agendar_para?.toISOString() ?? null;
      const estado = quando ? 'agendado' : 'enviado';
      const { title: titulo, message: mensagem, notification_type } = body;
      const novo = { id, titulo, mensagem, notification_type, estado, agendado_para: quando };
      envios = [umEnvio({ ...novo, lidas: 0 } as Partial<Envio>), ...envios];
      return { success: true, message: '', enviados: quando ? 0 : 3, ignorados: [], lote_id: id };
    }),
    cancelar: responder(e.cancelar, ({ params }) => {
      envios = envios.map((um) => (um.id === params.id ? { ...um, estado: 'cancelado' } : um));
      return { success: true, message: '' };
    }),
  };
}
