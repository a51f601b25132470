import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of importacao. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'usuario.importados': 'importou usuários',
  },
};
