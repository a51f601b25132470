import { asc, eq } from 'drizzle-orm';
import {
  type NovaNotificacao,
  notificar,
} from '../../src/modules/notificacoes/notificacoes.service.ts';
import { notificacoes } from '../../src/modules/notificacoes/notificacoes.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import type { Plataforma } from '../../src/platform/plataforma.ts';
import { criarUsuario, proximo } from './usuarios.ts';

/** Notifies a person, by default a new one, as a job does. Answers what was asked for. */
export async function criarNotificacao(
  plataforma: Plataforma,
  dados: Partial<NovaNotificacao> = {},
): Promise<NovaNotificacao> {
  const nova: NovaNotificacao = {
    usuarioIds: dados.usuarioIds ?? [(await criarUsuario(plataforma.banco)).id],
    tipoEvento: 'agendamento_criado',
    mensagem: 'Reunião com o cliente',
    url: '/agenda',
    trackingKey: `agendamento_criado:agendamento:${proximo()}`,
    criadoPor: null,
    agendamentoId: null,
    ...dados,
  };
  await notificar(plataforma, nova);
  return nova;
}

/** A person's notifications, oldest first. */
export const recebidas = (banco: Banco, usuarioId: number) =>
  banco
    .select()
    .from(notificacoes)
    .where(eq(notificacoes.usuario_id, usuarioId))
    .orderBy(asc(notificacoes.id));
