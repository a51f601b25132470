import { NovoCampo } from '@dominio/contrato/campos-personalizados';
import { camposDe } from '../../platform/campos.ts';

/** What the firm says of a field of its own. */
export const CAMPOS = camposDe(NovoCampo.shape);
