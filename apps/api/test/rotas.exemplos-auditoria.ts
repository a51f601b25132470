import { type Exemplo, NENHUM } from './rotas.exemplos-comum.ts';

/** The audit log: an entry about the firm is every auditor's, so no id of it is foreign. */
export function exemplosDaAuditoria(c: {
  readonly eventoDeAuditoria: number;
  readonly cliente: { readonly id: number };
  readonly clienteAlheio: { readonly id: number };
}): Record<string, Exemplo> {
  const quem = 'administrador' as const;
  return {
    'GET /api/auditoria': { quem, query: { termo: 'da matriz' } },
    'GET /api/auditoria/opcoes': { quem },
    'GET /api/auditoria/pessoas': { quem, query: { termo: 'pessoa' } },
    'POST /api/auditoria/exportar': {
      quem,
      query: { request_id: 'da matriz' },
      body: { senha: 'nenhuma' },
      aceita: [422],
    },
    'GET /api/auditoria/historico/{tipo}/{id}': {
      params: { tipo: 'cliente', id: c.cliente.id },
      alheio: { tipo: 'cliente', id: c.clienteAlheio.id },
    },
    'GET /usuarios/me/atividade': {},
    'GET /api/auditoria/{id}': {
      quem,
      params: { id: c.eventoDeAuditoria },
      alheio: { id: NENHUM },
    },
  };
}
