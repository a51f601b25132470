import { DadosDeNotaInterna } from '@dominio/contrato/notas-internas';
import { camposDe } from '../../platform/campos.ts';

/** What is written of «um|uma» nota interna. */
export const CAMPOS = camposDe(DadosDeNotaInterna.shape);
