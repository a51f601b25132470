import type { Modulo } from '../../platform/modulo.ts';
import { carteiraDeQuemSai } from './carteira.service.ts';
import { registrarRotasDeClientes } from './clientes.routes.ts';
import { meusDados } from './meus-dados.service.ts';

export const clientes: Modulo = {
  nome: 'clientes',
  rotas: [registrarRotasDeClientes],
  aoDesligar: carteiraDeQuemSai,
  meusDados,
};
