import { visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { criarVisao } from '../../../test/factories/visoes-salvas.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu, outro }) => {
  const minha = await criarVisao(banco, eu);
  const alheia = await criarVisao(banco, outro);
  return {
    'GET /api/visoes-salvas': { papeis: [200, 200, 200, 200] },
    'POST /api/visoes-salvas': {
      body: { tabela: 'clientes', nome: 'da matriz' },
      papeis: [201, 201, 201, 201],
    },
    'PUT /api/visoes-salvas/{id}': {
      params: { id: minha.id },
      body: { nome: 'outra da matriz' },
      alheio: { id: alheia.id },
      papeis: [200, 200, 200, 200],
    },
    'DELETE /api/visoes-salvas/{id}': {
      params: { id: minha.id },
      alheio: { id: alheia.id },
      papeis: [200, 200, 200, 200],
    },
  };
};

export const substantivos: Substantivos = async () => ({
  'visão salva': {
    criar: visoesSalvasEndpoints.criar,
    editar: visoesSalvasEndpoints.atualizar,
    ler: visoesSalvasEndpoints.listar,
    exemplos: {
      tabela: ['clientes', 'clientes'],
      colunas: [[{ id: 'nome', visivel: true }], [{ id: 'nome', visivel: false }]],
      densidade: ['compacta', 'confortavel'],
    },
    fora: ['versao'],
    entregue: { por: ({ preferencias }) => preferencias.visoes_salvas[0] },
  },
});
