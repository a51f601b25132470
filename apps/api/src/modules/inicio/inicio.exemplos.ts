import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/inicio': { query: { widgets: 'numeros-do-dia' }, papeis: [200, 200, 200, 200] },
});
