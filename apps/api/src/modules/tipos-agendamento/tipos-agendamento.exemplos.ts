import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/tipos-agendamento': { papeis: [200, 200, 200, 403] },
  'GET /api/tipos-agendamento/ativos': { papeis: [200, 200, 200, 403] },
});
