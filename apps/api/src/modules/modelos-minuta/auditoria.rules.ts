import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of templates of minutes. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    modelo_minuta: { artigo: 'o', nome: 'modelo de minuta' },
  },
  camposDe: {
    modelo_minuta: {
      ativo: { rotulo: 'em uso' },
      texto: { rotulo: 'texto' },
    },
  },
};
