import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of ver-como. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'ver_como.iniciado': 'passou a ver o Domínio como {o}',
    'ver_como.encerrado': 'deixou de ver o Domínio como {o}',
  },
};
