import { NovoTime } from '@dominio/contrato/times';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a team that a person writes. */
export const CAMPOS = camposDe(NovoTime.shape);
