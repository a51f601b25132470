import { NovaPermissao, NovoGrupo } from '@dominio/contrato/grupos';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a group; who and what is in it are calls of their own. */
export const CAMPOS = camposDe(NovoGrupo.shape);

/** What is written of a permission. */
export const CAMPOS_DA_PERMISSAO = camposDe(NovaPermissao.shape);
