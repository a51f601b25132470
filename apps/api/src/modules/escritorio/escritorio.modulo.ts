import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDoEscritorio } from './escritorio.routes.ts';

export const escritorio: Modulo = {
  nome: 'escritorio',
  rotas: [registrarRotasDoEscritorio],
  auditoria: { palavras },
  exemplos: () => import('./escritorio.exemplos.ts'),
};
