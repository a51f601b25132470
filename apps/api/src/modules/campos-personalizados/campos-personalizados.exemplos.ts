import { camposPersonalizadosEndpoints } from '@dominio/contrato/campos-personalizados';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';
import { camposPersonalizados } from './campos-personalizados.tables.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  // Only the example's field is left.
  await banco.delete(camposPersonalizados);
  const [campo] = await banco
    .insert(camposPersonalizados)
    .values({ nome: 'Código no ERP', tipo: 'texto' })
    .returning();
  return {
    'GET /api/campos-personalizados': { papeis: [200, 200, 200, 403] },
    'POST /api/campos-personalizados': {
      quem: 'administrador',
      body: { nome: 'Da matriz', tipo: 'texto' },
      papeis: [201, 403, 403, 403],
    },
    'PUT /api/campos-personalizados/{id}': {
      quem: 'administrador',
      params: { id: campo?.id },
      body: { nome: 'Código no sistema' },
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
  };
};

export const substantivos: Substantivos = async () => ({
  'campo personalizado': {
    criar: camposPersonalizadosEndpoints.criar,
    editar: camposPersonalizadosEndpoints.atualizar,
    ler: camposPersonalizadosEndpoints.listar,
    exemplos: {
      tipo: ['lista', 'lista'],
      ordem: [1, 2],
      arquivado: [false, true],
    },
    fora: ['versao'],
    entregue: 'settings are not exported',
    auditada: 'campo_personalizado.alterado',
  },
});
