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

/** A time to check for a group of people, ISO 8601. */
export type HorarioEParticipantes = Envio<typeof agendamentosEndpoints.validarConflito>['body'];

const raiz = ['agendamentos'] as const;

export const chaves = {
  /** Everything that an appointment's change may change. */
  agendamentos: raiz,
  calendarios: [...raiz, 'calendario'] as const,
  calendario: (filtros: FiltrosDoPeriodo) => [...chaves.calendarios, filtros] as const,
  detalhes: (id: number) => [...raiz, 'detalhes', id] as const,
  hoje: (usuario: number, dia: string) => [...raiz, 'hoje', usuario, dia] as const,
  equipeHoje: (dia: string) => [...raiz, 'equipe-hoje', dia] as const,
  proximos: (dias: number) => [...raiz, 'proximos', dias] as const,
  conflitos: (horario: HorarioEParticipantes) => [...raiz, 'conflitos', horario] as const,
  /** Lists that change rarely and are not invalidated by appointments. */
  opcoes: (nome: string) => ['agendamentos-opcoes', nome] as const,
};

/** Called for every live event of the resource: whatever is on screen is read again. */
export const aoMudarAgendamentos = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: chaves.agendamentos });

const seCruzam = (a: FiltrosDoPeriodo, b: FiltrosDoPeriodo) =>
  a.data_inicio <= b.data_fim && b.data_inicio <= a.data_fim;

/** Appointments of up to 62 days. What was shown stays while it loads, when days are in common. */
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

export const detalhesOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.detalhes(id),
    queryFn: ({ signal }) => chamar(agendamentosEndpoints.detalhes, { params: { id } }, { signal }),
    // The drawer decides by `acoes` and `versao`: never from an old answer.
    staleTime: 0,
  });

/**
 * The appointments of one civil day of a person: by participant, and once more by creator when
 * that is empty (specification part 2 §7).
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

/** Rows of the whole office's day that a glance takes in; how many more there are comes with them. */
const MAXIMO_DA_EQUIPE = 20;

/** What everybody has on one civil day. Only administrators read other people's (the API's scope). */
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

/** Who is busy at a time. Short-lived: a colleague may book at any moment. */
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

/** Statuses; the built-in list until and unless the server's arrives (dominios.md AG-73). */
export function useOpcoesDeStatus(): readonly OpcaoDeStatus[] {
  const { data } = useQuery({
    queryKey: chaves.opcoes('status'),
    queryFn: ({ signal }) => chamar(agendamentosEndpoints.opcoesDeStatus, undefined, { signal }),
    staleTime: UM_DIA_MS,
  });
  return data ?? OPCOES_DE_STATUS;
}

/** Priorities; the built-in list until and unless the server's arrives (dominios.md AG-73). */
export function useOpcoesDePrioridade(): readonly OpcaoDePrioridade[] {
  const { data } = useQuery({
    queryKey: chaves.opcoes('prioridades'),
    queryFn: ({ signal }) =>
      chamar(agendamentosEndpoints.opcoesDePrioridade, undefined, { signal }),
    staleTime: UM_DIA_MS,
  });
  return data ?? OPCOES_DE_PRIORIDADE;
}

/** The firm's working hours; free time is not told until they are known. */
export const expedienteOptions = queryOptions({
  queryKey: chaves.opcoes('expediente'),
  queryFn: async ({ signal }) =>
    (await chamar(agendamentosEndpoints.opcoesDeExpediente, undefined, { signal })).expediente,
  staleTime: UMA_HORA_MS,
});

/** Those who may be invited and whose name or e-mail matches; the first ones without a term. */
export const participantesOptions = (termo: string) =>
  queryOptions({
    queryKey: chaves.opcoes(`participantes:${termo}`),
    queryFn: ({ signal }) =>
      chamar(agendamentosEndpoints.opcoesDeParticipantes, { query: { termo } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The participants behind ids, for filters that come from an address. */
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

/** Clients in reach by name, CNPJ or contract; empty on failure (dominios.md AG-74). */
export const clientesOptions = (termo: string) =>
  queryOptions({
    queryKey: chaves.opcoes(`clientes:${termo}`),
    queryFn: async ({ signal }) => {
      const query = { termo, limit: 20 };
      const { clientes } = await chamar(clientesEndpoints.filtrados, { query }, { signal });
      return clientes;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
