import { NovaPermissao, NovoGrupo } from '@dominio/contrato/grupos';
import { camposDe } from '../../platform/campos.ts';

/** The fields of a group; its people, permissions and clients are written by calls of their own. */
export const CAMPOS = camposDe(NovoGrupo.shape);

/** The fields of a permission. */
export const CAMPOS_DA_PERMISSAO = camposDe(NovaPermissao.shape);
