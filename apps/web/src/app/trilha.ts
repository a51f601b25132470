import { LUGARES } from './menus.ts';
import { type LugarNoMenu, type Rota, type RotaComPagina, temPagina } from './rotas/rota.ts';

export interface Passo {
  readonly rotulo: string;
  /**
   * Where it leads. Nowhere for a section of a menu, for the page itself, and for a page that this
   * person may not open.
   */
  readonly para?: string;
}

/** The page above: the one its row names, or the nearest by address: `/configuracoes` of `/configuracoes/notificacoes`. */
function acimaDe(rotas: readonly Rota[], { path, acima }: Pick<RotaComPagina, 'path' | 'acima'>) {
  const paginas = rotas.filter(temPagina);
  if (acima) return paginas.find((rota) => rota.path === acima);
  return paginas
    .filter((rota) => rota.path !== '/' && path.startsWith(`${rota.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The address of a page and those of the pages above it: the entries of menus under which one is. */
export function enderecosAte(rotas: readonly Rota[], path: string): readonly string[] {
  const rota = rotas.filter(temPagina).find((uma) => uma.path === path);
  const enderecos = [path];
  for (let acima = acimaDe(rotas, rota ?? { path }); acima; acima = acimaDe(rotas, acima)) {
    enderecos.push(acima.path);
  }
  return enderecos;
}

const lugaresDe = ({ menu = {} }: RotaComPagina) => Object.keys(menu) as LugarNoMenu[];

/** Whether a page is about the active client. */
export const ehDoCliente = (rota: RotaComPagina): boolean =>
  lugaresDe(rota).some((lugar) => LUGARES[lugar].menu === 'cliente');

/**
 * The breadcrumb of a page: the section of the sidebar, the pages above, and the page itself last.
 * Empty for a page with nothing above it. The active client stands in the top bar.
 *
 * @param pode whether this person may open a page.
 */
export function trilhaDe(
  rotas: readonly Rota[],
  rota: RotaComPagina,
  pode: (rota: RotaComPagina) => boolean = () => true,
): Passo[] {
  const passos: Passo[] = [{ rotulo: rota.titulo }];
  let primeira = rota;
  for (let acima = acimaDe(rotas, rota); acima; acima = acimaDe(rotas, acima)) {
    passos.unshift({ rotulo: acima.titulo, ...(pode(acima) && { para: acima.path }) });
    primeira = acima;
  }
  const lugares = lugaresDe(primeira);
  const secao = lugares
    .map((lugar) => LUGARES[lugar])
    .find((lugar) => lugar.secao && (lugar.menu === 'lateral' || lugar.menu === 'cliente'))?.secao;
  if (secao) passos.unshift({ rotulo: secao });
  return passos.length > 1 ? passos : [];
}
