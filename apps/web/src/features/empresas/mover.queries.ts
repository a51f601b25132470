import { moverEmpresasEndpoints } from '@dominio/contrato/empresas-mover';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { empresas } from './empresas.queries.ts';

/** Companies, and whatever goes with them to another client. */
const comOQueVai = {
  ...empresas,
  tambem: [
    ...(empresas.tambem ?? []),
    CHAVES.clientesProcurados,
    CHAVES.contasBancarias,
    CHAVES.contatos,
  ],
};

/**
 * Query of what would go with companies to a client, and of which may not go. A key of its own: what
 * is written makes no preview stale that is about to close.
 */
export const simulacaoOptions = (ids: readonly number[], clienteId: number) =>
  queryOptions({
    queryKey: ['simulacao-de-mudanca', ids, clienteId],
    queryFn: ({ signal }) => {
      const body = { empresa_ids: [...ids], cliente_id: clienteId, simular: true };
      return chamar(moverEmpresasEndpoints.mover, { body }, { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Mutations that give companies to another client, and back. */
export const useMover = () => useEscrever(comOQueVai, moverEmpresasEndpoints.mover);
export const useDesfazerMudanca = () => useEscrever(comOQueVai, moverEmpresasEndpoints.desfazer);
