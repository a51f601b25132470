import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { recurso } from '../../registros/recurso.ts';

export const contratos = recurso(CHAVES.contratos, contratosEndpoints, {
  linhas: 'contratos',
  porPagina: 50,
});
const { chaves } = contratos;
/** Appointments named before a contract ends; the others are counted. */
const MAXIMO_DE_AGENDAMENTOS = 5;

/** The teams that a contract may name. */
export const timesOptions = () =>
  queryOptions({
    queryKey: chaves.consulta('times'),
    queryFn: ({ signal }) => chamar(opcoesDosContratosEndpoints.times, {}, { signal }),
  });

/** What changed in a contract while it was in force. */
export const aditivosOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id, 'aditivos'),
    queryFn: async ({ signal }) =>
      (await chamar(aditivosEndpoints.listar, { params: { id } }, { signal })).aditivos,
  });

/** Appointments with a client that are still to come, as far as the reader takes part in them. */
export const agendamentosOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('agendamentos', clienteId),
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
    queryKey: chaves.consulta('empresas', clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, limit: 200 };
      return (await chamar(empresasEndpoints.listar, { query }, { signal })).empresas;
    },
  });

/** Takes a contract to another status. */
export const useMudarStatus = () => useEscrever(contratos, contratosEndpoints.mudarStatus);
