import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/user/config/default': { papeis: 'publico' },
  'GET /api/user/config': { papeis: [200, 200, 200, 200] },
  'POST /api/user/config': {
    body: { config: { theme: { mode: 'light' } } },
    papeis: [200, 200, 200, 200],
  },
  'POST /api/user/config/reset': { papeis: [200, 200, 200, 200] },
});

export const foraDoPercurso: ForaDoPercurso = {
  'a list or a tree of settings, which a write replaces or merges as one': [
    'POST /api/user/config',
  ],
};
