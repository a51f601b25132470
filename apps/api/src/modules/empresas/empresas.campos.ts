import { CamposDaEmpresa } from '@dominio/contrato/empresas';
import { camposDe } from '../../platform/campos.ts';
import type { empresas } from '../clientes/clientes.tables.ts';

/** What is written of a company, after its client was chosen. */
export const CAMPOS = camposDe<typeof empresas>()(CamposDaEmpresa.shape);
