import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/area-cliente/agenda': { papeis: [200, 200, 200, 200] },
  'GET /api/area-cliente/dados': {
    papeis: [200, 200, 200, 200],
    aoCliente: 'the register of their own company',
  },
  'GET /api/area-cliente/escritorio': { papeis: [200, 200, 200, 200] },
});
