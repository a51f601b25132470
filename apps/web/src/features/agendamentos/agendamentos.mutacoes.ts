import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import type { Envio, Resposta } from '@dominio/contrato/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { caminhoDe, chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aoMudarAgendamentos, chaves } from './agendamentos.queries.ts';

type Corpo<E extends 'criar' | 'atualizar' | 'mudarStatus'> = Envio<
  (typeof agendamentosEndpoints)[E]
>['body'];

export type CorpoNovo = Corpo<'criar'>;
export type CorpoDaEdicao = Corpo<'atualizar'>;
export type CorpoDoStatus = Corpo<'mudarStatus'>;

/** Mutation after which every query about appointments is read again. */
function useGravar<V, R>(mutationFn: (variaveis: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useGravacao({
    mutationFn,
    onSuccess: () => {
      void aoMudarAgendamentos(queryClient);
    },
  });
}

interface Criacao {
  body: CorpoNovo;
  /** Key of the request: a retry with the same key does not create a second appointment. */
  chave: string;
}

export const useCriar = () =>
  useGravar(({ body, chave }: Criacao) =>
    chamar(agendamentosEndpoints.criar, { body }, { chaveDeRepeticao: chave }),
  );

export const useAtualizar = () =>
  useGravar(({ id, body }: { id: number; body: CorpoDaEdicao }) =>
    chamar(agendamentosEndpoints.atualizar, { params: { id }, body }),
  );

export const useMudarStatus = () =>
  useGravar(({ id, body }: { id: number; body: CorpoDoStatus }) =>
    chamar(agendamentosEndpoints.mudarStatus, { params: { id }, body }),
  );

export const useExcluir = () =>
  useGravar((id: number) => chamar(agendamentosEndpoints.excluir, { params: { id } }));

export const useRestaurar = () =>
  useGravar((id: number) => chamar(agendamentosEndpoints.restaurar, { params: { id } }));

/** Path of an appointment, as `avisarComDesfazer` asks for it. */
export const caminhoDoAgendamento = (id: number): string =>
  caminhoDe(agendamentosEndpoints.ler, { id });

type Horario = Pick<Agendamento, 'data_hora_inicio' | 'data_hora_termino'>;

/** Moves an appointment in every calendar on screen, before the server has answered. */
export function pintarHorario(queryClient: QueryClient, id: number, horario: Horario): void {
  queryClient.setQueriesData<Resposta<typeof agendamentosEndpoints.calendario>>(
    { queryKey: chaves.calendarios },
    (antes) =>
      antes && {
        ...antes,
        agendamentos: antes.agendamentos.map((agendamento) =>
          agendamento.id === id ? { ...agendamento, ...horario } : agendamento,
        ),
      },
  );
}
