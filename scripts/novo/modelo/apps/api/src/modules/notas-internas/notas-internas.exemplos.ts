import { notasInternasEndpoints } from '@dominio/contrato/notas-internas';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarNotaInterna } from '../../../test/factories/notas-internas.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const { id, cliente_id } = await criarNotaInterna(banco);
  // Administrators alone, until `matriz-inicial.ts` gives it to others.
  const deles = { quem: 'administrador', papeis: [200, 403, 403, 403] } as const;
  const dela = { ...deles, params: { id }, alheio: { id: NENHUM } };
  return {
    'GET /api/notas-internas': { ...deles, query: { termo: 'a' } },
    'GET /api/notas-internas/{id}': dela,
    'POST /api/notas-internas': {
      ...deles,
      body: { cliente_id, nome: 'Da matriz' },
      papeis: [201, 403, 403, 403],
    },
    'PUT /api/notas-internas/{id}': { ...dela, body: { nome: 'Da matriz' } },
    'DELETE /api/notas-internas/{id}': dela,
    'POST /api/notas-internas/situacao': { ...deles, body: { ids: [id], ativo: false } },
  };
};

export const substantivos: Substantivos = async ({ banco }) => {
  const cliente = await criarCliente(banco);
  return {
    'nota interna': {
      criar: notasInternasEndpoints.criar,
      editar: notasInternasEndpoints.atualizar,
      ler: notasInternasEndpoints.ler,
      exemplos: { cliente_id: [cliente.id, cliente.id] },
      fora: ['versao'],
      entregue: { por: notasInternasEndpoints.listar },
      auditada: 'nota_interna.alterad«o|a»',
    },
  };
};
