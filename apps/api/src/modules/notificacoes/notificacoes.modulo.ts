import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarCanalAoVivo } from './canal.routes.ts';
import { registrarRotasDoDescadastro } from './descadastro/descadastro.routes.ts';
import { registrarEventosDasEntregas } from './entregas/entregas.events.ts';
import { entregasVencidas, limpezaDasEntregas } from './entregas/entregas.jobs.ts';
import { registrarEventosDosEnvios } from './envios/envios.events.ts';
import { enviosAgendados } from './envios/envios.jobs.ts';
import { registrarRotasDosEnvios } from './envios/envios.routes.ts';
import { lembreteProprio } from './envios/lembrete-proprio.aviso.ts';
import { sistemaAviso } from './envios/sistema-aviso.aviso.ts';
import { meusDados } from './meus-dados.service.ts';
import { arquivamento, sonecasVencidas } from './notificacoes.jobs.ts';
import { registrarRotasDeNotificacoes } from './notificacoes.routes.ts';
import { registrarRotasDasPreferencias } from './preferencias/preferencias.routes.ts';

export const notificacoes: Modulo = {
  nome: 'notificacoes',
  rotas: [
    registrarRotasDeNotificacoes,
    registrarCanalAoVivo,
    registrarRotasDasPreferencias,
    registrarRotasDosEnvios,
    registrarRotasDoDescadastro,
    registrarEventosDasEntregas,
  ],
  avisos: [sistemaAviso, lembreteProprio],
  consumidores: [registrarEventosDosEnvios],
  trabalhos: [arquivamento, sonecasVencidas, entregasVencidas, limpezaDasEntregas, enviosAgendados],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./notificacoes.exemplos.ts'),
};
