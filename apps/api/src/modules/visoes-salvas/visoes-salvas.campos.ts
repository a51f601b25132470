import { NovaVisao } from '@dominio/contrato/visoes-salvas';
import { camposDe } from '../../platform/campos.ts';
import type { visoesSalvas } from './visoes-salvas.tables.ts';

/** What is written of a saved view. */
export const CAMPOS = camposDe<typeof visoesSalvas>()(NovaVisao.shape);
