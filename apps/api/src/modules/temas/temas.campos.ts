import { NovoTema } from '@dominio/contrato/temas';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a theme as they are sent; `tema`, its colours, is kept in compact form. */
export const CAMPOS = camposDe(NovoTema.shape, ['tema']);
