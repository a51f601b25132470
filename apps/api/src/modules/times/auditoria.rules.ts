import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of times. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    time: { artigo: 'o', nome: 'time' },
  },
  frases: {
    'time.membros': 'alterou os membros {de}',
    'time.clientes': 'alterou os clientes {de}',
  },
  campos: {
    time_id: { rotulo: 'time', referencia: 'time' },
    lider_id: { rotulo: 'líder', referencia: 'usuario' },
    times: { rotulo: 'times', referencia: 'time' },
  },
  ligados: {
    'time.membros': 'usuario',
    'time.clientes': 'cliente',
  },
  historico: ['time.criado', 'time.alterado', 'time.membros', 'time.clientes'],
};
