import { temPermissao } from '@dominio/contrato/permissoes';
import { type Icon, IconCalendar, IconFile, IconHome, IconUsers } from '@tabler/icons-react';
import { usePermissoes } from '../../lib/permissoes.tsx';
import { ROTAS, temPagina } from '../rotas.ts';

export interface ItemDaNavegacao {
  para: string;
  rotulo: string;
  Icone: Icon;
}

const ICONES: Readonly<Record<string, Icon>> = {
  '/inicio': IconHome,
  '/agenda': IconCalendar,
  '/selecionar-cliente': IconUsers,
};

/** The entries of the menu that this person may open, in the order of the route table. */
export function useItensDeNavegacao(): ItemDaNavegacao[] {
  const { permissions } = usePermissoes();
  return ROTAS.filter(temPagina)
    .filter(({ permissao }) => !permissao || temPermissao(permissions, permissao))
    .flatMap(({ path, menu }) =>
      menu ? [{ para: path, rotulo: menu, Icone: ICONES[path] ?? IconFile }] : [],
    );
}
