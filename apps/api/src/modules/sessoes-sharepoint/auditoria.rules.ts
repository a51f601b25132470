import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of sessoes-sharepoint. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'grupo.sessoes_sharepoint': 'alterou as sessões do SharePoint {de}',
    'time.sessoes_sharepoint': 'alterou as sessões do SharePoint {de}',
  },
  ligados: {
    'grupo.sessoes_sharepoint': 'sessao_sharepoint',
    'time.sessoes_sharepoint': 'sessao_sharepoint',
  },
};
