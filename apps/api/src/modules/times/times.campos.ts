import { NovoTime } from '@dominio/contrato/times';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a team. */
export const CAMPOS = camposDe(NovoTime.shape);
