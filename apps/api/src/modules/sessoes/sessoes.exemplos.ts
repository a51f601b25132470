import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /auth/forgot-password': { body: { email: 'a@b.demo' } },
  'GET /auth/validate-reset-token/{token}': { params: { token: 'nenhum' } },
  'POST /auth/reset-password': {
    body: { token: 'nenhum', nova_senha: 'girafa lê jornal velho' },
    aceita: [422],
  },
  'POST /auth/validate-token': {},
  'GET /auth/me': {},
  'GET /auth/permissions': {},
  'POST /auth/logout': {},
});
