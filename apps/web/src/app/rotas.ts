import { agenda } from './rotas/agenda.ts';
import { areaDoCliente } from './rotas/area-do-cliente.ts';
import { cliente } from './rotas/cliente.ts';
import { configuracoes } from './rotas/configuracoes.ts';
import { conta } from './rotas/conta.ts';
import { contratos } from './rotas/contratos.ts';
import { entrada } from './rotas/entrada.ts';
import { equipe } from './rotas/equipe.ts';
import { ferramentas } from './rotas/ferramentas.ts';
import { inicio } from './rotas/inicio.ts';
import { kit } from './rotas/kit.ts';
import { type Rota, type RotaComPagina, temPagina } from './rotas/rota.ts';

/** The groups of pages, in the order of the menus (specification part 1 §2.4). */
const GRUPOS: readonly (readonly Rota[])[] = [
  entrada,
  inicio,
  agenda,
  equipe,
  contratos,
  configuracoes,
  conta,
  cliente,
  ferramentas,
  areaDoCliente,
  kit,
];

/**
 * Every address of the application (specification part 1 §2.1–2.2). The router, the guards, titles,
 * menus, preloading, shortcuts, the search, the not-found page and `npm run -s paginas` all read this
 * table. A page is a row of its group in `rotas/`, its icon stands beside it in `<group>.icones.ts`:
 * the rows are plain data, which Node runs as they stand, and an icon would bring React along.
 */
export const ROTAS: readonly Rota[] = [
  ...GRUPOS.flat(),
  { path: '*', titulo: 'Página não encontrada', guarda: 'public', pagina: 'nao-encontrada' },
];

export const INICIO = '/inicio';
export const ENTRAR = '/entrar';
/** State of the way to `INICIO` that a sign-in takes: the person may start elsewhere. */
export const AO_COMECAR = { aoComecar: true } as const;
export const AREA_DO_CLIENTE = '/area-cliente';

/** The page at an exact address of the table, if there is one. */
export const rotaDe = (path: string): RotaComPagina | undefined =>
  ROTAS.filter(temPagina).find((rota) => rota.path === path);
