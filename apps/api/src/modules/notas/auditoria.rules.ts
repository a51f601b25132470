import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of notes. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    nota: { artigo: 'a', nome: 'nota', comAlcance: true },
  },
  camposDe: {
    nota: {
      texto: { rotulo: 'texto' },
      fixada: { rotulo: 'fixada' },
    },
  },
  historico: ['nota.criada', 'nota.alterada'],
};
