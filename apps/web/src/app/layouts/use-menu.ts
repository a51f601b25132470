import { useFavoritos } from '../../features/favoritos/favoritos.ts';
import { usePermissoes } from '../../lib/permissoes.tsx';
import { type ItemDoMenu, montarMenu, type NomeDoMenu } from '../menus.ts';
import { ROTAS } from '../rotas.ts';

/** A menu as this person has it. */
export function useMenu(menu: NomeDoMenu): ItemDoMenu[] {
  const { permissions } = usePermissoes();
  const favoritos = useFavoritos(({ ids }) => ids);
  return montarMenu(ROTAS, menu, { permissoes: permissions, favoritos });
}
