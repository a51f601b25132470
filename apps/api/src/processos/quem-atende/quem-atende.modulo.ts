import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeQuemAtende } from './quem-atende.routes.ts';

/** Changes who serves a client: the people and the teams that it is linked to. */
export const quemAtende: Modulo = {
  nome: 'quem-atende',
  rotas: [registrarRotasDeQuemAtende],
  auditoria: { palavras },
  exemplos: () => import('./quem-atende.exemplos.ts'),
};
