import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeGrupos } from './grupos.routes.ts';
import { meusDados } from './meus-dados.service.ts';

export const grupos: Modulo = {
  nome: 'grupos',
  rotas: [registrarRotasDeGrupos],
  meusDados,
};
