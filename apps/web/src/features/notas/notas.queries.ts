import { type Nota, notasEndpoints } from '@dominio/contrato/notas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const raiz = ['notas'] as const;
/** Most notes of one answer: those that the card shows. */
const MAXIMO = 200;

/** Query of a client's notes, the pinned ones before. */
export const notasOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...raiz, clienteId],
    queryFn: ({ signal }) => {
      const envio = { params: { id: clienteId }, query: { limit: MAXIMO } };
      return chamar(notasEndpoints.listar, envio, { signal });
    },
  });

function useReler() {
  const cliente = useQueryClient();
  return () =>
    Promise.all(
      [raiz, CHAVES.linhaDoTempo, CHAVES.historico].map((queryKey) =>
        cliente.invalidateQueries({ queryKey }),
      ),
    );
}

/** Mutation that writes a note of a client. */
export const useEscreverNota = (clienteId: number) =>
  useGravacao({
    mutationFn: (texto: string) =>
      chamar(notasEndpoints.criar, { params: { id: clienteId }, body: { texto } }),
    onSuccess: useReler(),
  });

/** Mutation that changes a note, as it was read. */
export const useMudarNota = () =>
  useGravacao({
    mutationFn: ({ nota, ...body }: { nota: Nota; texto?: string; fixada?: boolean }) =>
      chamar(notasEndpoints.atualizar, {
        params: { id: nota.id },
        body: { ...body, versao: nota.versao },
      }),
    onSuccess: useReler(),
  });

/** Mutation that deletes a note. */
export const useExcluirNota = () =>
  useGravacao({
    mutationFn: ({ id, keepalive }: { id: number; keepalive: boolean }) =>
      chamar(notasEndpoints.excluir, { params: { id } }, { keepalive }),
    onSuccess: useReler(),
  });
