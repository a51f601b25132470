import { ROTAS } from '../src/app/rotas.ts';

const PAGINAS = ['/inicio', '/agenda', '/personalizacao'];

/** Pages of every day that Lighthouse looks at. */
export const PAGINAS_DO_FAROL = PAGINAS.filter((path) => ROTAS.some((rota) => rota.path === path));
