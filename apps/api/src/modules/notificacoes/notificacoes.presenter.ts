import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import type { Notificacao } from '@dominio/contrato/notificacoes';
import type { LinhaDeNotificacao } from './notificacoes.repository.ts';

/** Seconds since 1970, the unit of `timestamp` (dominios.md §5c). */
export const segundos = (instante: Date) => Math.floor(instante.getTime() / 1000);

/** A notification as the client reads it, under both sets of names (specification part 1 §3.6). */
export function apresentar(linha: LinhaDeNotificacao): Notificacao {
  return {
    id: linha.id,
    usuario_id: linha.usuario_id,
    categoria: linha.categoria,
    tipo: linha.tipo_evento,
    tipo_evento: linha.tipo_evento,
    titulo: linha.titulo,
    mensagem: linha.mensagem,
    message: linha.html,
    timestamp: segundos(linha.criado_em),
    criado_em: linha.criado_em.toISOString(),
    tracking_key: linha.tracking_key,
    lida: linha.lida,
    importante: linha.importante,
    contagem: linha.contagem,
    ...(linha.adiada_ate && { adiada_ate: linha.adiada_ate.toISOString() }),
    canal_envio: 'push',
    status_envio: 'enviado',
    url: linha.url,
    event_data: linha.event_data,
    dados: { criado_por: linha.criado_por, agendamento_id: linha.agendamento_id },
  };
}

/** The same as a message of the live feed; its id is the position from which a reader resumes. */
export function apresentarAoVivo(
  linha: LinhaDeNotificacao,
): Extract<MensagemAoVivo, { type: 'notification' }> {
  const data = apresentar(linha);
  return { type: 'notification', id: linha.posicao, timestamp: data.timestamp, data };
}
