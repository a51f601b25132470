import { EdicaoDoEscritorio } from '@dominio/contrato/escritorio';
import { camposDe } from '../../platform/campos.ts';
import type { escritorio } from './escritorio.tables.ts';

/** What is written of the firm's own record. */
export const CAMPOS = camposDe<typeof escritorio>()(EdicaoDoEscritorio.shape, ['versao']);
