import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeFeriados } from './feriados.routes.ts';

export const feriados: Modulo = {
  nome: 'feriados',
  rotas: [registrarRotasDeFeriados],
  auditoria: { palavras },
  exemplos: () => import('./feriados.exemplos.ts'),
};
