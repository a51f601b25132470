import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of temas. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    tema: { artigo: 'o', nome: 'tema' },
  },
  camposDe: {
    tema: { cores: { rotulo: 'cores' } },
  },
};
