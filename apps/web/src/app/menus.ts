import { type MapaDePermissoes, temPermissao } from '@dominio/contrato/permissoes';
import { type LugarNoMenu, type Rota, type RotaComPagina, temPagina } from './rotas/rota.ts';

export type NomeDoMenu = 'lateral' | 'cliente' | 'topo' | 'gestao' | 'barra' | 'usuario' | 'area';

/** The menus of the top bar, whose lists draw a section's name as a link to its page. */
type MenuComLinkNaSecao = 'topo' | 'gestao';

type Lugar = LugarDoMenu &
  (
    | {
        readonly menu: MenuComLinkNaSecao;
        /** The page that the section's name leads to, for whoever may open it. */
        readonly pagina?: string;
      }
    | { readonly menu: Exclude<NomeDoMenu, MenuComLinkNaSecao>; readonly pagina?: never }
  );

interface LugarDoMenu {
  /** Name of the section its entries are gathered under. */
  readonly secao?: string;
  /** Permission that the section asks for, besides what each of its pages asks. */
  readonly permissao?: string;
  /** Only favourite pages stand in the section; this text does when there is none. */
  readonly semFavoritos?: string;
}

/** The menus and their sections (specification part 1 §2.3–2.4). */
export const LUGARES: Readonly<Record<LugarNoMenu, Lugar>> = {
  principal: { menu: 'lateral' },
  sistema: { menu: 'lateral', secao: 'Adm. Sistema', permissao: 'admin' },
  administrativo: { menu: 'lateral', secao: 'Administrativo' },
  cliente: { menu: 'cliente' },
  clienteDados: { menu: 'cliente', secao: 'Dados' },
  topoCliente: { menu: 'topo' },
  topoDados: {
    menu: 'topo',
    secao: 'Dados',
    pagina: '/dados-cliente',
    semFavoritos: 'Nenhum favorito configurado',
  },
  gestao: { menu: 'gestao' },
  gestaoSucesso: { menu: 'gestao', secao: 'Sucesso do Cliente' },
  barra: { menu: 'barra' },
  usuario: { menu: 'usuario' },
  areaDoCliente: { menu: 'area' },
};

export interface Entrada {
  readonly path: string;
  readonly rotulo: string;
}

export interface Secao {
  readonly lugar: LugarNoMenu;
  readonly rotulo: string;
  /** The page that its name leads to. */
  readonly path?: string;
  readonly entradas: readonly Entrada[];
  /** Text in place of the entries when there is none. */
  readonly vazia?: string;
}

export type ItemDoMenu = Entrada | Secao;

export const ehSecao = (item: ItemDoMenu): item is Secao => 'entradas' in item;

/** What decides which entries stand in a menu. */
export interface DonoDoMenu {
  readonly permissoes: MapaDePermissoes;
  /** Paths of favourite pages. */
  readonly favoritos: readonly string[];
}

const podeVer = (rota: RotaComPagina, { permissoes }: DonoDoMenu) =>
  rota.permissao === undefined || temPermissao(permissoes, rota.permissao);

/**
 * The entries of a menu for one person, in the order of the table; a section stands where its first
 * page does, and is left out when the person may open none of them.
 */
export function montarMenu(
  rotas: readonly Rota[],
  menu: NomeDoMenu,
  dono: DonoDoMenu,
): ItemDoMenu[] {
  const itens: ItemDoMenu[] = [];
  const secoes = new Map<LugarNoMenu, Secao & { entradas: Entrada[]; path?: string }>();
  const secaoDe = (lugar: LugarNoMenu, rotulo: string) => {
    const vazia = LUGARES[lugar].semFavoritos;
    const secao = secoes.get(lugar) ?? { lugar, rotulo, entradas: [], vazia };
    if (!secoes.has(lugar)) itens.push(secao);
    secoes.set(lugar, secao);
    return secao;
  };
  for (const rota of rotas.filter(temPagina).filter((uma) => podeVer(uma, dono))) {
    for (const [lugar, rotulo] of Object.entries(rota.menu ?? {}) as [LugarNoMenu, string][]) {
      const { menu: onde, secao, permissao, pagina, semFavoritos } = LUGARES[lugar];
      if (onde !== menu || (permissao && !temPermissao(dono.permissoes, permissao))) continue;
      const entrada = { path: rota.path, rotulo };
      if (secao === undefined) itens.push(entrada);
      else if (pagina === rota.path) secaoDe(lugar, secao).path = pagina;
      else {
        const { entradas } = secaoDe(lugar, secao);
        if (semFavoritos === undefined || dono.favoritos.includes(rota.path)) {
          entradas.push(entrada);
        }
      }
    }
  }
  return itens;
}

export const ehEntrada = (item: ItemDoMenu): item is Entrada => !ehSecao(item);

/** Every entry of a menu, its sections' pages and their entries included, in their order. */
export const entradasDe = (itens: readonly ItemDoMenu[]): Entrada[] =>
  itens.flatMap((item) => {
    if (!ehSecao(item)) return [item];
    const { path, rotulo, entradas } = item;
    return [...(path === undefined ? [] : [{ path, rotulo }]), ...entradas];
  });

/** Whether a path is one of the management pages, on which alone their menu is shown (§2.3). */
export const rotaDeGestao = (rotas: readonly Rota[], path: string): boolean =>
  rotas.some(
    (rota) =>
      rota.path === path &&
      temPagina(rota) &&
      Object.keys(rota.menu ?? {}).some((lugar) => LUGARES[lugar as LugarNoMenu].menu === 'gestao'),
  );
