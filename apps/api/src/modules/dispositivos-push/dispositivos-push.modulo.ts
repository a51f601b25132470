import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDeDispositivosPush } from './dispositivos-push.events.ts';
import { limpeza } from './dispositivos-push.jobs.ts';
import { registrarRotasDeDispositivosPush } from './dispositivos-push.routes.ts';
import { dispositivosDeQuemSai } from './dispositivos-push.service.ts';
import { registrarRotasDeEnvioDePush } from './envio.routes.ts';
import { meusDados } from './meus-dados.service.ts';

/** Browsers that asked for pushes, and sending to them. */
export const dispositivosPush: Modulo = {
  nome: 'dispositivos-push',
  rotas: [registrarRotasDeDispositivosPush, registrarRotasDeEnvioDePush],
  consumidores: [registrarEventosDeDispositivosPush],
  trabalhos: [limpeza],
  aoDesligar: dispositivosDeQuemSai,
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./dispositivos-push.exemplos.ts'),
};
