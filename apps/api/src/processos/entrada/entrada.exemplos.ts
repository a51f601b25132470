import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /auth/login': {
    body: { email: 'a@b.demo', password: 'x' },
    aceita: [401],
    papeis: 'publico',
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'proves who somebody is, and changes with what they do so': ['POST /auth/login'],
};
