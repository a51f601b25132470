import {
  type ConsultaEmLote,
  type DesfechoDaConsulta,
  receitaEmLoteEndpoints as e,
} from '@dominio/contrato/empresas-receita-lote';
import type { Envio } from '@dominio/contrato/endpoint';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const RAIZ = ['receita-em-lote'] as const;
const ATUAL = [...RAIZ, 'atual'] as const;
/** How often a consultation that is under way is read again. */
const RELER_MS = 2_000;
export const CONSULTADAS_POR_PAGINA = 20;

/** Query of the consultation of many that the person began last: read again while it is under way. */
const atualOptions = queryOptions({
  queryKey: ATUAL,
  queryFn: ({ signal }) => chamar(e.atual, undefined, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.consulta?.situacao === 'andamento' ? RELER_MS : false,
  staleTime: RELER_MS,
});

/** The consultation that the person began last; when it ends, the list of companies is read again. */
export function useConsultaAtual(enabled = true): ConsultaEmLote | null {
  const cliente = useQueryClient();
  const { data } = useQuery({ ...atualOptions, enabled });
  const consulta = data?.consulta ?? null;
  const situacao = consulta?.situacao;
  const antes = useRef(situacao);
  useEffect(() => {
    const acabou = antes.current === 'andamento' && situacao !== 'andamento';
    antes.current = situacao;
    if (acabou) void cliente.invalidateQueries({ queryKey: CHAVES.empresas });
  }, [cliente, situacao]);
  return enabled ? consulta : null;
}

/** Somebody else's consultation that holds the firm's turn, to whom may stop it; read when `enabled`. */
export const useConsultaAlheia = (enabled: boolean) =>
  useQuery({ ...atualOptions, enabled, staleTime: 0, select: ({ alheia }) => alheia }).data;

/** Query of a page of the companies with an outcome, each compared anew with its register. */
export const consultadasOptions = (id: number, desfecho: DesfechoDaConsulta, page: number) =>
  queryOptions({
    queryKey: [...RAIZ, 'empresas', id, desfecho, page],
    queryFn: ({ signal }) => {
      const query = { desfecho, page, limit: CONSULTADAS_POR_PAGINA };
      return chamar(e.empresas, { params: { id }, query }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Mutations that begin a consultation and stop it: what they answer is the present one. */
export function useIniciarConsulta() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (empresa_ids: number[]) => chamar(e.iniciar, { body: { empresa_ids } }),
    onSuccess: (consulta) => cliente.setQueryData(ATUAL, { consulta, alheia: null }),
  });
}
export function usePararConsulta() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (id: number) => chamar(e.parar, { params: { id } }),
    onSettled: () => cliente.invalidateQueries({ queryKey: RAIZ }),
  });
}

/** A company, and the fields of it that are taken. */
export type Escolhida = NonNullable<Envio<typeof e.aplicar>['body']>['empresas'][number];

/** Mutations that take what was found into the registers, and give back what they had. */
export function useAplicarReceita() {
  const reler = useReler();
  return useGravacao({
    mutationFn: ({ id, empresas }: { id: number; empresas: Escolhida[] }) =>
      chamar(e.aplicar, { params: { id }, body: { empresas } }),
    // What is refused because a register changed is compared anew.
    onSettled: reler,
  });
}
export function useDesfazerAplicacao() {
  const reler = useReler();
  return useGravacao({
    mutationFn: (id: number) => chamar(e.desfazerAplicacao, { params: { id } }),
    onSettled: reler,
  });
}

function useReler() {
  const cliente = useQueryClient();
  return () =>
    Promise.all(
      [CHAVES.empresas, CHAVES.linhaDoTempo, RAIZ].map((queryKey) =>
        cliente.invalidateQueries({ queryKey }),
      ),
    );
}
