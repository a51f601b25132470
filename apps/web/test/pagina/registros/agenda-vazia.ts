import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { OPCOES_DE_PRIORIDADE, OPCOES_DE_STATUS } from '@dominio/contrato/agendamentos-opcoes';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { rodape } from '@dominio/contrato/paginacao';
import { tiposAgendamentoEndpoints } from '@dominio/contrato/tipos-agendamento';
import { responder, responderPelaMoldura } from '../rede.ts';

/** Answers the calls for appointments with none, for pages whose tests are about something else. */
export function responderSemAgendamentos(): void {
  responder(agendamentosEndpoints.listar, ({ query }) => ({
    agendamentos: [],
    ...rodape(0, query),
  }));
  responder(agendamentosEndpoints.proximos, { agendamentos: [], total: 0 });
  responder(agendamentosEndpoints.calendario, { agendamentos: [], total: 0, limit: 1_000 });
}

const DIA_UTIL: [string, string][] = [['08:00', '18:00']];

/** Answers every call of `/agenda` with nothing, for tests that only pass through it. */
export function responderAgendaVazia(): void {
  responderSemAgendamentos();
  responder(tiposAgendamentoEndpoints.ativos, { tipos: [], total: 0 });
  responder(agendamentosEndpoints.opcoesDeStatus, [...OPCOES_DE_STATUS]);
  responder(agendamentosEndpoints.opcoesDePrioridade, [...OPCOES_DE_PRIORIDADE]);
  responder(agendamentosEndpoints.opcoesDeParticipantes, []);
  const expediente = {
    0: [],
    1: DIA_UTIL,
    2: DIA_UTIL,
    3: DIA_UTIL,
    4: DIA_UTIL,
    5: DIA_UTIL,
    6: [],
  };
  responder(agendamentosEndpoints.opcoesDeExpediente, { expediente });
  responder(agendamentosEndpoints.opcoesDeFeriados, { feriados: [] });
  responder(agendamentosEndpoints.validarConflito, {
    tem_conflito: false,
    conflitos: [],
    avisos: [],
    ausentes: [],
    sugestoes: [],
  });
  // A test with clients of its own answers this call itself, and that answer wins.
  responderPelaMoldura(clientesEndpoints.filtrados, ({ query }) => ({
    clientes: [],
    ...rodape(0, query),
  }));
}
