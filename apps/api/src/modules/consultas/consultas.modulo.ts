import type { Modulo } from '../../platform/modulo.ts';
import { limpeza } from './consultas.jobs.ts';

/** Look-ups at services outside the firm: how they are asked, read and remembered. */
export const consultas: Modulo = {
  nome: 'consultas',
  trabalhos: [limpeza],
};
