import type { Modulo } from '../../platform/modulo.ts';
import { nomearContasBancarias } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeContasBancarias } from './contas-bancarias.routes.ts';
import { lerContaBancaria } from './contas-bancarias.service.ts';
import { secaoDasContas } from './dossie.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { contasDeQuemSai, meusDados } from './responsavel.service.ts';

export const contasBancarias: Modulo = {
  nome: 'contas-bancarias',
  rotas: [registrarRotasDeContasBancarias],
  aoDesligar: contasDeQuemSai,
  meusDados,
  linhaDoTempo,
  dossie: [secaoDasContas],
  auditoria: {
    palavras,
    nomear: { conta_bancaria: nomearContasBancarias },
    abrir: {
      conta_bancaria: { permissao: 'contas_bancarias:visualizar', abrir: lerContaBancaria },
    },
  },
  exemplos: () => import('./contas-bancarias.exemplos.ts'),
  sementes: () => import('./contas-bancarias.sementes.ts'),
};
