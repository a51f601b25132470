import { NovaVisao } from '@dominio/contrato/visoes-salvas';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a saved view. */
export const CAMPOS = camposDe(NovaVisao.shape);
