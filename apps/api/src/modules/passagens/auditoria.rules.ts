import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of handover terms: of the client that they are about. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'passagem.gerada': 'gerou um termo de passagem {de}',
    'passagem.assinada': 'assinou o termo de passagem {de}',
    'passagem.concluida': 'concluiu a passagem {de}',
    'passagem.recusada': 'recusou o termo de passagem {de}',
    'passagem.cancelada': 'cancelou o termo de passagem {de}',
  },
  campos: {
    quem_passa: { rotulo: 'quem passa', referencia: 'usuario' },
    quem_recebe: { rotulo: 'quem recebe', referencia: 'usuario' },
    motivo_do_termo: { rotulo: 'motivo' },
  },
  historico: ['passagem.gerada', 'passagem.concluida'],
};
