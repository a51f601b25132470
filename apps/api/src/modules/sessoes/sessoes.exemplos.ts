import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /auth/forgot-password': { body: { email: 'a@b.demo' }, papeis: 'publico' },
  'GET /auth/validate-reset-token/{token}': { params: { token: 'nenhum' }, papeis: 'publico' },
  'POST /auth/reset-password': {
    body: { token: 'nenhum', nova_senha: 'girafa lê jornal velho' },
    aceita: [422],
    papeis: 'publico',
  },
  'POST /auth/validate-token': { papeis: [200, 200, 200, 200] },
  'GET /auth/me': { papeis: [200, 200, 200, 200] },
  'GET /auth/permissions': { papeis: [200, 200, 200, 200] },
  'POST /auth/logout': { papeis: [200, 200, 200, 200] },
});

export const foraDoPercurso: ForaDoPercurso = {
  'proves who somebody is, and changes with what they do so': [
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
  ],
};
