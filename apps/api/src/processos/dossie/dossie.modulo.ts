import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDoDossie } from './dossie.routes.ts';

/** All that is known of a client on one page, out of what each module tells. */
export const dossie: Modulo = {
  nome: 'dossie',
  rotas: [registrarRotasDoDossie],
  auditoria: { palavras },
  exemplos: () => import('./dossie.exemplos.ts'),
};
