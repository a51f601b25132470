import { NovoTime } from '@dominio/contrato/times';
import { camposDe } from '../../platform/campos.ts';
import type { times } from './times.tables.ts';

/** What is written of a team. */
export const CAMPOS = camposDe<typeof times>()(NovoTime.shape);
