import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarTime } from '../../../test/factories/usuarios.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const time = await criarTime(banco);
  const doTime = {
    quem: 'administrador',
    params: { id: time.id },
    alheio: { id: NENHUM },
  } as const;
  return {
    'GET /times-completos': { quem: 'administrador' },
    'GET /times/buscar': { quem: 'administrador', query: { termo: 'a' } },
    'POST /times-completos': { quem: 'administrador', body: { nome: `Da matriz ${eu}` } },
    'GET /times-completos/{id}': doTime,
    'PUT /times-completos/{id}': { ...doTime, body: { cor: '#6f42c1' } },
    'DELETE /times-completos/{id}': doTime,
    'GET /times-completos/{id}/usuarios': doTime,
    'POST /times-completos/{id}/usuarios': { ...doTime, body: { usuario_ids: [eu] } },
    'GET /times-completos/{id}/clientes': doTime,
    'POST /times-completos/{id}/clientes': { ...doTime, body: { cliente_ids: [] } },
    'GET /times-completos/{id}/usuarios-com-clientes': doTime,
  };
};
