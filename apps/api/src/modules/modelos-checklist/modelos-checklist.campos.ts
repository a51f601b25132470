import { DadosDeModeloChecklist } from '@dominio/contrato/modelos-checklist';
import { camposDe } from '../../platform/campos.ts';

/** What is written of an item of the checklist. */
export const CAMPOS = camposDe(DadosDeModeloChecklist.shape);
