import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of serviços. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    servico: { artigo: 'o', nome: 'serviço' },
  },
  camposDe: {
    servico: {
      ativo: { rotulo: 'em uso' },
      descricao: { rotulo: 'descrição' },
      unidade: { rotulo: 'unidade' },
    },
  },
};
