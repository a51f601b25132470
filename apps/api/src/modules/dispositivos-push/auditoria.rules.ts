import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of dispositivos-push. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    dispositivo_push: 'dispositivo de push',
    push: 'notificação push',
  },
  frases: {
    'dispositivo_push.ativado': 'ativou um dispositivo para notificações push',
    'dispositivo_push.desativado': 'desativou um dispositivo de notificações push',
    'push.enviado': 'enviou uma notificação push {a}',
  },
};
