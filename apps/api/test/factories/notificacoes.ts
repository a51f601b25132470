import { asc, eq } from 'drizzle-orm';
import { agendamentoCriado } from '../../src/modules/agendamentos/avisos/agendamento-criado.aviso.ts';
import { notificacoes } from '../../src/modules/notificacoes/notificacoes.tables.ts';
import { notificar } from '../../src/modules/notificacoes/notificar.service.ts';
import type { Aviso, TipoDeAviso } from '../../src/platform/aviso.ts';
import type { Banco } from '../../src/platform/db.ts';
import type { Plataforma } from '../../src/platform/plataforma.ts';
import { criarUsuario, proximo } from './usuarios.ts';

/** Notifies a person, by default a new one, as a job does. Answers what was asked for. */
export async function criarNotificacao(
  plataforma: Plataforma,
  dados: Partial<Aviso> = {},
  tipo: TipoDeAviso = agendamentoCriado,
): Promise<Aviso> {
  const nova: Aviso = {
    usuarioIds: dados.usuarioIds ?? [(await criarUsuario(plataforma.banco)).id],
    mensagem: 'Reunião com o cliente',
    url: '/agenda',
    trackingKey: `${tipo.tipo}:agendamento:${proximo()}`,
    criadoPor: null,
    agendamentoId: null,
    ...dados,
  };
  await notificar(plataforma, tipo, nova);
  return nova;
}

/** A person's notifications, in the order in which they were last told. */
export const recebidas = (banco: Banco, usuarioId: number) =>
  banco
    .select()
    .from(notificacoes)
    .where(eq(notificacoes.usuario_id, usuarioId))
    .orderBy(asc(notificacoes.posicao));
