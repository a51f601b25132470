import type { Endpoint, Envio, Resposta } from '@dominio/contrato/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { concluirExclusoes } from '../lib/exclusao-adiada.ts';
import { useGravacao } from '../lib/use-gravacao.ts';
import {
  type CorpoDaEdicao,
  type CorpoNovo,
  chamarPorTipo,
  type EndpointsDoRecurso,
  type GravadoDe,
  type Recurso,
  type RecursoQualquer,
  reler,
  relerSem,
} from './recurso.ts';

/** What a save sends: `id` null for a new record; a change carries the version that was read. */
export type Gravacao<E extends EndpointsDoRecurso> =
  | { id: null; body: CorpoNovo<E> }
  | { id: number; body: CorpoDaEdicao<E> };

/** Mutation that creates or changes a record; every query that shows the noun is read again. */
export function useSalvar<E extends EndpointsDoRecurso>(recurso: Recurso<E>) {
  const cliente = useQueryClient();
  const { criar, atualizar } = recurso.endpoints;
  return useGravacao({
    mutationFn: async ({ id, body }: Gravacao<E>): Promise<GravadoDe<E>> => {
      const [endpoint, params] = id === null ? [criar, undefined] : [atualizar, { id }];
      if (!endpoint) throw new Error(`${recurso.chaves.raiz}: no such call in the contract`);
      // A record whose deletion is still waiting may have the name that this one takes.
      await concluirExclusoes();
      return chamarPorTipo(endpoint, { params, body });
    },
    // The answer may hold a secret such as a temporary password: it stays with the caller alone.
    gcTime: 0,
    onSuccess: () => reler(cliente, recurso),
  });
}

/** Mutation that deletes a record by its id; every query that shows the noun is read again. */
export function useExcluir(recurso: RecursoQualquer) {
  const cliente = useQueryClient();
  const { excluir } = recurso.endpoints;
  return useGravacao({
    mutationFn: async ({ id, keepalive = false }: { id: number; keepalive?: boolean }) => {
      if (!excluir) throw new Error(`${recurso.chaves.raiz}: no such call in the contract`);
      await chamarPorTipo(excluir, { params: { id } }, { keepalive });
    },
    onSuccess: (_, { id }) => relerSem(cliente, recurso, id),
  });
}

/** Mutation of any other call that writes the noun; every query that shows it is read again. */
export function useEscrever<E extends EndpointsDoRecurso, const W extends Endpoint>(
  recurso: Recurso<E>,
  endpoint: W,
) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (envio: Envio<W>) => chamarPorTipo<Resposta<W>>(endpoint, envio),
    onSuccess: () => reler(cliente, recurso),
  });
}

/**
 * How a form saves whose record is created and changed by the same fields: it creates a record, or
 * changes the one it was opened with. The change carries the version read at the opening, even when
 * the record was read again since, so that a stale form is refused. A form that sends other fields for
 * a new record has `useSalvar`.
 */
export function useGravacaoDoRegistro<E extends EndpointsDoRecurso>(
  recurso: Recurso<E>,
  registro: { readonly id: number; readonly versao?: number } | null,
) {
  const salvar = useSalvar(recurso);
  const [versao] = useState(registro?.versao);
  return {
    enviando: salvar.isPending,
    gravar: (valores: CorpoNovo<E> & Omit<CorpoDaEdicao<E>, 'versao'>) =>
      salvar.mutateAsync(
        registro === null
          ? { id: null, body: valores }
          : {
              id: registro.id,
              body: { ...valores, ...(versao !== undefined && { versao }) } as CorpoDaEdicao<E>,
            },
      ),
  };
}
