import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { registrarRotasDeMoverEmpresas } from './mover-empresas.routes.ts';

/** Gives companies to another client: with them go their accounts and contacts. */
export const moverEmpresas: Modulo = {
  nome: 'mover-empresas',
  rotas: [registrarRotasDeMoverEmpresas],
  linhaDoTempo,
  auditoria: { palavras },
  exemplos: () => import('./mover-empresas.exemplos.ts'),
};
