import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/usuarios/me/favoritos': { papeis: [200, 200, 200, 200] },
  'PUT /api/usuarios/me/favoritos': {
    body: { favoritos: ['/agenda'] },
    papeis: [200, 200, 200, 200],
    aoCliente: 'their own favourites',
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'a list or a tree of settings, which a write replaces or merges as one': [
    'PUT /api/usuarios/me/favoritos',
  ],
};
