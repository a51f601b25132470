import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/usuarios/me/favoritos': { papeis: [200, 200, 200, 200] },
  'PUT /api/usuarios/me/favoritos': {
    body: { favoritos: ['/agenda'] },
    papeis: [200, 200, 200, 200],
    aoCliente: 'their own favourites',
  },
});
