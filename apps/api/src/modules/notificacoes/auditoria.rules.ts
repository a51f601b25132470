import { NOME_DA_CATEGORIA } from '@dominio/contrato/notificacoes-tipos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of notificacoes. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    notificacoes: 'notificações',
  },
  frases: {
    'notificacoes.removidas_por_administrador': 'removeu notificações {de}',
    'notificacoes.enviadas': ({ depois }) => `enviou a notificação ${String(depois?.titulo ?? '')}`,
    'notificacoes.envio_cancelado': ({ depois }) =>
      `cancelou o envio da notificação ${String(depois?.titulo ?? '')}`,
    'notificacoes.regra_alterada': ({ depois }) =>
      `mudou a regra da notificação ${String(depois?.name ?? '')}`,
    'notificacoes.regra_excluida': ({ antes }) =>
      `excluiu a regra da notificação ${String(antes?.name ?? '')}`,
  },
  camposDe: {
    notificacoes: {
      envio: { rotulo: 'envio' },
      titulo: { rotulo: 'título' },
      destinatarios: { rotulo: 'destinatários' },
      agendado_para: { rotulo: 'agendado para' },
      event_type: { rotulo: 'evento' },
      name: { rotulo: 'nome' },
      description: { rotulo: 'descrição' },
      category: { rotulo: 'categoria', palavras: NOME_DA_CATEGORIA },
      system_default: { rotulo: 'sino' },
      email_default: { rotulo: 'e-mail' },
      push_default: { rotulo: 'push' },
      default_groups: { rotulo: 'grupos', referencia: 'grupo' },
      bloqueado: { rotulo: 'travada' },
    },
  },
};
