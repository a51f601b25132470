import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/system-config/': { quem: 'administrador' },
  'GET /api/system-config/{integration}': {
    quem: 'administrador',
    params: { integration: 'email' },
  },
  'PUT /api/system-config/{integration}': {
    quem: 'administrador',
    params: { integration: 'push' },
    body: { config_value: { enabled: false } },
  },
  'POST /api/system-config/{integration}/test': {
    quem: 'administrador',
    params: { integration: 'armazenamento' },
  },
});
