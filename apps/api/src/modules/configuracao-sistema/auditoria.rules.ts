import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of configuracao-sistema. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    integracao: 'integração',
  },
  frases: {
    'integracao.alterada': 'alterou uma integração',
    'integracao.testada': 'testou uma integração',
  },
};
