import { empresasEndpoints } from '@dominio/contrato/empresas';
import { meuCliente, NENHUM, umaFoto } from '../../../test/exemplos.apoio.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarRegimes } from '../../../test/factories/regimes.ts';
import { umSocio } from '../../../test/factories/socios.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco } = cena;
  const cliente = await meuCliente(cena);
  const clienteAlheio = await criarCliente(banco);
  const [regime] = await criarRegimes(banco, cliente.empresa_id, [
    ['lucro_presumido', '2020-01-01'],
  ]);
  const { exemplosDaImportacao } = await import('./importacao/importacao.exemplos.ts');
  return {
    ...(await exemplosDaImportacao(cena)),
    'GET /api/empresas': { query: { termo: 'a' }, papeis: [200, 200, 200, 403] },
    'GET /api/empresas/{id}': {
      params: { id: cliente.empresa_id },
      alheio: { id: clienteAlheio.empresa_id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/empresas/quem-atende': { papeis: [200, 200, 200, 403] },
    'GET /api/empresas/qualidade': { papeis: [200, 200, 200, 403] },
    'GET /api/clients/{id}/empresas/qualidade': {
      params: { id: cliente.id },
      query: { limit: 5 },
      alheio: { id: clienteAlheio.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/empresas/{id}/pendencias': {
      params: { id: cliente.empresa_id },
      alheio: { id: clienteAlheio.empresa_id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/cnaes': { papeis: [200, 200, 200, 403] },
    'GET /api/naturezas-juridicas': { papeis: [200, 200, 200, 403] },
    'POST /api/empresas': {
      quem: 'administrador',
      body: { cliente_id: cliente.id, cnpj: umCnpj(), razao_social: 'Da matriz Ltda' },
      papeis: [201, 201, 403, 403],
    },
    'PUT /api/empresas/{id}': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      body: { municipio: 'Santos', uf: 'SP' },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/empresas/{id}/status': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      body: { status: 'suspensa', status_desde: '2024-05-06', status_motivo: 'Sem movimento' },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/empresas/{id}/baixar': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      body: { status_desde: '2024-05-06', status_motivo: 'Encerrou as atividades' },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    // The company of the example has a contract, so its deletion is refused.
    'DELETE /api/empresas/{id}': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      aceita: [409],
      alheio: { id: NENHUM },
      papeis: [409, 403, 403, 403],
    },
    'GET /api/empresas/{id}/regimes': {
      params: { id: cliente.empresa_id },
      alheio: { id: clienteAlheio.empresa_id },
      papeis: [200, 200, 200, 403],
    },
    'POST /api/empresas/{id}/regimes': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      body: { regime: 'lucro_real', desde: '2024-01-01' },
      alheio: { id: NENHUM },
      papeis: [201, 201, 403, 403],
    },
    'PUT /api/empresas/{id}/regimes/{regime_id}': {
      quem: 'administrador',
      params: { id: cliente.empresa_id, regime_id: regime },
      body: { regime: 'simples_nacional' },
      alheio: { id: NENHUM, regime_id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'DELETE /api/empresas/{id}/regimes/{regime_id}': {
      quem: 'administrador',
      params: { id: cliente.empresa_id, regime_id: regime },
      alheio: { id: NENHUM, regime_id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'GET /api/empresas/{id}/socios': {
      params: { id: cliente.empresa_id },
      alheio: { id: clienteAlheio.empresa_id },
      papeis: [200, 200, 200, 403],
    },
    'PUT /api/empresas/{id}/socios': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      body: { socios: [umSocio()] },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'GET /api/empresas/{id}/logo': {
      params: { id: cliente.empresa_id },
      aceita: [404],
      alheio: { id: clienteAlheio.empresa_id },
      papeis: [404, 404, 404, 404],
    },
    'POST /api/empresas/{id}/logo': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      body: umaFoto(),
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'DELETE /api/empresas/{id}/logo': {
      quem: 'administrador',
      params: { id: cliente.empresa_id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
  };
};

export const substantivos: Substantivos = async ({ banco }) => {
  const cliente = await criarCliente(banco);
  const raiz = cliente.cnpj.slice(0, 8);
  return {
    empresa: {
      criar: empresasEndpoints.criar,
      editar: empresasEndpoints.atualizar,
      ler: empresasEndpoints.ler,
      exemplos: {
        cnpj: [umCnpj(raiz, 2), umCnpj()],
        tipo: ['filial', 'coligada'],
        matriz_id: [cliente.empresa_id, null],
        cliente_id: [cliente.id, cliente.id],
        inscricao_estadual: ['110.042.490.114', 'ISENTO'],
        inscricao_municipal: ['1.234-5', '99'],
        cnae_principal: ['6201501', '6204000'],
        cnaes_secundarios: [['6209100'], ['6311900', '6202300']],
        natureza_juridica: ['2062', '2135'],
        situacao_cadastral: ['ativa', 'inapta'],
        data_abertura: ['2001-02-03', '2010-11-12'],
        capital_social_centavos: [10_000_00, 0],
        telefone: ['(11) 3333-4444', '(11) 98888-7777'],
        email: ['contato@exemplo.com.br', 'fiscal@exemplo.com.br'],
        certificado_tipo: ['a1', 'a3'],
        certificado_serie: ['0A1B2C', '4D5E6F'],
        certificado_titular: ['Aurora Ltda', 'Bruna Lopes'],
        certificado_desde: ['2026-01-02', '2025-03-04'],
        certificado_ate: ['2027-01-02', '2028-03-04'],
        cep: ['01310100', '20040002'],
        municipio_ibge: ['3550308', '3304557'],
      },
      fora: ['versao'],
      entregue: { por: empresasEndpoints.listar },
      auditada: 'empresa.alterada',
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'a part of a record, told with it: tests of its own say what it changes': [
    'POST /api/empresas/{id}/regimes',
    'PUT /api/empresas/{id}/regimes/{regime_id}',
    'PUT /api/empresas/{id}/socios',
    'POST /api/empresas/{id}/status',
    'POST /api/empresas/{id}/baixar',
  ],
  'a file: the picture of a record, or a sheet with many of them': [
    'POST /api/empresas/{id}/logo',
    'POST /api/empresas/importacoes',
    'POST /api/empresas/importar',
  ],
};
