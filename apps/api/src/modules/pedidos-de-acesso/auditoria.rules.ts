import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of pedidos-de-acesso. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'acesso.pedido': 'pediu um acesso',
  },
};
