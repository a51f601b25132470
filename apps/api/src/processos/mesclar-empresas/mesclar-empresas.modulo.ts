import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeMesclarEmpresas } from './mesclar-empresas.routes.ts';

/** Makes one company of two records of it, with all that names either, and two again. */
export const mesclarEmpresas: Modulo = {
  nome: 'mesclar-empresas',
  rotas: [registrarRotasDeMesclarEmpresas],
  auditoria: { palavras },
  exemplos: () => import('./mesclar-empresas.exemplos.ts'),
};
