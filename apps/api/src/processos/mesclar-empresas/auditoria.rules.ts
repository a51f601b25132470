import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of companies that become one, and two again. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'empresa.juntada': 'juntou outra empresa {a}',
    'empresa.separada': 'desfez uma junção {de}',
    'empresa.absorvida': 'juntou {o} a outra empresa',
    'empresa.reposta': 'separou {o} de outra empresa',
  },
  campos: {
    juntada: { rotulo: 'empresa juntada' },
    regimes: { rotulo: 'regimes tributários' },
  },
  historico: ['empresa.juntada', 'empresa.separada', 'empresa.absorvida', 'empresa.reposta'],
};
