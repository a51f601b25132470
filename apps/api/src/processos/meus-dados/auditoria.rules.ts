import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of meus-dados. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'usuario.dados_exportados': 'exportou os próprios dados',
  },
};
