import { DadosDaNota } from '@dominio/contrato/notas';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a note. */
export const CAMPOS = camposDe(DadosDaNota.shape);
