import { EdicaoDeContrato } from '@dominio/contrato/contratos';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a contract, after its client was chosen; the amendment is a row of its own. */
export const CAMPOS = camposDe(EdicaoDeContrato.shape, ['aditivo', 'versao']);
