import { NovoCliente } from '@dominio/contrato/clientes-cadastro';
import { camposDe } from '../../platform/campos.ts';

/**
 * The fields of a client that its own row holds; `empresa` and `contrato`, which a new client may
 * come with, are other nouns, and who is responsible for it is a link.
 */
export const CAMPOS = camposDe(NovoCliente.shape, ['empresa', 'contrato', 'responsavel_id']);
