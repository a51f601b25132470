import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/busca': { query: { termo: 'ana' }, papeis: [200, 200, 200, 200] },
});
