import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * Not with the other calls of `oidc.ts`: the sign-in page makes it each time, and most firms have
 * no provider.
 */
export const lerProvedor = endpoint({
  method: 'GET',
  path: '/auth/oidc/provedor',
  acesso: 'publico',
  resumo: 'Nome do provedor de identidade; nulo quando a entrada por ele está desligada',
  response: z.object({ provedor: z.string().nullable() }),
});
