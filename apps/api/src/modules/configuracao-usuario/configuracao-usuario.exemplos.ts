import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/user/config/default': {},
  'GET /api/user/config': {},
  'POST /api/user/config': { body: { config: { theme: { mode: 'light' } } } },
  'POST /api/user/config/reset': {},
});
