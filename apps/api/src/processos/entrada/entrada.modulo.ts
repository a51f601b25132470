import type { Modulo } from '../../platform/modulo.ts';
import { registrarAutenticacao, registrarRotasDaEntrada } from './entrada.routes.ts';

/** Signing in: spans accounts, sessions, the second factor, groups, absences and visits. */
export const entrada: Modulo = {
  nome: 'entrada',
  antes: registrarAutenticacao,
  rotas: [registrarRotasDaEntrada],
  exemplos: () => import('./entrada.exemplos.ts'),
};
