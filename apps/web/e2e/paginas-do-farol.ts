import { ROTAS } from '../src/app/rotas.ts';

const PAGINAS = ['/inicio', '/agenda', '/personalizacao'];

/** Pages used every day, which Lighthouse checks. */
export const PAGINAS_DO_FAROL = PAGINAS.filter((path) => ROTAS.some((rota) => rota.path === path));
