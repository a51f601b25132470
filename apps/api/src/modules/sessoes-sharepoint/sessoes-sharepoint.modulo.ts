import type { Modulo } from '../../platform/modulo.ts';
import { meusDados } from './meus-dados.service.ts';
import { registrarRotasDasSessoesSharepoint } from './sessoes-sharepoint.routes.ts';

export const sessoesSharepoint: Modulo = {
  nome: 'sessoes-sharepoint',
  rotas: [registrarRotasDasSessoesSharepoint],
  meusDados,
};
