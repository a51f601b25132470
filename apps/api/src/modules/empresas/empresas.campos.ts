import { CamposDaEmpresa } from '@dominio/contrato/empresas';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a company that a person writes once its client is chosen. */
export const CAMPOS = camposDe(CamposDaEmpresa.shape);
