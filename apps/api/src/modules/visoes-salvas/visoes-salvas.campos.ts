import { NovaVisao } from '@dominio/contrato/visoes-salvas';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a saved view that a person writes. */
export const CAMPOS = camposDe(NovaVisao.shape);
