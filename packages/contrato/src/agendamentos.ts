import { z } from 'zod';
import { Participantes } from './agendamentos-campos.ts';
import {
  EdicaoDeAgendamento,
  FiltrosDasPessoas,
  FiltrosDeAgendamentos,
  FiltrosDoCalendario,
  MudancaDeStatus,
  NovoAgendamento,
  statusOuTodos,
} from './agendamentos-entrada.ts';
import {
  OpcaoDePrioridade,
  OpcaoDeStatus,
  OpcoesDeExpediente,
  OpcoesDeFeriados,
} from './agendamentos-opcoes.ts';
import {
  Agendamento,
  AgendamentoDetalhado,
  Ausente,
  Aviso,
  Conflito,
  Intervalo,
} from './agendamentos-saida.ts';
import { busca, Id, IdParams, Instante, listaDe } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { AnoCoberto } from './feriados.ts';
import { limite, rodapeDaLista } from './paginacao.ts';
import { Pessoa } from './pessoas.ts';

const ParaValidar = z.object({
  data_hora_inicio: Instante,
  data_hora_termino: Instante,
  participantes: Participantes,
  /** The appointment being edited, which must not conflict with itself. */
  agendamento_id: Id.nullish(),
  /** With a type that does not block the agenda there are no conflicts. */
  tipo_agendamento_id: Id.nullish(),
});

const RespostaDeConflito = z.object({
  tem_conflito: z.boolean(),
  conflitos: z.array(Conflito),
  avisos: z.array(Aviso),
  /** Those of the people asked about who are away then, which prevents no appointment. */
  ausentes: z.array(Ausente),
  /** Up to three free intervals, nearest first; empty when there is no conflict. */
  sugestoes: z.array(Intervalo),
});
export type RespostaDeConflito = z.infer<typeof RespostaDeConflito>;

const Gravado = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.int(),
  agendamento: Agendamento,
  conflitos: z.array(Conflito),
  avisos: z.array(Aviso),
});

const numeroEntre = (minimo: number, maximo: number, mensagem: string) =>
  z.coerce
    .number<number | string>({ error: mensagem })
    .int(mensagem)
    .min(minimo, mensagem)
    .max(maximo, mensagem);

const CalendarioDoMes = z.object({
  year: numeroEntre(2000, 2100, 'Ano inválido.'),
  month: numeroEntre(1, 12, 'Mês inválido.'),
});

const base = '/api/agendamentos';

export const agendamentosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: base,
    acesso: 'sessao',
    resumo:
      'Agendamentos de que participo ou que criei; vazio sem agenda:visualizar. Quem administra lê os de todos: sem pessoa, cliente nem período, os de 31 dias para cada lado de hoje',
    query: FiltrosDeAgendamentos,
    response: z.object({ agendamentos: z.array(Agendamento), ...rodapeDaLista }),
  }),
  criar: endpoint({
    method: 'POST',
    path: base,
    acesso: 'agenda:criar',
    resumo: 'Criar agendamento; com conflito responde 409 com três horários livres',
    body: NovoAgendamento,
    response: Gravado,
    status: 201,
  }),
  calendario: endpoint({
    method: 'GET',
    path: `${base}/calendario`,
    acesso: 'agenda:visualizar',
    resumo: 'Agendamentos de um período de até 62 dias; por padrão só os AGENDADO',
    query: FiltrosDoCalendario,
    response: z.object({ agendamentos: z.array(Agendamento), total: z.int(), limit: z.int() }),
  }),
  calendarioDoMes: endpoint({
    method: 'GET',
    path: `${base}/calendario/{year}/{month}`,
    acesso: 'agenda:visualizar',
    resumo: 'Os dias da grade de um mês com seus agendamentos',
    params: CalendarioDoMes,
    query: z.object({
      status: statusOuTodos,
      participante_id: Id.optional(),
      tipo_id: FiltrosDoCalendario.shape.tipo_id,
      sem_tipo: FiltrosDoCalendario.shape.sem_tipo,
      cliente_id: Id.optional(),
    }),
    response: z.object({
      ano: z.int(),
      mes: z.int(),
      dias: z.array(
        z.object({ data: z.string(), total: z.int(), agendamentos: z.array(Agendamento) }),
      ),
    }),
  }),
  pessoas: endpoint({
    method: 'GET',
    path: `${base}/calendario/pessoas`,
    acesso: 'agenda:visualizar',
    resumo:
      "O tempo tomado de colegas num período de até 62 dias; 'Ocupado' onde não participo nem administro",
    query: FiltrosDasPessoas,
    response: z.object({
      pessoas: z.array(Pessoa.extend({ agendamentos: z.array(Agendamento) })),
    }),
  }),
  proximos: endpoint({
    method: 'GET',
    path: `${base}/proximos`,
    acesso: 'sessao',
    resumo: 'Próximos agendamentos; vazio sem agenda:visualizar',
    query: z.object({ dias: limite(7, 90), usuario_id: Id.optional(), limit: limite(20, 100) }),
    response: z.object({ agendamentos: z.array(Agendamento), total: z.int() }),
  }),
  validarConflito: endpoint({
    method: 'POST',
    path: `${base}/validar-conflito`,
    acesso: 'agenda:visualizar',
    semEspaco: true,
    resumo: 'Conferir conflitos de um horário e sugerir três livres',
    body: ParaValidar,
    response: RespostaDeConflito,
  }),
  validarParticipantes: endpoint({
    method: 'POST',
    path: `${base}/validar-participantes`,
    acesso: 'agenda:visualizar',
    semEspaco: true,
    resumo: 'Conferir quem pode ser convidado',
    body: z.object({ participantes: Participantes }),
    response: z.object({
      valido: z.boolean(),
      participantes: z.array(z.object({ id: z.int(), nome: z.string(), email: z.string() })),
      invalidos: z.array(
        z.object({ id: z.int(), motivo: z.enum(['inexistente', 'inativo', 'sem_acesso']) }),
      ),
    }),
  }),
  opcoesDeStatus: endpoint({
    method: 'GET',
    path: `${base}/opcoes/status`,
    acesso: 'agenda:visualizar',
    resumo: 'Status possíveis, com cor e mudanças permitidas',
    response: z.array(OpcaoDeStatus),
  }),
  opcoesDePrioridade: endpoint({
    method: 'GET',
    path: `${base}/opcoes/prioridades`,
    acesso: 'agenda:visualizar',
    resumo: 'Prioridades possíveis, com cor',
    response: z.array(OpcaoDePrioridade),
  }),
  opcoesDeExpediente: endpoint({
    method: 'GET',
    path: `${base}/opcoes/expediente`,
    acesso: 'agenda:visualizar',
    resumo: 'Horário de trabalho do escritório, por dia da semana',
    response: OpcoesDeExpediente,
  }),
  opcoesDeFeriados: endpoint({
    method: 'GET',
    path: `${base}/opcoes/feriados`,
    acesso: 'agenda:visualizar',
    resumo: 'Dias de um ano em que o escritório não abre',
    query: z.object({ ano: AnoCoberto }),
    response: OpcoesDeFeriados,
  }),
  opcoesDeParticipantes: endpoint({
    method: 'GET',
    path: `${base}/opcoes/participantes`,
    acesso: 'agenda:visualizar',
    resumo: 'Pessoas que podem ser convidadas, por nome ou e-mail',
    query: z.object({
      termo: busca(100).optional(),
      /** People to answer by id, instead of a search. */
      ids: listaDe(Id).optional(),
      limit: limite(20, 100),
    }),
    response: z.array(Pessoa.extend({ time_nome: z.string().nullable() })),
  }),
  ler: endpoint({
    method: 'GET',
    path: `${base}/{id}`,
    acesso: 'agenda:visualizar',
    resumo: 'Um agendamento',
    params: IdParams,
    response: Agendamento,
  }),
  detalhes: endpoint({
    method: 'GET',
    path: `${base}/{id}/detalhes`,
    acesso: 'agenda:visualizar',
    resumo: 'Um agendamento com histórico e o que posso fazer nele',
    params: IdParams,
    response: AgendamentoDetalhado,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: `${base}/{id}`,
    acesso: 'agenda:editar',
    resumo: 'Mudar os campos enviados de um agendamento',
    params: IdParams,
    body: EdicaoDeAgendamento,
    response: Gravado,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: `${base}/{id}`,
    acesso: 'agenda:excluir',
    resumo: 'Remover um agendamento; pode ser desfeito por alguns segundos',
    params: IdParams,
    response: z.object({ success: z.literal(true), message: z.string(), desfazer_ate: z.string() }),
  }),
  restaurar: endpoint({
    method: 'POST',
    path: `${base}/{id}/restaurar`,
    acesso: 'agenda:excluir',
    resumo: 'Desfazer a remoção de um agendamento',
    params: IdParams,
    response: Gravado,
  }),
  mudarStatus: endpoint({
    method: 'PATCH',
    path: `${base}/{id}/status`,
    acesso: 'agenda:editar',
    resumo: 'Mudar o status, com o motivo que a mudança pede',
    params: IdParams,
    body: MudancaDeStatus,
    response: Gravado.extend({ novo_agendamento: Agendamento.nullable() }),
  }),
} as const;
