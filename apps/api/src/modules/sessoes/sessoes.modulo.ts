import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { sessoesDeQuemSai } from './encerramento.service.ts';
import { meusDados } from './meus-dados.service.ts';
import { novoAcesso } from './novo-acesso.aviso.ts';
import { senhaResetada } from './senha-resetada.aviso.ts';
import { registrarEventosDeSessoes } from './sessoes.events.ts';
import { limpeza } from './sessoes.jobs.ts';
import { registrarRotasDeSessoes } from './sessoes.routes.ts';
import { decorarTokens } from './tokens.routes.ts';

export const sessoes: Modulo = {
  nome: 'sessoes',
  antes: decorarTokens,
  rotas: [registrarRotasDeSessoes],
  consumidores: [registrarEventosDeSessoes],
  trabalhos: [limpeza],
  avisos: [novoAcesso, senhaResetada],
  aoDesligar: sessoesDeQuemSai,
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./sessoes.exemplos.ts'),
};
