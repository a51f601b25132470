import { NovaPermissao, NovoGrupo } from '@dominio/contrato/grupos';
import { camposDe } from '../../platform/campos.ts';
import type { grupos, permissoes } from './grupos.tables.ts';

/** What is written of a group; who and what is in it are calls of their own. */
export const CAMPOS = camposDe<typeof grupos>()(NovoGrupo.shape);

/** What is written of a permission. */
export const CAMPOS_DA_PERMISSAO = camposDe<typeof permissoes>()(NovaPermissao.shape);
