import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of copia. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'usuario.acesso_copiado': 'copiou o acesso de outra pessoa para {o}',
  },
  historico: ['usuario.acesso_copiado'],
};
