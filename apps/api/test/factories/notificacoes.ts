import {
  type NovaNotificacao,
  notificar,
} from '../../src/modules/notificacoes/notificacoes.service.ts';
import type { Plataforma } from '../../src/platform/plataforma.ts';
import { criarUsuario, proximo } from './usuarios.ts';

/** Tells somebody something (a new person unless said whom), as a job does. Returns what was asked. */
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
