import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /auth/oidc/provedor': {},
  'GET /auth/oidc/iniciar': { aceita: [302] },
  'GET /auth/oidc/retorno': { aceita: [302] },
  'POST /auth/oidc/trocar': { body: { codigo: 'nenhum' }, aceita: [422] },
});
