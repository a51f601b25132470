import { NovoCliente } from '@dominio/contrato/clientes-cadastro';
import { camposDe } from '../../platform/campos.ts';

/** What a client's own row keeps; the company and the contract that it may begin with are other nouns. */
export const CAMPOS = camposDe(NovoCliente.shape, ['empresa', 'contrato']);
