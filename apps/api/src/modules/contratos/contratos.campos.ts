import { EdicaoDeContrato } from '@dominio/contrato/contratos';
import { camposDe } from '../../platform/campos.ts';
import type { contratos } from './contratos.tables.ts';

/** What is written of a contract, after its client was chosen; the amendment is a row of its own. */
export const CAMPOS = camposDe<typeof contratos>()(EdicaoDeContrato.shape, ['aditivo', 'versao']);
