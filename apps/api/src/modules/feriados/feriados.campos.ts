import { NovoFeriado } from '@dominio/contrato/feriados';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a holiday that the firm entered. */
export const CAMPOS = camposDe(NovoFeriado.shape);
