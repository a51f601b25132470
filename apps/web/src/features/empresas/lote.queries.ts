import { loteDeEmpresasEndpoints, type MudancaEmLote } from '@dominio/contrato/empresas-lote';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { empresas } from './empresas.queries.ts';

type Mudanca = z.input<typeof MudancaEmLote>;

/** Companies, and what their clients and contracts say of them. */
const comClientesEContratos = {
  ...empresas,
  tambem: [...(empresas.tambem ?? []), CHAVES.clientesProcurados, CHAVES.contratos],
};

/** Query of what a change would do to companies, as it is asked: every asking is a new one. */
export const simulacaoDoLoteOptions = (ids: readonly number[], mudanca: Mudanca, vez: number) =>
  queryOptions({
    queryKey: ['simulacao-do-lote', vez, ids, mudanca],
    queryFn: ({ signal }) => {
      const body = { empresa_ids: [...ids], mudanca, simular: true };
      return chamar(loteDeEmpresasEndpoints.mudar, { body }, { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Mutations that change many companies, and give them back what they had. */
export const useMudarVarias = () =>
  useEscrever(comClientesEContratos, loteDeEmpresasEndpoints.mudar);
export const useDesfazerLote = () =>
  useEscrever(comClientesEContratos, loteDeEmpresasEndpoints.desfazer);
