import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import {
  OPCOES_DE_PRIORIDADE,
  OPCOES_DE_STATUS,
  type StatusDoAgendamento,
} from '@dominio/contrato/agendamentos-opcoes';
import {
  type Agendamento,
  AgendamentoDetalhado,
  type Conflito,
  type Intervalo,
} from '@dominio/contrato/agendamentos-saida';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { instanteCivil } from '@dominio/contrato/datas';
import { TipoDeAgendamento, tiposAgendamentoEndpoints } from '@dominio/contrato/tipos-agendamento';
import { agendamentoDeExemplo } from '../../../src/features/agendamentos/agendamentos.exemplo.ts';
import { recusar, responder } from '../rede.ts';
import { umCliente } from './cliente.ts';
import { umaPessoa, umNome } from './pessoa.ts';
import { Registro } from './registro.ts';

type Horas = readonly [string, string];

const EU = umaPessoa().usuario;
const TUDO = { editar: true, excluir: true, cancelar: true, reagendar: true, finalizar: true };
const NADA = { editar: false, cancelar: false, reagendar: false, finalizar: false };

/** An interval of a day, with hours in São Paulo: `noDia('2026-08-17', ['10:00', '11:00'])`. */
export const noDia = (dia: string, [inicio, termino]: Horas): Intervalo => ({
  data_hora_inicio: instanteCivil(dia, `${inicio}:00`).toISOString(),
  data_hora_termino: instanteCivil(dia, `${termino}:00`).toISOString(),
});

/** What its owner may do with an appointment of this status. */
const acoesEm = (status: StatusDoAgendamento): Agendamento['acoes'] =>
  status === 'AGENDADO'
    ? { ...TUDO, reabrir: false }
    : { ...NADA, excluir: true, reabrir: !status.startsWith('REAGENDADO') };

/** An appointment of the administrator, without other people. */
export function umAgendamento(mudancas: Partial<AgendamentoDetalhado> = {}): AgendamentoDetalhado {
  const acoes = mudancas.acoes ?? acoesEm(mudancas.status ?? 'AGENDADO');
  return AgendamentoDetalhado.parse({
    ...agendamentoDeExemplo({
      local_reuniao: null,
      tipo_agendamento: null,
      participantes: [{ ...umNome(EU.nome, EU.id), resposta: 'aceito' }],
      criado_por: EU.id,
      criador: { id: EU.id, nome: EU.nome },
      versao: 1,
    }),
    historico: [],
    reagendado_para_id: null,
    permissoes: acoes,
    ...mudancas,
    acoes,
  });
}

export const umTipo = (mudancas: Partial<TipoDeAgendamento> = {}): TipoDeAgendamento =>
  TipoDeAgendamento.parse({
    id: 3,
    name: 'Fechamento',
    nome: 'Fechamento',
    cor: '#28a745',
    icon: 'star',
    descricao: null,
    duracao_padrao_min: 60,
    bloqueia_agenda: true,
    ativo: true,
    ...mudancas,
  } satisfies TipoDeAgendamento);

/** A conflict of somebody with an appointment, and up to three free times instead. */
export const umConflito = (
  dia: string,
  horas: Horas,
  livres: readonly Intervalo[],
): { conflitos: Conflito[]; sugestoes: Intervalo[] } => ({
  conflitos: [
    {
      agendamento_id: 900,
      titulo: 'Primeiro dos dois',
      tipo: 'participante',
      participantes: [{ id: EU.id, nome: EU.nome }],
      ...noDia(dia, horas),
    },
  ],
  sugestoes: [...livres],
});

/** Refuses the next creation, change or move with a conflict; the calls after it are accepted. */
export function conflitarUmaVez(
  endpoint: 'criar' | 'atualizar' | 'mudarStatus',
  conflito: ReturnType<typeof umConflito>,
): void {
  responder(
    agendamentosEndpoints[endpoint],
    () => recusar('CONFLITO_DE_HORARIO', undefined, conflito),
    { umaVez: true },
  );
}

const EXPEDIENTE: readonly Horas[] = [
  ['08:00', '12:00'],
  ['13:00', '19:00'],
];

/** Answers the calls for the agenda's choices: kinds, people, clients, working hours. */
function responderOpcoes(colegas: readonly string[], clientes: readonly string[]): void {
  const tem = (nome: string, termo = '') => nome.toLowerCase().includes(termo.toLowerCase());
  const pessoas = colegas.map((nome, i) => ({ ...umNome(nome, 101 + i), time_nome: 'Fiscal' }));
  const tipos = [
    umTipo(),
    umTipo({ id: 4, nome: 'Visita', name: 'Visita', cor: '#fd7e14' }),
    umTipo({ id: 5, nome: 'Folha', name: 'Folha', cor: '#6f42c1', duracao_padrao_min: 30 }),
  ];
  responder(tiposAgendamentoEndpoints.ativos, { tipos, total: tipos.length });
  responder(agendamentosEndpoints.opcoesDeStatus, [...OPCOES_DE_STATUS]);
  responder(agendamentosEndpoints.opcoesDePrioridade, [...OPCOES_DE_PRIORIDADE]);
  const dias = ['1', '2', '3', '4', '5'].map((dia) => [dia, EXPEDIENTE]);
  responder(agendamentosEndpoints.opcoesDeExpediente, {
    expediente: { '0': [], '6': [], ...Object.fromEntries(dias) },
  });
  responder(agendamentosEndpoints.opcoesDeFeriados, ({ query: { ano } }) => ({
    feriados: [{ data: `${ano}-09-07`, nome: 'Independência do Brasil' }],
  }));
  responder(agendamentosEndpoints.opcoesDeParticipantes, ({ query: { termo, ids } }) =>
    pessoas.filter(({ id, nome }) => (ids ? ids.includes(id) : tem(nome, termo))),
  );
  const todos = new Registro(clientes.map((nome, i) => umCliente({ id: 31 + i, nome })));
  responder(clientesEndpoints.filtrados, ({ query }) => {
    const { linhas, rodape } = todos.pagina(query, ({ nome }) => nome);
    return { clientes: linhas, ...rodape };
  });
}

interface Agenda {
  /**
   * Names of the people who may be invited besides the administrator, and of the clients in scope.
   */
  colegas?: readonly string[];
  clientes?: readonly string[];
}

const COLEGAS = ['Camila Duarte', 'Luana Prado', 'Marcelo Tavares'];
const CLIENTES = ['Padaria Aurora', 'Mercado Central', 'Clínica Vida'];

/**
 * Answers the calls of the administrator's agenda. Nobody is busy or absent unless a test says so.
 */
export function responderAgenda(
  iniciais: readonly AgendamentoDetalhado[] = [],
  { colegas = COLEGAS, clientes = CLIENTES }: Agenda = {},
) {
  const agendamentos = new Registro(iniciais);
  const gravado = (agendamento: AgendamentoDetalhado) => {
    const { id } = agendamento;
    const success = true as const;
    return { success, message: '', id, agendamento, conflitos: [], avisos: [] };
  };
  const iso = (instante: Date | undefined, senao: string) => instante?.toISOString() ?? senao;

  responderOpcoes(colegas, clientes);
  const calendario = responder(
    agendamentosEndpoints.calendario,
    ({ query: { data_inicio, data_fim, tipo_id = [], sem_tipo = false } }) => {
      const doTipo = (tipo: AgendamentoDetalhado['tipo_agendamento']) =>
        tipo === null ? sem_tipo : tipo_id.includes(tipo.id);
      const filtra = sem_tipo || tipo_id.length > 0;
      const doPeriodo = agendamentos.todas.filter(
        ({ data_hora_inicio, data_hora_termino, tipo_agendamento }) =>
          (!data_fim || data_hora_inicio < data_fim.toISOString()) &&
          (!data_inicio || data_hora_termino > data_inicio.toISOString()) &&
          (!filtra || doTipo(tipo_agendamento)),
      );
      return { agendamentos: [...doPeriodo], total: doPeriodo.length, limit: 1_000 };
    },
  );
  responder(agendamentosEndpoints.pessoas, ({ query }) => ({
    pessoas: query.pessoas.map((id) => ({
      ...umNome(colegas[id - 101] ?? '', id),
      agendamentos: [],
    })),
  }));
  const detalhes = responder(agendamentosEndpoints.detalhes, ({ params: { id } }) =>
    agendamentos.responder(id),
  );
  const validarConflito = responder(agendamentosEndpoints.validarConflito, {
    tem_conflito: false,
    conflitos: [],
    avisos: [],
    ausentes: [],
    sugestoes: [],
  });
  const criar = responder(agendamentosEndpoints.criar, ({ body }) => {
    const { titulo, data_hora_inicio: inicio, data_hora_termino: termino } = body;
    return gravado(
      agendamentos.criar((id) =>
        umAgendamento({
          id,
          titulo,
          data_hora_inicio: inicio.toISOString(),
          data_hora_termino: iso(termino, inicio.toISOString()),
        }),
      ),
    );
  });
  const atualizar = responder(agendamentosEndpoints.atualizar, ({ params: { id }, body }) => {
    const antes = agendamentos.ler(id);
    if (!antes) return recusar('NAO_ENCONTRADO');
    const { titulo = antes.titulo, local_reuniao = antes.local_reuniao } = body;
    return gravado(
      agendamentos.mudar(id, {
        titulo,
        local_reuniao,
        data_hora_inicio: iso(body.data_hora_inicio, antes.data_hora_inicio),
        data_hora_termino: iso(body.data_hora_termino, antes.data_hora_termino),
      }),
    );
  });
  const mudarStatus = responder(agendamentosEndpoints.mudarStatus, ({ params: { id }, body }) => {
    const { status, nova_data_hora_inicio: inicio, nova_data_hora_termino: termino } = body;
    const { motivo_cancelamento = null } = body;
    const mudancas = { status, acoes: acoesEm(status), motivo_cancelamento };
    const depois = agendamentos.mudar(id, mudancas);
    if (!inicio) return { ...gravado(depois), novo_agendamento: null };
    const novo = agendamentos.criar((novoId) =>
      umAgendamento({
        id: novoId,
        titulo: depois.titulo,
        data_hora_inicio: inicio.toISOString(),
        data_hora_termino: iso(termino ?? undefined, inicio.toISOString()),
        reagendado_de_id: id,
      }),
    );
    agendamentos.mudar(id, { reagendado_para_id: novo.id });
    return { ...gravado(depois), novo_agendamento: novo };
  });
  return { agendamentos, calendario, detalhes, validarConflito, criar, atualizar, mudarStatus };
}
