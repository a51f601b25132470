import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarCanalAoVivo } from './canal.routes.ts';
import { meusDados } from './meus-dados.service.ts';
import { arquivamento } from './notificacoes.jobs.ts';
import { registrarRotasDeNotificacoes } from './notificacoes.routes.ts';

export const notificacoes: Modulo = {
  nome: 'notificacoes',
  rotas: [registrarRotasDeNotificacoes, registrarCanalAoVivo],
  trabalhos: [arquivamento],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./notificacoes.exemplos.ts'),
};
