import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDaCopia } from './copia.routes.ts';

/** Gives one person the access of another: groups, team, permissions and clients. */
export const copia: Modulo = {
  nome: 'copia',
  rotas: [registrarRotasDaCopia],
  auditoria: { palavras },
  exemplos: () => import('./copia.exemplos.ts'),
};
