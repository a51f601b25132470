import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const cliente = await criarCliente(banco);
  await vincularCliente(banco, eu, cliente.id);
  return {
    'POST /api/empresas/mudar-varias': {
      quem: 'administrador',
      body: {
        empresa_ids: [cliente.empresa_id],
        mudanca: { tipo: 'tags', adicionar: ['Prioridade'], remover: [] },
        simular: true,
      },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/empresas/mudar-varias/{id}/desfazer': {
      quem: 'administrador',
      params: { id: NENHUM },
      aceita: [404],
      alheio: { id: NENHUM },
      papeis: [404, 404, 403, 403],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon records: tests of its own say what it changes': ['POST /api/empresas/mudar-varias'],
};
