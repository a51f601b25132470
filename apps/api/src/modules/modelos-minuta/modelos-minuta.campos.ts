import { DadosDeModeloMinuta } from '@dominio/contrato/modelos-minuta';
import { camposDe } from '../../platform/campos.ts';

/** What is written of um modelo de minuta. */
export const CAMPOS = camposDe(DadosDeModeloMinuta.shape);
