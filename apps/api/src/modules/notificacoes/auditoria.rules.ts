import { NOME_DA_CATEGORIA } from '@dominio/contrato/notificacoes-tipos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of notificacoes. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    notificacoes: 'notificações',
  },
  frases: {
    'notificacoes.removidas_por_administrador': 'removeu notificações {de}',
    'notificacoes.regra_alterada': ({ depois }) =>
      `mudou a regra da notificação ${String(depois?.name ?? '')}`,
  },
  camposDe: {
    notificacoes: {
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
