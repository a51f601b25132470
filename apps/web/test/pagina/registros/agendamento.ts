import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { OPCOES_DE_PRIORIDADE, OPCOES_DE_STATUS } from '@dominio/contrato/agendamentos-opcoes';
import { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { rodape } from '@dominio/contrato/paginacao';
import { tiposAgendamentoEndpoints } from '@dominio/contrato/tipos-agendamento';
import { responder, responderPelaMoldura } from '../rede.ts';
import { AGORA } from '../relogio.ts';

const NENHUMA_ACAO = {
  editar: false,
  excluir: false,
  cancelar: false,
  reagendar: false,
  finalizar: false,
  reabrir: false,
};

/** An appointment of today, an hour long, with nobody but whoever made it. */
export const umAgendamento = (mudancas: Partial<Agendamento> = {}): Agendamento =>
  Agendamento.parse({
    id: 1,
    titulo: 'Reunião de fechamento',
    descricao: null,
    data_hora_inicio: '2026-08-12T14:00:00-03:00',
    data_hora_termino: '2026-08-12T15:00:00-03:00',
    local_reuniao: null,
    link_reuniao: null,
    status: 'AGENDADO',
    prioridade: 'NORMAL',
    privado: false,
    ocupado: false,
    tipo_agendamento: null,
    participantes: [],
    criado_por: 13,
    criador: { id: 13, nome: 'Marcelo Tavares' },
    cliente: null,
    motivo_cancelamento: null,
    motivo_reagendamento: null,
    motivo_reabertura: null,
    reagendado_de_id: null,
    criado_em: AGORA.toISOString(),
    atualizado_em: AGORA.toISOString(),
    versao: 1,
    acoes: NENHUMA_ACAO,
    ...mudancas,
  } satisfies Agendamento);

/** The lists in which appointments are read: of a day, of the days to come, of a calendar. */
export function responderAgendamentos(todos: readonly Agendamento[] = []) {
  const entre = ({ data_inicio, data_fim }: { data_inicio?: Date; data_fim?: Date }) =>
    todos.filter(({ data_hora_inicio }) => {
      const inicio = new Date(data_hora_inicio);
      return (!data_inicio || inicio >= data_inicio) && (!data_fim || inicio <= data_fim);
    });
  const listar = responder(agendamentosEndpoints.listar, ({ query }) => {
    const agendamentos = entre(query);
    return { agendamentos, ...rodape(agendamentos.length, query) };
  });
  responder(agendamentosEndpoints.proximos, () => ({
    agendamentos: [...todos],
    total: todos.length,
  }));
  responder(agendamentosEndpoints.calendario, ({ query }) => {
    const agendamentos = entre(query);
    return { agendamentos, total: agendamentos.length, limit: 500 };
  });
  return { listar };
}

const DIA_UTIL: [string, string][] = [['08:00', '18:00']];

/** What `/agenda` reads: its lists, and the options that its filters and forms offer. */
export function responderAgenda(todos: readonly Agendamento[] = []) {
  responder(tiposAgendamentoEndpoints.ativos, { tipos: [], total: 0 });
  responder(agendamentosEndpoints.opcoesDeStatus, [...OPCOES_DE_STATUS]);
  responder(agendamentosEndpoints.opcoesDePrioridade, [...OPCOES_DE_PRIORIDADE]);
  responder(agendamentosEndpoints.opcoesDeParticipantes, []);
  // Unless the test has clients.
  responderPelaMoldura(clientesEndpoints.filtrados, ({ query }) => ({
    clientes: [],
    ...rodape(0, query),
  }));
  responder(agendamentosEndpoints.opcoesDeExpediente, {
    expediente: {
      0: [],
      1: DIA_UTIL,
      2: DIA_UTIL,
      3: DIA_UTIL,
      4: DIA_UTIL,
      5: DIA_UTIL,
      6: [],
    },
  });
  return responderAgendamentos(todos);
}
