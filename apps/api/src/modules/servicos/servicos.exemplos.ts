import { servicosEndpoints } from '@dominio/contrato/servicos';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const { id } = await criarServico(banco);
  const quemEdita = { quem: 'administrador', papeis: [200, 403, 403, 403] } as const;
  return {
    'GET /api/servicos': { query: { termo: 'a' }, papeis: [200, 200, 200, 403] },
    'GET /api/servicos/{id}': {
      params: { id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 200, 403],
    },
    'POST /api/servicos': {
      ...quemEdita,
      body: { nome: `Folha ${id}` },
      papeis: [201, 403, 403, 403],
    },
    'PUT /api/servicos/{id}': {
      ...quemEdita,
      params: { id },
      alheio: { id: NENHUM },
      body: { descricao: 'Até o dia 5' },
    },
    'DELETE /api/servicos/{id}': {
      ...quemEdita,
      params: { id },
      alheio: { id: NENHUM },
    },
    'POST /api/servicos/situacao': { ...quemEdita, body: { ids: [id], ativo: false } },
  };
};

export const substantivos: Substantivos = async () => ({
  serviço: {
    criar: servicosEndpoints.criar,
    editar: servicosEndpoints.atualizar,
    ler: servicosEndpoints.ler,
    fora: ['versao'],
    entregue: { por: servicosEndpoints.listar },
    auditada: 'servico.alterado',
  },
});
