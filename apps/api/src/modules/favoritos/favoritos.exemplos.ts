import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/usuarios/me/favoritos': {},
  'PUT /api/usuarios/me/favoritos': { body: { favoritos: ['/agenda'] } },
});
