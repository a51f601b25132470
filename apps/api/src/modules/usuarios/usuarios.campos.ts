import { NovoUsuario } from '@dominio/contrato/usuarios-entrada';
import { camposDe } from '../../platform/campos.ts';

/** What a person's own row keeps; whether somebody is let in is told by the situation. */
export const CAMPOS = camposDe(NovoUsuario.shape, ['ativo', 'enviar_convite']);
