import type { Modulo } from '../../platform/modulo.ts';
import { registrarEventosDeAgendamentos } from './agendamentos.events.ts';
import { registrarRotasDeAgendamentos } from './agendamentos.routes.ts';
import { palavras } from './auditoria.rules.ts';
import { AVISOS_DA_AGENDA, AVISOS_DA_HORA } from './avisos/tipos.rules.ts';
import { secaoDosAgendamentos } from './dossie.service.ts';
import { desfechosDoDia, lembretesDaAgenda } from './lembretes/lembretes.jobs.ts';
import { resumoDaAgenda } from './lembretes/resumo-do-dia.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';
import { registrarEventosDaTransferencia } from './transferencia/transferencia.events.ts';
import { agendaDeQuemSai } from './transferencia/transferencia.service.ts';

export const agendamentos: Modulo = {
  nome: 'agendamentos',
  avisos: [...Object.values(AVISOS_DA_AGENDA), ...AVISOS_DA_HORA],
  trabalhos: [lembretesDaAgenda, desfechosDoDia],
  rotas: [registrarRotasDeAgendamentos],
  consumidores: [registrarEventosDeAgendamentos, registrarEventosDaTransferencia],
  aoDesligar: agendaDeQuemSai,
  meusDados,
  linhaDoTempo,
  dossie: [secaoDosAgendamentos],
  resumoDoDia: [resumoDaAgenda],
  auditoria: { palavras },
  exemplos: () => import('./agendamentos.exemplos.ts'),
};
