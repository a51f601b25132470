import { CamposDaEmpresa } from '@dominio/contrato/empresas';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a company, after its client was chosen. */
export const CAMPOS = camposDe(CamposDaEmpresa.shape);
