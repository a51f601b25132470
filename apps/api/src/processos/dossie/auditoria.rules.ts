import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of dossiers that were read. */
export const palavras: PalavrasDaAuditoria = {
  campos: { dossie: { rotulo: 'seções do dossiê' } },
};
