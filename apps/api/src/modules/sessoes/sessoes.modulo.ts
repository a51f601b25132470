import type { Modulo } from '../../platform/modulo.ts';
import { registrarAutenticacao } from './autenticacao.routes.ts';
import { registrarEventosDeSessoes } from './sessoes.events.ts';
import { limpeza } from './sessoes.jobs.ts';
import { registrarRotasDeSessoes } from './sessoes.routes.ts';

export const sessoes: Modulo = {
  nome: 'sessoes',
  antes: registrarAutenticacao,
  rotas: [registrarRotasDeSessoes],
  consumidores: [registrarEventosDeSessoes],
  trabalhos: [limpeza],
};
