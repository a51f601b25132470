import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of empresas. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    empresa: { artigo: 'a', nome: 'empresa', comAlcance: true },
  },
  campos: {
    empresa_id: { rotulo: 'empresa', referencia: 'empresa' },
    matriz_id: { rotulo: 'matriz', referencia: 'empresa' },
    razao_social: { rotulo: 'razão social' },
    nome_fantasia: { rotulo: 'nome fantasia' },
  },
  historico: [
    'empresa.criada',
    'empresa.alterada',
    'empresa.excluida',
    'empresa.logo_alterado',
    'empresa.logo_removido',
  ],
};
