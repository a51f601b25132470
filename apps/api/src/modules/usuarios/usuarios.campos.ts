import { camposSoProprios, NovoUsuario } from '@dominio/contrato/usuarios-entrada';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a person that the row holds; `ativo` is written as the state, clients are links. */
export const CAMPOS = camposDe(NovoUsuario.shape, ['ativo', 'enviar_convite', 'cliente_ids']);

/** Besides them, those that the person alone writes. */
export const CAMPOS_DO_PERFIL = camposDe({ ...NovoUsuario.shape, ...camposSoProprios }, [
  'ativo',
  'enviar_convite',
  'cliente_ids',
]);
