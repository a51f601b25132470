import { EdicaoDeContrato } from '@dominio/contrato/contratos';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a contract that an edit writes; `aditivo` and `servicos` go into rows of their own. */
export const CAMPOS = camposDe(EdicaoDeContrato.shape, ['aditivo', 'servicos', 'versao']);
