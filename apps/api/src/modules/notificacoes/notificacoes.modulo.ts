import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarCanalAoVivo } from './canal.routes.ts';
import { registrarEventosDasEntregas } from './entregas/entregas.events.ts';
import { entregasVencidas, limpezaDasEntregas } from './entregas/entregas.jobs.ts';
import { meusDados } from './meus-dados.service.ts';
import { arquivamento } from './notificacoes.jobs.ts';
import { registrarRotasDeNotificacoes } from './notificacoes.routes.ts';
import { registrarRotasDasPreferencias } from './preferencias/preferencias.routes.ts';

export const notificacoes: Modulo = {
  nome: 'notificacoes',
  rotas: [registrarRotasDeNotificacoes, registrarCanalAoVivo, registrarRotasDasPreferencias],
  consumidores: [registrarEventosDasEntregas],
  trabalhos: [arquivamento, entregasVencidas, limpezaDasEntregas],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./notificacoes.exemplos.ts'),
};
