import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/system-config/': { quem: 'administrador', papeis: [200, 200, 403, 403] },
  'GET /api/system-config/{integration}': {
    quem: 'administrador',
    params: { integration: 'email' },
    papeis: [200, 200, 403, 403],
  },
  'PUT /api/system-config/{integration}': {
    quem: 'administrador',
    params: { integration: 'push' },
    body: { config_value: { enabled: false } },
    papeis: [200, 403, 403, 403],
  },
  'POST /api/system-config/{integration}/test': {
    quem: 'administrador',
    params: { integration: 'armazenamento' },
    papeis: [200, 403, 403, 403],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'a list or a tree of settings, which a write replaces or merges as one': [
    'PUT /api/system-config/{integration}',
  ],
};
