import { EdicaoDoEscritorio } from '@dominio/contrato/escritorio';
import { camposDe } from '../../platform/campos.ts';

/** What is written of the firm's own record. */
export const CAMPOS = camposDe(EdicaoDoEscritorio.shape, ['versao']);
