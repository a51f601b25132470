import type { Modulo } from '../../platform/modulo.ts';
import { registrarEventosDeVerComo } from './ver-como.events.ts';
import { registrarRotasDeVerComo } from './ver-como.routes.ts';

export const verComo: Modulo = {
  nome: 'ver-como',
  rotas: [registrarRotasDeVerComo],
  consumidores: [registrarEventosDeVerComo],
};
