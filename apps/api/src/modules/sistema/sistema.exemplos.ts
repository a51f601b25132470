import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /health': { papeis: 'publico' },
  'GET /dev/emails': { papeis: 'publico' },
});
