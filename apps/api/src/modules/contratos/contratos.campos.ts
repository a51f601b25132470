import { EdicaoDeContrato } from '@dominio/contrato/contratos';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a contract that an edit writes; `aditivo` goes into a row of its own. */
export const CAMPOS = camposDe(EdicaoDeContrato.shape, ['aditivo', 'versao']);
