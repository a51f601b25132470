import { NovoFeriado } from '@dominio/contrato/feriados';
import { camposDe } from '../../platform/campos.ts';
import type { feriados } from './feriados.tables.ts';

/** What is written of a holiday that the firm entered. */
export const CAMPOS = camposDe<typeof feriados>()(NovoFeriado.shape);
