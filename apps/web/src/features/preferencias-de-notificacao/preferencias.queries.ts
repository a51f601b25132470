import {
  type ConfiguracaoDeEvento,
  notificacoesConfiguracaoEndpoints as e,
  type Preferencias,
} from '@dominio/contrato/notificacoes-configuracao';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { caminhoDe, chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aplicar, inversas, type Mudanca } from './matriz.rules.ts';
import { chaves } from './preferencias.chaves.ts';

/** Query of by which ways the person is told of each type of event. */
export const matrizOptions = (usuarioId: number) =>
  queryOptions({
    queryKey: [...chaves.matriz, usuarioId],
    queryFn: async ({ signal }) =>
      (await chamar(e.configuracoes, { params: { userId: usuarioId } }, { signal })).configurations,
  });

const doEvento = (usuarioId: number, eventType: string) => ({ userId: usuarioId, eventType });

/** Paths that a write of these changes goes to. */
export const caminhosDe = (usuarioId: number, mudancas: readonly Mudanca[]): string[] => {
  const [primeira] = mudancas;
  return mudancas.length === 1 && primeira
    ? [caminhoDe(e.configurar, doEvento(usuarioId, primeira.event_type))]
    : [e.salvar.path];
};

/** One event by its own call, several all or none. */
function enviar(usuarioId: number, mudancas: readonly Mudanca[]): Promise<unknown> {
  const [primeira] = mudancas;
  if (mudancas.length !== 1 || !primeira) {
    return chamar(e.salvar, { body: { configurations: [...mudancas] } });
  }
  const { event_type, ...body } = primeira;
  return chamar(e.configurar, { params: doEvento(usuarioId, event_type), body });
}

/**
 * Mutation that writes by which ways the person is told. The matrix shows a change at once; they are
 * sent one after the other, in the order in which they were made.
 */
export function useGravarMatriz(usuarioId: number) {
  const cliente = useQueryClient();
  const { queryKey } = matrizOptions(usuarioId);
  const mudar = (mudancas: readonly Mudanca[]) =>
    cliente.setQueryData(queryKey, (eventos) => eventos && aplicar(eventos, mudancas));
  return useGravacao({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: (mudancas: readonly Mudanca[]) => enviar(usuarioId, mudancas),
    onMutate: async (mudancas) => {
      const eventos: readonly ConfiguracaoDeEvento[] = cliente.getQueryData(queryKey) ?? [];
      const antes = inversas(eventos, mudancas);
      mudar(mudancas);
      // A reading that began before the change would undo it on the screen.
      await cliente.cancelQueries({ queryKey });
      return antes;
    },
    onError: (_erro, _mudancas, antes) => {
      if (antes) mudar(antes);
      // An administrator may have locked it meanwhile.
      void cliente.invalidateQueries({ queryKey });
    },
  });
}

/** Query of the groups that may be told too, for whoever chooses some. */
export const gruposOptions = (usuarioId: number) =>
  queryOptions({
    queryKey: [...chaves.raiz, 'grupos', usuarioId],
    queryFn: async ({ signal }) =>
      (await chamar(e.configuracoes, { params: { userId: usuarioId } }, { signal })).grupos,
    staleTime: 0,
  });

/** Mutation that writes which groups are told too of what the person causes of one type. */
export function useGravarGrupos(usuarioId: number) {
  const cliente = useQueryClient();
  const { queryKey } = matrizOptions(usuarioId);
  return useGravacao({
    mutationFn: ({
      event_type,
      ...body
    }: Pick<ConfiguracaoDeEvento, 'event_type' | 'groups' | 'notify_entire_group'>) =>
      chamar(e.configurar, { params: doEvento(usuarioId, event_type), body }),
    onSuccess: ({ event_type, groups, notify_entire_group }) =>
      cliente.setQueryData(queryKey, (eventos) =>
        eventos?.map((um) =>
          um.event_type === event_type ? { ...um, groups, notify_entire_group } : um,
        ),
      ),
  });
}

/** Query of the hours at which the person is told, and of the rhythm of the e-mails. */
export const quandoOptions = () =>
  queryOptions({
    queryKey: chaves.quando,
    queryFn: ({ signal }) => chamar(e.preferencias, undefined, { signal }),
    staleTime: 0,
  });

/** Mutation that writes them all. */
export function useGravarQuando() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Preferencias) => chamar(e.gravarPreferencias, { body }),
    onSuccess: (gravadas) => cliente.setQueryData(quandoOptions().queryKey, gravadas),
  });
}
