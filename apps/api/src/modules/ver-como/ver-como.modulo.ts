import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeVerComo } from './ver-como.routes.ts';
import { visitaIniciada } from './visita-iniciada.aviso.ts';

export const verComo: Modulo = {
  nome: 'ver-como',
  rotas: [registrarRotasDeVerComo],
  avisos: [visitaIniciada],
  auditoria: { palavras },
  exemplos: () => import('./ver-como.exemplos.ts'),
};
