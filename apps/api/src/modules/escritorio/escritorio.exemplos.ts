import { umaFoto } from '../../../test/exemplos.apoio.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/configuracoes/escritorio': { quem: 'administrador' },
  'PUT /api/configuracoes/escritorio': { quem: 'administrador', body: { nome: 'Da matriz' } },
  'GET /api/configuracoes/escritorio/logo': { aceita: [404] },
  'PUT /api/configuracoes/escritorio/logo': {
    quem: 'administrador',
    body: umaFoto(),
    // 409 where the firm has no record yet.
    aceita: [200, 409],
  },
  'DELETE /api/configuracoes/escritorio/logo': { quem: 'administrador' },
});
