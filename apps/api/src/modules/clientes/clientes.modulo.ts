import type { Modulo } from '../../platform/modulo.ts';
import { nomearClientes } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { carteiraDeQuemSai } from './carteira.service.ts';
import { registrarRotasDeClientes } from './clientes.routes.ts';
import { secoesDoCliente } from './dossie.service.ts';
import { registrarRotasDeClientesFavoritos } from './favoritos/favoritos.routes.ts';
import { lerCliente } from './ficha.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';

export const clientes: Modulo = {
  nome: 'clientes',
  rotas: [registrarRotasDeClientes, registrarRotasDeClientesFavoritos],
  aoDesligar: carteiraDeQuemSai,
  meusDados,
  linhaDoTempo,
  dossie: secoesDoCliente,
  auditoria: {
    palavras,
    nomear: { cliente: nomearClientes },
    abrir: { cliente: { permissao: 'clientes:visualizar', abrir: lerCliente } },
  },
  exemplos: () => import('./clientes.exemplos.ts'),
};
