import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';

type Par = Pick<PermissaoCompleta, 'modulo' | 'acao'>;

/** What the mark 'Crítica' warns whoever grants the permission of. */
export const O_QUE_E_CRITICA = 'Abre o sistema, dados de outras pessoas, ou retira dados';

/** The permission's name in code: `agenda:criar`. */
export const nomeTecnico = ({ modulo, acao }: Par) => `${modulo}:${acao}`;

/** Whether the permission is one that code checks: such a one cannot be deleted. */
export const ehDoSistema = (permissao: Par): boolean =>
  (PERMISSOES as readonly string[]).includes(nomeTecnico(permissao));
