import { notasInternasEndpoints } from '@dominio/contrato/notas-internas';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarNotaInterna } from '../../../test/factories/notas-internas.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const { id, cliente_id } = await criarNotaInterna(banco);
  const quem = 'administrador';
  const dela = { quem, params: { id }, alheio: { id: NENHUM } } as const;
  return {
    'GET /api/notas-internas': { quem, query: { termo: 'a' } },
    'GET /api/notas-internas/{id}': dela,
    'POST /api/notas-internas': { quem, body: { cliente_id, nome: 'Da matriz' } },
    'PUT /api/notas-internas/{id}': { ...dela, body: { nome: 'Da matriz' } },
    'DELETE /api/notas-internas/{id}': dela,
    'POST /api/notas-internas/situacao': { quem, body: { ids: [id], ativo: false } },
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
      auditada: 'nota_interna.alterad«o|a»',
    },
  };
};
