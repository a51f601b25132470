import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarEmpresa } from '../../../test/factories/empresas.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const [de, para] = [await criarCliente(banco), await criarCliente(banco)];
  for (const { id } of [de, para]) await vincularCliente(banco, eu, id);
  const empresa = await criarEmpresa(banco, de.id);
  return {
    'POST /api/empresas/mover': {
      quem: 'administrador',
      body: { empresa_ids: [empresa.id], cliente_id: para.id, simular: true },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/empresas/mover/{id}/desfazer': {
      quem: 'administrador',
      params: { id: NENHUM },
      aceita: [404],
      alheio: { id: NENHUM },
      papeis: [404, 404, 403, 403],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon records: tests of its own say what it changes': ['POST /api/empresas/mover'],
};
