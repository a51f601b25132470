import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  // The people who call these examples have no password.
  'POST /usuarios/me/exportar': {
    body: { senha: 'nenhuma' },
    aceita: [422],
    papeis: [422, 422, 422, 422],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'answers a question and keeps nothing': ['POST /usuarios/me/exportar'],
};
