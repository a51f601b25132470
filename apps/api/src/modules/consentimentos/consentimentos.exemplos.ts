import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /usuarios/me/consentimentos': {
    papeis: [200, 200, 200, 200],
    aoCliente: 'their own consents',
  },
  // The people who call this example have no picture to agree to.
  'POST /usuarios/me/consentimentos/{finalidade}': {
    params: { finalidade: 'foto' },
    body: { versao_do_texto: 1 },
    aceita: [409],
    papeis: [409, 409, 409, 409],
  },
  'DELETE /usuarios/me/consentimentos/{finalidade}': {
    params: { finalidade: 'foto' },
    papeis: [200, 200, 200, 200],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'said once and never edited': ['POST /usuarios/me/consentimentos/{finalidade}'],
};
