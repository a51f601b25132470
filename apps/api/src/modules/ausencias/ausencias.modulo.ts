import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { virada } from './ausencias.jobs.ts';
import { registrarRotasDeAusencias } from './ausencias.routes.ts';
import { exigirAusencia } from './ausencias.service.ts';
import { meusDados } from './meus-dados.service.ts';
import { substituicoesDeQuemSai } from './substituicoes.service.ts';

export const ausencias: Modulo = {
  nome: 'ausencias',
  rotas: [registrarRotasDeAusencias],
  trabalhos: [virada],
  aoDesligar: substituicoesDeQuemSai,
  meusDados,
  auditoria: {
    palavras,
    abrir: { ausencia: { permissao: 'times:acessar', abrir: exigirAusencia } },
  },
  exemplos: () => import('./ausencias.exemplos.ts'),
};
