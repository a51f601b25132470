import type { Modulo } from '../../platform/modulo.ts';
import { registrarEventosDeAgendamentos } from './agendamentos.events.ts';
import { registrarRotasDeAgendamentos } from './agendamentos.routes.ts';
import { registrarEventosDaTransferencia } from './transferencia.events.ts';
import { agendaDeQuemSai } from './transferencia.service.ts';

export const agendamentos: Modulo = {
  nome: 'agendamentos',
  rotas: [registrarRotasDeAgendamentos],
  consumidores: [registrarEventosDeAgendamentos, registrarEventosDaTransferencia],
  aoDesligar: agendaDeQuemSai,
};
