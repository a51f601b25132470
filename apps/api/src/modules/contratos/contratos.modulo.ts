import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeContratos } from './contratos.routes.ts';
import { meusDados } from './meus-dados.service.ts';
import { contratosDeQuemSai } from './responsavel.service.ts';

export const contratos: Modulo = {
  nome: 'contratos',
  rotas: [registrarRotasDeContratos],
  aoDesligar: contratosDeQuemSai,
  meusDados,
};
