import type { Modulo } from '../../platform/modulo.ts';
import { secaoDaLinhaDoTempo } from './dossie.service.ts';
import { registrarRotasDaLinhaDoTempo } from './linha-do-tempo.routes.ts';

/** What happened with a client, out of what each module tells. */
export const linhaDoTempo: Modulo = {
  nome: 'linha-do-tempo',
  rotas: [registrarRotasDaLinhaDoTempo],
  dossie: [secaoDaLinhaDoTempo],
  exemplos: () => import('./linha-do-tempo.exemplos.ts'),
};
