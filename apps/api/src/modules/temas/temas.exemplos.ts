import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos } from '../../platform/exemplos.ts';
import { temas } from './temas.tables.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  // Only the example's theme is left, so that the limit of themes refuses none of the calls.
  await banco.delete(temas);
  const [tema] = await banco
    .insert(temas)
    .values({ nome: 'Único', tema: { v: 1 } })
    .returning();
  return {
    'GET /api/system/temas': {},
    'POST /api/system/temas': { quem: 'administrador', body: { nome: 'da matriz', tema: {} } },
    'PUT /api/system/temas/{id}': {
      quem: 'administrador',
      params: { id: tema?.id },
      body: { descricao: 'da matriz' },
      alheio: { id: NENHUM },
    },
    'DELETE /api/system/temas/{id}': {
      quem: 'administrador',
      params: { id: tema?.id },
      alheio: { id: NENHUM },
    },
    'POST /api/system/aplicar-tema/{id}': { params: { id: tema?.id }, alheio: { id: NENHUM } },
  };
};
