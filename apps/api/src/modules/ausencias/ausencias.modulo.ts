import type { Modulo } from '../../platform/modulo.ts';
import { virada } from './ausencias.jobs.ts';
import { registrarRotasDeAusencias } from './ausencias.routes.ts';

export const ausencias: Modulo = {
  nome: 'ausencias',
  rotas: [registrarRotasDeAusencias],
  trabalhos: [virada],
};
