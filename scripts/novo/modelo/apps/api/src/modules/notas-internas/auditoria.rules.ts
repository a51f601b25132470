import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of notas internas. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    nota_interna: { artigo: '«o|a»', nome: 'nota interna', comAlcance: true },
  },
  camposDe: {
    nota_interna: { ativo: { rotulo: 'em uso' }, observacoes: { rotulo: 'observações' } },
  },
};
