import { timesEndpoints } from '@dominio/contrato/times';
import {
  type CarteiraTransferida,
  carteiraDoTimeEndpoints as e,
} from '@dominio/contrato/times-carteira';
import { transferenciasDoTimeEndpoints as marcadas } from '@dominio/contrato/times-transferencias';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { contar } from '../../lib/formato.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { LIDO_AO_ABRIR } from '../../registros/recurso.ts';
import { times } from './times.queries.ts';

/** Query of the active teams, to choose the one that takes a portfolio over. */
export const destinosOptions = queryOptions({
  queryKey: times.chaves.consulta('destinos'),
  queryFn: ({ signal }) => chamar(timesEndpoints.buscar, { query: {} }, { signal }),
});

interface Simulacao {
  readonly de: number;
  readonly para: number | null;
  readonly clientes: readonly number[];
}

/** Query of what everyone would gain and lose; not made before a team is chosen. */
export const simulacaoOptions = ({ de, para, clientes }: Simulacao) =>
  queryOptions({
    queryKey: times.chaves.um(de, 'transferencia', para, clientes),
    queryFn: ({ signal }) =>
      chamar(
        e.transferir,
        {
          params: { id: de },
          body: { para_id: para ?? 0, cliente_ids: [...clientes], simular: true },
        },
        { signal },
      ),
    enabled: para !== null && clientes.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });

/** Query of the transfers of a team that are set for a day, or were not long ago. */
export const transferenciasOptions = (id: number) =>
  queryOptions({
    queryKey: times.chaves.um(id, 'transferencias'),
    queryFn: ({ signal }) => chamar(marcadas.listar, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

/** Mutations that set a transfer for a day, and call one off. */
export const useMarcarTransferencia = () => useEscrever(times, marcadas.marcar);
export const useCancelarTransferencia = () => useEscrever(times, marcadas.cancelar);

/** Mutation that moves clients to another team, or back. */
export const useTransferir = () => useEscrever(times, e.transferir);

/** The call that brings a portfolio back to the exact state before. */
export const voltaDe = (de: number, para: number, feita: CarteiraTransferida) => ({
  params: { id: para },
  body: {
    para_id: de,
    cliente_ids: feita.movidos,
    ficam_tambem: feita.ja_estavam,
    contrato_ids: feita.contratos,
    versao: feita.versao_destino,
    versao_destino: feita.versao,
  },
});

/** What moving does besides changing who sees the clients, a sentence each. */
export function consequencias(simulada: CarteiraTransferida): string[] {
  const { movidos, ja_estavam, contratos, agendamentos_total, fora_do_alcance } = simulada;
  return [
    movidos.length > 0 &&
      `${contar(movidos.length, 'cliente passa', 'clientes passam')} de um time ao outro.`,
    ja_estavam.length > 0 &&
      `${contar(ja_estavam.length, 'cliente já está', 'clientes já estão')} também no outro time.`,
    contratos.length > 0 &&
      `${contar(contratos.length, 'contrato passa', 'contratos passam')} a ter o outro time.`,
    agendamentos_total > 0 &&
      `${contar(agendamentos_total, 'agendamento futuro tem', 'agendamentos futuros têm')} participante que deixa de ver o cliente.`,
    fora_do_alcance > 0 &&
      `${contar(fora_do_alcance, 'cliente do time, fora do seu alcance, fica', 'clientes do time, fora do seu alcance, ficam')} onde ${fora_do_alcance === 1 ? 'está' : 'estão'}.`,
  ].filter((frase) => frase !== false);
}
