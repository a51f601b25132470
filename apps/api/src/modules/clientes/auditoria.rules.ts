import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of clientes. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    cliente: { artigo: 'o', nome: 'cliente', comAlcance: true },
  },
  campos: {
    client_id: { rotulo: 'empresa', referencia: 'cliente' },
    cliente_id: { rotulo: 'cliente', referencia: 'cliente' },
    clientes: { rotulo: 'clientes', referencia: 'cliente' },
    cliente_ids: { rotulo: 'clientes', referencia: 'cliente' },
    empresa: { rotulo: 'empresa' },
    contrato: { rotulo: 'contrato' },
    segmento: { rotulo: 'segmento' },
    site: { rotulo: 'site' },
    instagram: { rotulo: 'Instagram' },
  },
  historico: ['cliente.criado', 'cliente.alterado'],
};
