import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of transfers that are set for a day. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'time.transferencia_marcada': 'marcou uma transferência de clientes {de}',
    'time.transferencia_cancelada': 'cancelou uma transferência de clientes {de}',
  },
  campos: {
    para_id: { rotulo: 'time de destino', referencia: 'time' },
    em: { rotulo: 'dia' },
  },
  historico: ['time.transferencia_marcada', 'time.transferencia_cancelada'],
};
