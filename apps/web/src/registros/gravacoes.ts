import type { Endpoint, Envio, Resposta } from '@dominio/contrato/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGravacao } from '../lib/use-gravacao.ts';
import {
  type CorpoDaEdicao,
  type CorpoNovo,
  chamarPorTipo,
  type EndpointsDoRecurso,
  type GravadoDe,
  type Recurso,
  reler,
  relerSem,
} from './recurso.ts';

/** A record as it is sent: a new one has no id, a changed one goes under the version that was read. */
export type Gravacao<E extends EndpointsDoRecurso> =
  | { id: null; body: CorpoNovo<E> }
  | { id: number; body: CorpoDaEdicao<E> };

/** Creates and changes records; whatever shows them reads again. */
export function useSalvar<E extends EndpointsDoRecurso>(recurso: Recurso<E>) {
  const cliente = useQueryClient();
  const { criar, atualizar } = recurso.endpoints;
  return useGravacao({
    mutationFn: async ({ id, body }: Gravacao<E>): Promise<GravadoDe<E>> => {
      const [endpoint, params] = id === null ? [criar, undefined] : [atualizar, { id }];
      if (!endpoint) throw new Error(`${recurso.chaves.raiz}: no such call in the contract`);
      return chamarPorTipo(endpoint, { params, body });
    },
    // The answer may be a secret: nothing keeps it but who asked.
    gcTime: 0,
    onSuccess: () => reler(cliente, recurso),
  });
}

/** Deletes records by their id. */
export function useExcluir<E extends EndpointsDoRecurso>(recurso: Recurso<E>) {
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

/** Any other write of a noun; whatever shows the noun reads again. */
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
 * How a form saves: as a new record, or over the one it was opened with, under the version read then,
 * whatever is read meanwhile.
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
