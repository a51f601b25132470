import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { reunioesDeClientesEndpoints } from '@dominio/contrato/clientes-reunioes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { acessoDoUsuarioEndpoints } from '@dominio/contrato/usuarios-acesso';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../../consultas/chaves.ts';
import { chaves } from '../../../features/agendamentos/agendamentos.queries.ts';
import { chavesDeClientes } from '../../../features/clientes/clientes.queries.ts';
import { chamar } from '../../../lib/api-client.ts';

/** Most rows of a list on a card; the page behind it has the rest. */
export const MAXIMO_DO_CARTAO = 5;
/** Most appointments to come, and most that were. */
const AGENDAMENTOS_DE_CADA = 3;

/** Query of a client's contracts, that which counts first. */
export const contratosDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...CHAVES.contratos, 'do-cliente', clienteId],
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, ordenar: 'que_vale', limit: 50 } as const;
      return (await chamar(contratosEndpoints.listar, { query }, { signal })).contratos;
    },
  });

/** Query of a client's contracts that are to be adjusted this month, and were not yet. */
export const reajustesDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...CHAVES.contratos, 'do-cliente', clienteId, 'reajustes'],
    queryFn: async ({ signal }) => {
      const query = {
        cliente_id: clienteId,
        acompanhar: 'reajuste_no_mes',
        limit: 50,
      } as const;
      return (await chamar(contratosEndpoints.listar, { query }, { signal })).contratos;
    },
  });

/** Query of the people of a client who sign in to the client's area, by name. */
export const acessosDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...chavesDeClientes.raiz, 'acessos', clienteId],
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId };
      const { pessoas } = await chamar(acessoDoUsuarioEndpoints.quem, { query }, { signal });
      return pessoas.filter(({ origens }) => origens.some(({ motivo }) => motivo === 'empresa'));
    },
    staleTime: 0,
  });

/** Query of the people and teams that serve a client: links, contracts and teams change it, so it is read at each opening. */
export const atendimentoOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...chavesDeClientes.raiz, 'atendimento', clienteId],
    queryFn: ({ signal }) =>
      chamar(atendimentoDeClientesEndpoints.ler, { params: { id: clienteId } }, { signal }),
    staleTime: 0,
  });

/**
 * Query of the days of the last and the next meeting with a client, whoever holds them: it stands among
 * the appointments, which make it stale.
 */
export const reunioesDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: [...chaves.agendamentos, 'reunioes-do-cliente', clienteId],
    queryFn: ({ signal }) =>
      chamar(reunioesDeClientesEndpoints.ler, { params: { id: clienteId } }, { signal }),
    // Nobody is told of colleagues' meetings.
    staleTime: 0,
  });

/** Query of a client's next and last appointments in which the person takes part. */
export const agendamentosDoClienteOptions = (clienteId: number, usuarioId: number) =>
  queryOptions({
    queryKey: [...chaves.agendamentos, 'do-cliente', clienteId, usuarioId],
    queryFn: async ({ signal }) => {
      const agora = new Date().toISOString();
      const comum = {
        cliente_id: clienteId,
        // Without it an administrator reads everybody's, and each reading is audited.
        participante_id: usuarioId,
        limit: AGENDAMENTOS_DE_CADA,
      } as const;
      const [proximos, ultimos] = await Promise.all([
        chamar(
          agendamentosEndpoints.listar,
          {
            query: {
              ...comum,
              status: 'AGENDADO',
              data_inicio: agora,
              ordenar: 'data_hora_inicio',
            },
          },
          { signal },
        ),
        chamar(
          agendamentosEndpoints.listar,
          { query: { ...comum, data_fim: agora, ordenar: '-data_hora_inicio' } },
          { signal },
        ),
      ]);
      const ids = new Set(proximos.agendamentos.map(({ id }) => id));
      return {
        proximos: proximos.agendamentos,
        totalDeProximos: proximos.total,
        // One that is going on has begun, and is among the next ones.
        ultimos: ultimos.agendamentos.filter(({ id }) => !ids.has(id)),
      };
    },
  });
