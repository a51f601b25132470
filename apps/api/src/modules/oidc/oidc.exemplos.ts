import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /auth/oidc/provedor': { papeis: 'publico' },
  'GET /auth/oidc/iniciar': { aceita: [302], papeis: 'publico' },
  'GET /auth/oidc/retorno': { aceita: [302], papeis: 'publico' },
  'POST /auth/oidc/trocar': { body: { codigo: 'nenhum' }, aceita: [422], papeis: 'publico' },
});

export const foraDoPercurso: ForaDoPercurso = {
  'proves who somebody is, and changes with what they do so': ['POST /auth/oidc/trocar'],
};
