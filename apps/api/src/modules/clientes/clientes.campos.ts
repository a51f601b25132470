import { NovoCliente } from '@dominio/contrato/clientes-cadastro';
import { camposDe } from '../../platform/campos.ts';
import type { clientes } from './clientes.tables.ts';

/** What a client's own row keeps; the company and the contract that it may begin with are other nouns. */
export const CAMPOS = camposDe<typeof clientes>()(NovoCliente.shape, ['empresa', 'contrato']);
