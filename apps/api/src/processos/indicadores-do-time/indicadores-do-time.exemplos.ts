import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarTime } from '../../../test/factories/usuarios.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const time = await criarTime(banco);
  await criarClientesDoTime(banco, time.id, 1);
  return {
    'GET /times-completos/carga': { quem: 'administrador', papeis: [200, 200, 403, 403] },
    'GET /times-completos/{id}/indicadores': {
      quem: 'administrador',
      params: { id: time.id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
  };
};
