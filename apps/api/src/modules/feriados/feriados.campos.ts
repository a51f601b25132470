import { NovoFeriado } from '@dominio/contrato/feriados';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a holiday that the firm enters. */
export const CAMPOS = camposDe(NovoFeriado.shape);
