import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({ 'GET /health': {}, 'GET /dev/emails': {} });
