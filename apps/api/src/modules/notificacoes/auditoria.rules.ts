import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of notificacoes. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    notificacoes: 'notificações',
  },
  frases: {
    'notificacoes.removidas_por_administrador': 'removeu notificações {de}',
  },
};
