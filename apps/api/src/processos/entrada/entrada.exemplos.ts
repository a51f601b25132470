import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /auth/login': {
    body: { email: 'a@b.demo', password: 'x' },
    aceita: [401],
    papeis: 'publico',
  },
});
