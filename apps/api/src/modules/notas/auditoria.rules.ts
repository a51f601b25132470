import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of notes. Their text is for who sees the client's panel. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    nota: { artigo: 'a', nome: 'nota', comAlcance: true },
  },
  camposDe: {
    nota: {
      texto: { rotulo: 'texto', permissao: 'painel_cliente:visualizar' },
      fixada: { rotulo: 'fixada' },
    },
  },
  historico: ['nota.criada', 'nota.alterada'],
};
