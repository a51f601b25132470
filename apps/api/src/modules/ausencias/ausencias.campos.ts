import { NovaAusencia } from '@dominio/contrato/ausencias';
import { camposDe } from '../../platform/campos.ts';

/** What is written of an absence. */
export const CAMPOS = camposDe(NovaAusencia.shape);
