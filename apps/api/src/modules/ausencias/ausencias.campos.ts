import { NovaAusencia } from '@dominio/contrato/ausencias';
import { camposDe } from '../../platform/campos.ts';
import type { ausencias } from './ausencias.tables.ts';

/** What is written of an absence. */
export const CAMPOS = camposDe<typeof ausencias>()(NovaAusencia.shape);
