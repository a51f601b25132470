import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoEscritorio } from './escritorio.routes.ts';

export const escritorio: Modulo = {
  nome: 'escritorio',
  rotas: [registrarRotasDoEscritorio],
};
