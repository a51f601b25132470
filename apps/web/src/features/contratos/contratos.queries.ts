import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import {
  type Contrato,
  contratosEndpoints,
  ORDENS_DOS_CONTRATOS,
} from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { Envio } from '@dominio/contrato/endpoint';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aoMudarContratos, chaves } from './contratos.chaves.ts';
import type { EstadoDosContratos } from './contratos.tabela.ts';

export const CONTRATOS_POR_PAGINA = 50;
/** The most that one answer holds. */
const MAXIMO = 1000;
/** Appointments named before a contract ends; the others are counted. */
const MAXIMO_DE_AGENDAMENTOS = 5;

export type PedidoDeContratos = Pick<EstadoDosContratos, 'termo' | 'status' | 'ordem'>;

function consultaDe({ termo, status, ordem }: PedidoDeContratos) {
  const ordenar = ORDENS_DOS_CONTRATOS.find((coluna) => coluna === ordem?.coluna);
  return {
    termo: termo.trim() || undefined,
    status,
    ...(ordenar && { ordenar, direcao: ordem?.descendente ? 'desc' : 'asc' }),
  };
}

/** One page of contracts. The page before stays visible while the next one comes. */
export const paginaDeContratos = (pedido: PedidoDeContratos, pagina: number) =>
  queryOptions({
    queryKey: chaves.pagina({ ...pedido, pagina }),
    queryFn: ({ signal }) => {
      const query = { ...consultaDe(pedido), page: pagina, limit: CONTRATOS_POR_PAGINA };
      return chamar(contratosEndpoints.listar, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Every contract that the filters find, page after page. */
export async function todosOsContratos(pedido: PedidoDeContratos): Promise<Contrato[]> {
  const todos: Contrato[] = [];
  for (let page = 1, paginas = 1; page <= paginas; page++) {
    const query = { ...consultaDe(pedido), page, limit: MAXIMO };
    const { contratos, total_pages } = await chamar(contratosEndpoints.listar, { query });
    todos.push(...contratos);
    paginas = total_pages;
  }
  return todos;
}

/** A contract. Read anew whenever it is opened: it is edited by its version. */
export const contratoOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id),
    queryFn: ({ signal }) => chamar(contratosEndpoints.ler, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** The few clients that a term finds. */
export const clientesOptions = (termo: string) => ({
  queryKey: chaves.clientes(termo),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined, limit: 20 };
    return (await chamar(clientesEndpoints.listar, { query }, { signal })).clientes;
  },
});

/** The teams that a contract may name. */
export const timesOptions = () =>
  queryOptions({
    queryKey: chaves.times,
    queryFn: ({ signal }) => chamar(opcoesDosContratosEndpoints.times, {}, { signal }),
  });

/** What changed in a contract while it was in force. */
export const aditivosOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.aditivos(id),
    queryFn: async ({ signal }) =>
      (await chamar(aditivosEndpoints.listar, { params: { id } }, { signal })).aditivos,
  });

/** Appointments with a client that are still to come, as far as the reader takes part in them. */
export const agendamentosOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.agendamentos(clienteId),
    queryFn: async ({ signal }) => {
      const query = {
        cliente_id: clienteId,
        status: 'AGENDADO',
        data_inicio: new Date().toISOString(),
        ordenar: 'data_hora_inicio',
        limit: MAXIMO_DE_AGENDAMENTOS,
      } as const;
      return (await chamar(agendamentosEndpoints.listar, { query }, { signal })).agendamentos;
    },
    staleTime: 0,
  });

/** The companies of a client. */
export const empresasOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.empresas(clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, limit: 200 };
      return (await chamar(empresasEndpoints.listar, { query }, { signal })).empresas;
    },
  });

/** Writes, changes, moves and deletes contracts. */
export function useAcoesDosContratos() {
  const cliente = useQueryClient();
  const onSuccess = () => aoMudarContratos(cliente);
  const criar = useGravacao({
    mutationFn: (body: Envio<typeof contratosEndpoints.criar>['body']) =>
      chamar(contratosEndpoints.criar, { body }),
    onSuccess,
  });
  const atualizar = useGravacao({
    mutationFn: (envio: Envio<typeof contratosEndpoints.atualizar>) =>
      chamar(contratosEndpoints.atualizar, envio),
    onSuccess,
  });
  const mudarStatus = useGravacao({
    mutationFn: (envio: Envio<typeof contratosEndpoints.mudarStatus>) =>
      chamar(contratosEndpoints.mudarStatus, envio),
    onSuccess,
  });
  const excluir = async (id: number) => {
    await chamar(contratosEndpoints.excluir, { params: { id } });
    cliente.removeQueries({ queryKey: chaves.um(id) });
    await onSuccess();
  };
  return { criar, atualizar, mudarStatus, excluir };
}
