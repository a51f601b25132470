import type { Permissao } from '@dominio/contrato/permissoes';

/** Who a page is for: anybody, the staff, a client company's people; an alias only points elsewhere. */
export type Guarda = 'public' | 'staff' | 'client' | 'alias';

export interface RotaComPagina {
  readonly path: string;
  /** Title of the window, and of the page where it has no better one. */
  readonly titulo: string;
  readonly guarda: Exclude<Guarda, 'alias'>;
  /** Asked of the session besides the guard. */
  readonly permissao?: Permissao;
  /** File under `pages/`, without `.page.tsx`; fetched only when the page is opened. */
  readonly pagina: string;
  /** Label in the menu, for pages that have an entry there. */
  readonly menu?: string;
  /** Opening the page lets go of the selected client (specification part 1 §4). */
  readonly limpaCliente?: true;
}

export interface RotaAlias {
  readonly path: string;
  readonly guarda: 'alias';
  readonly destino: string;
}

export type Rota = RotaComPagina | RotaAlias;

/**
 * Every address of the application (specification part 1 §2.1–2.2), in the order of the menus. The
 * router, the guards, titles, menus, the not-found page and `npm run -s paginas` all read this
 * table; a page enters it when it exists. Plain data: Node runs this file as it stands.
 */
export const ROTAS: readonly Rota[] = [
  { path: '/entrar', titulo: 'Entrar', guarda: 'public', pagina: 'entrar' },
  {
    path: '/reset-password',
    titulo: 'Redefinir senha',
    guarda: 'public',
    pagina: 'reset-password',
  },
  { path: '/', titulo: 'Domínio', guarda: 'public', pagina: 'raiz' },
  {
    path: '/inicio',
    titulo: 'Início',
    guarda: 'staff',
    pagina: 'inicio',
    menu: 'Início',
    limpaCliente: true,
  },
  {
    path: '/agenda',
    titulo: 'Agenda',
    guarda: 'staff',
    permissao: 'agenda:visualizar',
    pagina: 'agenda',
    menu: 'Agenda',
  },
  {
    path: '/selecionar-cliente',
    titulo: 'Clientes',
    guarda: 'staff',
    permissao: 'clientes:visualizar',
    pagina: 'selecionar-cliente',
    menu: 'Clientes',
  },
  { path: '/area-cliente', titulo: 'Área do Cliente', guarda: 'client', pagina: 'area-cliente' },
  { path: '*', titulo: 'Página não encontrada', guarda: 'public', pagina: 'nao-encontrada' },
];

export const INICIO = '/inicio';
export const ENTRAR = '/entrar';
export const AREA_DO_CLIENTE = '/area-cliente';

export const temPagina = (rota: Rota): rota is RotaComPagina => rota.guarda !== 'alias';

/** The page at an exact address of the table, if there is one. */
export const rotaDe = (path: string): RotaComPagina | undefined =>
  ROTAS.filter(temPagina).find((rota) => rota.path === path);
