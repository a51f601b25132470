import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeContratos } from './contratos.routes.ts';
import { contratosDeQuemSai } from './responsavel.service.ts';

export const contratos: Modulo = {
  nome: 'contratos',
  rotas: [registrarRotasDeContratos],
  aoDesligar: contratosDeQuemSai,
};
