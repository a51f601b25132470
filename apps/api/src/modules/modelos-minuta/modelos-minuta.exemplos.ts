import { modelosMinutaEndpoints } from '@dominio/contrato/modelos-minuta';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarModeloMinuta } from '../../../test/factories/modelos-minuta.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const { id } = await criarModeloMinuta(banco);
  const quemEdita = { quem: 'administrador', papeis: [200, 403, 403, 403] } as const;
  const deUm = { params: { id }, alheio: { id: NENHUM } };
  return {
    'GET /api/modelos-minuta': { query: { termo: 'a' }, papeis: [200, 200, 200, 403] },
    'GET /api/modelos-minuta/{id}': { ...deUm, papeis: [200, 200, 200, 403] },
    'POST /api/modelos-minuta': {
      ...quemEdita,
      body: { nome: `Mensal ${id}`, texto: 'Contrato {numero}' },
      papeis: [201, 403, 403, 403],
    },
    'PUT /api/modelos-minuta/{id}': { ...quemEdita, ...deUm, body: { texto: 'De {cliente}' } },
    'DELETE /api/modelos-minuta/{id}': { ...quemEdita, ...deUm },
  };
};

export const substantivos: Substantivos = async () => ({
  'modelo de minuta': {
    criar: modelosMinutaEndpoints.criar,
    editar: modelosMinutaEndpoints.atualizar,
    ler: modelosMinutaEndpoints.ler,
    fora: ['versao'],
    entregue: { por: modelosMinutaEndpoints.listar },
    auditada: 'modelo_minuta.alterado',
  },
});
