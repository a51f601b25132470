import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { clientesFavoritosEndpoints } from '@dominio/contrato/clientes-favoritos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { clientesFavoritosOptions } from './clientes.favoritos.ts';

interface Mudanca {
  readonly cliente: ClienteDaLista;
  readonly favorito: boolean;
}

/** The favourites after one was set or taken away, each once, by name. */
const aplicar = (
  clientes: readonly ClienteDaLista[],
  { cliente, favorito }: Mudanca,
): ClienteDaLista[] => {
  const outros = clientes.filter(({ id }) => id !== cliente.id);
  return favorito
    ? [...outros, cliente].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    : [...outros];
};

const ESTRELAS = ['clientes-favoritos'];

/**
 * The favourite clients, and the way to change them: shown at once, then sent one after the other, and
 * taken back where the server refuses. A list that is narrowed to them keeps its rows until it is read
 * again, so that a star taken away by mistake is set again where it was.
 */
export function useClientesFavoritos() {
  const queryClient = useQueryClient();
  const { queryKey } = clientesFavoritosOptions;
  const { data, isError } = useQuery(clientesFavoritosOptions);
  const ids = useMemo(() => new Set(data?.map(({ id }) => id)), [data]);
  const mostrar = (mudanca: Mudanca) =>
    queryClient.setQueryData(queryKey, (lidos) => lidos && aplicar(lidos, mudanca));
  const { mutate } = useGravacao({
    mutationKey: ESTRELAS,
    scope: { id: 'clientes-favoritos' },
    mutationFn: ({ cliente, favorito }: Mudanca) =>
      chamar(
        favorito ? clientesFavoritosEndpoints.favoritar : clientesFavoritosEndpoints.desfavoritar,
        { params: { id: cliente.id } },
        { keepalive: true },
      ),
    onMutate: async (mudanca) => {
      await queryClient.cancelQueries({ queryKey });
      mostrar(mudanca);
    },
    onError: (erro, { cliente, favorito }) => {
      mostrar({ cliente, favorito: !favorito });
      avisar.erro({ titulo: 'Erro ao salvar o favorito', mensagem: mensagemDoErro(erro) });
    },
    // What is read while another is on its way would show that one as it was.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: ESTRELAS }) === 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  });
  return {
    /** Undefined while they are read. */
    favoritos: data ?? (isError ? [] : undefined),
    ids,
    favoritar: (cliente: ClienteDaLista, favorito: boolean) => mutate({ cliente, favorito }),
  };
}
