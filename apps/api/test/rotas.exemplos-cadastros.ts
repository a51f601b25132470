import { umCnpj } from './factories/clientes.ts';
import { type Exemplo, NENHUM, umaFoto } from './rotas.exemplos-comum.ts';

/** A client with its company and its contract. */
export interface Cadastro {
  readonly id: number;
  readonly empresa_id: number;
  readonly contrato_id: number;
}

/** Requests about clients, companies and contracts. */
export const exemplosDeCadastros = (c: {
  readonly cliente: Cadastro;
  readonly clienteAlheio: Cadastro;
}): Record<string, Exemplo> => ({
  'GET /api/clients/{id}': { params: { id: c.cliente.id }, alheio: { id: c.clienteAlheio.id } },
  'GET /api/clients/homonimos': { quem: 'administrador', query: { nome: 'Da matriz' } },
  'POST /api/clients': { quem: 'administrador', body: { nome: 'Da matriz' } },
  'PUT /api/clients/{id}': {
    quem: 'administrador',
    params: { id: c.cliente.id },
    body: { segmento: 'Comércio' },
    alheio: { id: NENHUM },
  },
  'GET /api/empresas': { query: { termo: 'a' } },
  'GET /api/empresas/{id}': {
    params: { id: c.cliente.empresa_id },
    alheio: { id: c.clienteAlheio.empresa_id },
  },
  'GET /api/empresas/qualidade': {},
  'GET /api/empresas/{id}/pendencias': {
    params: { id: c.cliente.empresa_id },
    alheio: { id: c.clienteAlheio.empresa_id },
  },
  'POST /api/empresas': {
    quem: 'administrador',
    body: { cliente_id: c.cliente.id, cnpj: umCnpj(), razao_social: 'Da matriz Ltda' },
  },
  'PUT /api/empresas/{id}': {
    quem: 'administrador',
    params: { id: c.cliente.empresa_id },
    body: { municipio: 'Santos', uf: 'SP' },
    alheio: { id: NENHUM },
  },
  // It has a contract.
  'DELETE /api/empresas/{id}': {
    quem: 'administrador',
    params: { id: c.cliente.empresa_id },
    aceita: [409],
    alheio: { id: NENHUM },
  },
  'GET /api/empresas/{id}/logo': {
    params: { id: c.cliente.empresa_id },
    aceita: [404],
    alheio: { id: c.clienteAlheio.empresa_id },
  },
  'POST /api/empresas/{id}/logo': {
    quem: 'administrador',
    params: { id: c.cliente.empresa_id },
    body: umaFoto(),
    alheio: { id: NENHUM },
  },
  'DELETE /api/empresas/{id}/logo': {
    quem: 'administrador',
    params: { id: c.cliente.empresa_id },
    alheio: { id: NENHUM },
  },
  'GET /api/contratos': { query: { status: 'ATIVO', limit: 1000 } },
  'GET /api/contratos/proximo-numero': { quem: 'administrador' },
  'GET /api/contratos/buscar-clientes': { query: { termo: 'a' } },
  'GET /api/contratos/todos-clientes-ativos': {},
  'GET /api/clientes-contratos': {},
  'GET /api/contratos/{id}': {
    params: { id: c.cliente.contrato_id },
    alheio: { id: c.clienteAlheio.contrato_id },
  },
  'GET /api/contratos/opcoes/responsaveis': { query: { termo: 'a' } },
  'GET /api/contratos/opcoes/times': {},
  'GET /api/contratos/{id}/aditivos': {
    params: { id: c.cliente.contrato_id },
    alheio: { id: c.clienteAlheio.contrato_id },
  },
  'POST /api/contratos': { quem: 'administrador', body: { cliente_id: c.cliente.id } },
  'PUT /api/contratos/{id}': {
    quem: 'administrador',
    params: { id: c.cliente.contrato_id },
    body: { servicos: ['Contabilidade'] },
    alheio: { id: NENHUM },
  },
  'PATCH /api/contratos/{id}/status': {
    quem: 'administrador',
    params: { id: c.cliente.contrato_id },
    body: { status_contrato: 'EM_IMPLANTACAO' },
    alheio: { id: NENHUM },
  },
  'DELETE /api/contratos/{id}': {
    quem: 'administrador',
    params: { id: c.cliente.contrato_id },
    alheio: { id: NENHUM },
  },
});
