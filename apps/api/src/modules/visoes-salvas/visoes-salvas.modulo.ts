import type { Modulo } from '../../platform/modulo.ts';
import { meusDados } from './meus-dados.service.ts';
import { registrarRotasDeVisoesSalvas } from './visoes-salvas.routes.ts';

export const visoesSalvas: Modulo = {
  nome: 'visoes-salvas',
  rotas: [registrarRotasDeVisoesSalvas],
  meusDados,
  exemplos: () => import('./visoes-salvas.exemplos.ts'),
};
