import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDeVerComo } from './ver-como.events.ts';
import { registrarRotasDeVerComo } from './ver-como.routes.ts';

export const verComo: Modulo = {
  nome: 'ver-como',
  rotas: [registrarRotasDeVerComo],
  consumidores: [registrarEventosDeVerComo],
  auditoria: { palavras },
  exemplos: () => import('./ver-como.exemplos.ts'),
};
