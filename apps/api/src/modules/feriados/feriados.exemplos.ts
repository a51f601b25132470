import { feriadosEndpoints } from '@dominio/contrato/feriados';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';
import { feriados } from './feriados.tables.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  // Only the example's holiday is left.
  await banco.delete(feriados);
  const [feriado] = await banco
    .insert(feriados)
    .values({ data: '2026-01-25', nome: 'Único', uf: 'SP', municipio: 'São Paulo' })
    .returning();
  return {
    'GET /api/feriados': { quem: 'administrador', papeis: [200, 200, 403, 403] },
    'POST /api/feriados': {
      quem: 'administrador',
      body: { data: '2026-07-15', nome: 'Da matriz', uf: 'SP', municipio: 'Santos' },
      papeis: [201, 403, 403, 403],
    },
    'PUT /api/feriados/{id}': {
      quem: 'administrador',
      params: { id: feriado?.id },
      body: { data: '2026-07-15', nome: 'Da matriz', uf: 'SP' },
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
    'DELETE /api/feriados/{id}': {
      quem: 'administrador',
      params: { id: feriado?.id },
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
  };
};

export const substantivos: Substantivos = async () => ({
  feriado: {
    criar: feriadosEndpoints.criar,
    editar: feriadosEndpoints.atualizar,
    ler: feriadosEndpoints.listar,
    fora: ['versao'],
    entregue: 'holidays are not exported',
    auditada: 'feriado.alterado',
  },
});
