import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of feriados. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    feriado: { artigo: 'o', nome: 'feriado' },
  },
  campos: {
    anual: { rotulo: 'anual' },
    fonte: { rotulo: 'fonte' },
  },
};
