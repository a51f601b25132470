import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import {
  OPCOES_DE_PRIORIDADE,
  OPCOES_DE_STATUS,
  type OpcaoDePrioridade,
  type OpcaoDeStatus,
} from '@dominio/contrato/agendamentos-opcoes';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import type { Envio } from '@dominio/contrato/endpoint';
import { tiposAgendamentoEndpoints } from '@dominio/contrato/tipos-agendamento';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';

/** Filters of the calendar as the call takes them; dates are civil days, both included. */
export type FiltrosDoPeriodo = NonNullable<
  Envio<typeof agendamentosEndpoints.calendario>['query']
> & { data_inicio: string; data_fim: string };

/** A time, ISO 8601, with the people to check for conflicts. */
export type HorarioEParticipantes = Envio<typeof agendamentosEndpoints.validarConflito>['body'];

/** The people whose time is read, and the civil days, both included. */
export interface PeriodoDasPessoas {
  pessoas: readonly number[];
  data_inicio: string;
  data_fim: string;
}

const raiz = ['agendamentos'] as const;

export const chaves = {
  /** Begins the key of every query that a change of an appointment makes stale. */
  agendamentos: raiz,
  calendarios: [...raiz, 'calendario'] as const,
  calendario: (filtros: FiltrosDoPeriodo) => [...chaves.calendarios, filtros] as const,
  pessoas: (pedido: PeriodoDasPessoas) => [...raiz, 'pessoas', pedido] as const,
  detalhes: (id: number) => [...raiz, 'detalhes', id] as const,
  hoje: (usuario: number, dia: string) => [...raiz, 'hoje', usuario, dia] as const,
  equipeHoje: (dia: string) => [...raiz, 'equipe-hoje', dia] as const,
  proximos: (dias: number) => [...raiz, 'proximos', dias] as const,
  conflitos: (horario: HorarioEParticipantes) => [...raiz, 'conflitos', horario] as const,
  /** Lists that change rarely: a change of an appointment does not make them stale. */
  opcoes: (nome: string) => ['agendamentos-opcoes', nome] as const,
};

/** Has every query about appointments read again; called for each live message about them. */
export const aoMudarAgendamentos = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: chaves.agendamentos });

const seCruzam = (a: FiltrosDoPeriodo, b: FiltrosDoPeriodo) =>
  a.data_inicio <= b.data_fim && b.data_inicio <= a.data_fim;

/**
 * Query of the appointments of up to 62 days. While it loads, a period that was shown before stays
 * if it has days in common.
 */
export const calendarioOptions = (filtros: FiltrosDoPeriodo) =>
  queryOptions({
    queryKey: chaves.calendario(filtros),
    queryFn: ({ signal }) =>
      chamar(agendamentosEndpoints.calendario, { query: filtros }, { signal }),
    placeholderData: (anterior, consulta) => {
      const [, , antes] = consulta?.queryKey ?? [];
      return antes && seCruzam(antes, filtros) ? anterior : undefined;
    },
  });

/** Query of when colleagues are taken; those shown before stay while another is added. */
export const pessoasOptions = (pedido: PeriodoDasPessoas) =>
  queryOptions({
    queryKey: chaves.pessoas(pedido),
    queryFn: async ({ signal }) => {
      const query = { ...pedido, pessoas: pedido.pessoas.join() };
      return (await chamar(agendamentosEndpoints.pessoas, { query }, { signal })).pessoas;
    },
    enabled: pedido.pessoas.length > 0,
    placeholderData: (anterior, consulta) =>
      consulta?.queryKey[2].data_inicio === pedido.data_inicio ? anterior : undefined,
  });

export const detalhesOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.detalhes(id),
    queryFn: ({ signal }) => chamar(agendamentosEndpoints.detalhes, { params: { id } }, { signal }),
    // The drawer offers the `acoes` and sends the `versao` of this answer: a cached one may be
    // refused.
    staleTime: 0,
  });

/**
 * Query of a person's appointments on one civil day: as participant, and if there are none, as
 * creator (specification part 2 §7).
 */
export const hojeOptions = (usuario: number, dia: string) =>
  queryOptions({
    queryKey: chaves.hoje(usuario, dia),
    queryFn: async ({ signal }) => {
      const periodo = { data_inicio: dia, data_fim: dia, ordenar: 'data_hora_inicio' };
      const buscar = (de: { participante_id: number } | { criado_por: number }) =>
        chamar(agendamentosEndpoints.listar, { query: { ...periodo, ...de } }, { signal });
      const meus = await buscar({ participante_id: usuario });
      const { agendamentos } = meus.total > 0 ? meus : await buscar({ criado_por: usuario });
      return agendamentos;
    },
  });

/** Rows shown of the whole office's day; the answer also has the total. */
const MAXIMO_DA_EQUIPE = 20;

/**
 * Query of everybody's appointments on one civil day; the API answers it to administrators only.
 */
export const equipeHojeOptions = (dia: string) =>
  queryOptions({
    queryKey: chaves.equipeHoje(dia),
    queryFn: ({ signal }) => {
      const query = {
        data_inicio: dia,
        data_fim: dia,
        status: 'AGENDADO',
        ordenar: 'data_hora_inicio',
        limit: MAXIMO_DA_EQUIPE,
      };
      return chamar(agendamentosEndpoints.listar, { query }, { signal });
    },
  });

/** Query of the person's appointments of the next `dias` days. */
export const proximosOptions = (dias: number) =>
  queryOptions({
    queryKey: chaves.proximos(dias),
    queryFn: async ({ signal }) => {
      const { agendamentos } = await chamar(
        agendamentosEndpoints.proximos,
        { query: { dias } },
        { signal },
      );
      return agendamentos;
    },
  });

/**
 * Query of who is busy at a time. It goes stale quickly, because a colleague may book at any
 * moment.
 */
export const conflitosOptions = (horario: HorarioEParticipantes) =>
  queryOptions({
    queryKey: chaves.conflitos(horario),
    queryFn: ({ signal }) =>
      chamar(agendamentosEndpoints.validarConflito, { body: horario }, { signal }),
    staleTime: 10_000,
    retry: false,
  });

const UMA_HORA_MS = 3_600_000;
const UM_DIA_MS = 24 * UMA_HORA_MS;

export const tiposAtivosOptions = queryOptions({
  queryKey: chaves.opcoes('tipos'),
  queryFn: async ({ signal }) =>
    (await chamar(tiposAgendamentoEndpoints.ativos, undefined, { signal })).tipos,
  staleTime: UMA_HORA_MS,
});

/**
 * The statuses as the server lists them; the built-in list while that loads or has failed
 * (dominios.md AG-73).
 */
export function useOpcoesDeStatus(): readonly OpcaoDeStatus[] {
  const { data } = useQuery({
    queryKey: chaves.opcoes('status'),
    queryFn: ({ signal }) => chamar(agendamentosEndpoints.opcoesDeStatus, undefined, { signal }),
    staleTime: UM_DIA_MS,
  });
  return data ?? OPCOES_DE_STATUS;
}

/**
 * The priorities as the server lists them; the built-in list while that loads or has failed
 * (dominios.md AG-73).
 */
export function useOpcoesDePrioridade(): readonly OpcaoDePrioridade[] {
  const { data } = useQuery({
    queryKey: chaves.opcoes('prioridades'),
    queryFn: ({ signal }) =>
      chamar(agendamentosEndpoints.opcoesDePrioridade, undefined, { signal }),
    staleTime: UM_DIA_MS,
  });
  return data ?? OPCOES_DE_PRIORIDADE;
}

/** Query of the firm's working hours, without which no free time is shown. */
export const expedienteOptions = queryOptions({
  queryKey: chaves.opcoes('expediente'),
  queryFn: async ({ signal }) =>
    (await chamar(agendamentosEndpoints.opcoesDeExpediente, undefined, { signal })).expediente,
  staleTime: UMA_HORA_MS,
});

/** Query of the days of a year on which the firm keeps closed. */
export const feriadosOptions = (ano: number) =>
  queryOptions({
    queryKey: chaves.opcoes(`feriados:${ano}`),
    queryFn: async ({ signal }) =>
      (await chamar(agendamentosEndpoints.opcoesDeFeriados, { query: { ano } }, { signal }))
        .feriados,
    staleTime: UMA_HORA_MS,
  });

/**
 * Query of people who may be invited and whose name or e-mail has the term; the first ones for a
 * blank term.
 */
export const participantesOptions = (termo: string) =>
  queryOptions({
    queryKey: chaves.opcoes(`participantes:${termo}`),
    queryFn: ({ signal }) =>
      chamar(agendamentosEndpoints.opcoesDeParticipantes, { query: { termo } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Query of people by their ids, for a filter that an address names. */
export const participantesPorIdOptions = (ids: readonly number[]) =>
  queryOptions({
    queryKey: chaves.opcoes(`participantes-por-id:${ids.join()}`),
    queryFn: ({ signal }) =>
      chamar(
        agendamentosEndpoints.opcoesDeParticipantes,
        { query: { ids: ids.join() } },
        { signal },
      ),
    enabled: ids.length > 0,
  });

/**
 * Query of clients in scope by name, CNPJ or contract number; an empty list on failure (dominios.md
 * AG-74).
 */
export const clientesOptions = (termo: string) => ({
  queryKey: chaves.opcoes(`clientes:${termo}`),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { termo, situacao: 'correntes' as const, limit: 20 };
    const { clientes } = await chamar(clientesEndpoints.filtrados, { query }, { signal });
    return clientes;
  },
  retry: false,
});
