import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { Icon } from '@tabler/icons-react';

/** Who a page is for: anybody, the staff, a client company's people; an alias only points elsewhere. */
export type Guarda = 'public' | 'staff' | 'client' | 'alias';

/**
 * Where a menu has room for pages (specification part 1 §2.3–2.4), each with its section's name or
 * alone: the sidebar, its client section, the client and management menus of the top bar, the
 * buttons of that bar, the person's menu, and the client area's bar. What they are called: `menus.ts`.
 */
export type LugarNoMenu =
  | 'principal'
  | 'sistema'
  | 'administrativo'
  | 'cliente'
  | 'clienteDados'
  | 'topoCliente'
  | 'topoDados'
  | 'gestao'
  | 'gestaoSucesso'
  | 'barra'
  | 'usuario'
  | 'areaDoCliente';

/** How soon a page's code is wanted wherever one is (specification part 1 §2.7). */
export type Prioridade = 'alta' | 'media' | 'baixa';

/** Who a page's code is fetched ahead for, by group (specification part 1 §6). */
export type Papel = 'administrador' | 'cliente' | 'gestor' | 'usuario';

export interface RotaComPagina {
  readonly path: string;
  /** Title of the window, and of the page where it has no better one. */
  readonly titulo: string;
  /** The window's title names the selected client besides; the page itself leaves that to the chip. */
  readonly nomeiaCliente?: true;
  readonly guarda: Exclude<Guarda, 'alias'>;
  /** Asked of the session besides the guard. */
  readonly permissao?: Permissao;
  /**
   * Further permissions for which it shows or offers more. The browser tests open it with
   * `permissao` and each of these, or with every two of these where it has none, and a call that asks
   * for another one fails them. With a permission that is missing here nobody opens it.
   */
  readonly mais?: readonly Permissao[];
  /** Asked besides of whoever opens it by its name alone, with nothing more in the address. */
  readonly paraProcurar?: Permissao;
  /** File under `pages/`, without `.page.tsx`; fetched only when the page is opened. */
  readonly pagina: string;
  /** Its entries: place → label there. Entries stand in the order of the table. */
  readonly menu?: Readonly<Partial<Record<LugarNoMenu, string>>>;
  /** The page above it in the way there, where its address does not say so. */
  readonly acima?: string;
  /** Opening the page lets go of the selected client (specification part 1 §4). */
  readonly limpaCliente?: true;
  /** Pages that often follow this one, their code fetched while it is open. One without a row is passed over. */
  readonly vizinhas?: readonly string[];
  readonly prioridade?: Prioridade;
  readonly papeis?: readonly Papel[];
  /** Further words by which the search finds the page. */
  readonly palavras?: string;
  /** Opens the page after `g`. */
  readonly tecla?: string;
}

export interface RotaAlias {
  readonly path: string;
  readonly guarda: 'alias';
  readonly destino: string;
}

export type Rota = RotaComPagina | RotaAlias;

export const temPagina = (rota: Rota): rota is RotaComPagina => rota.guarda !== 'alias';

/** Path of a page → its icon in menus and lists. */
export type Icones = Readonly<Record<string, Icon>>;
