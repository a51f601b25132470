import { ParDeTemas } from '@dominio/contrato/tema/configuracao';
import { temasEndpoints } from '@dominio/contrato/temas';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';
import { temas } from './temas.tables.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  // Only the example's theme is left, so that the limit of themes refuses none of the calls.
  await banco.delete(temas);
  const [tema] = await banco
    .insert(temas)
    .values({ nome: 'Único', tema: { v: 1 } })
    .returning();
  return {
    'GET /api/system/temas': { papeis: [200, 200, 200, 200] },
    'POST /api/system/temas': {
      quem: 'administrador',
      body: { nome: 'da matriz', tema: {} },
      papeis: [201, 403, 403, 403],
    },
    'PUT /api/system/temas/{id}': {
      quem: 'administrador',
      params: { id: tema?.id },
      body: { descricao: 'da matriz' },
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
    'DELETE /api/system/temas/{id}': {
      quem: 'administrador',
      params: { id: tema?.id },
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/system/aplicar-tema/{id}': {
      params: { id: tema?.id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 200, 404],
    },
  };
};

export const substantivos: Substantivos = async () => ({
  'tema do escritório': {
    criar: temasEndpoints.criar,
    editar: temasEndpoints.atualizar,
    ler: temasEndpoints.listar,
    exemplos: {
      tema: [ParDeTemas.parse({}), ParDeTemas.parse({ light: { corPrimaria: '#112233' } })],
    },
    fora: ['versao'],
    entregue: 'themes are not exported',
    auditada: 'tema.alterado',
    naAuditoria: { tema: 'cores' },
  },
});
