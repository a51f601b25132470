import type { Empresa } from '@dominio/contrato/empresas';
import { mesclarEmpresasEndpoints, type ParteDaEmpresa } from '@dominio/contrato/empresas-mesclar';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { empresas } from './empresas.queries.ts';

/** Companies, and whatever names one. */
const comOQueNomeia = {
  ...empresas,
  tambem: [
    ...(empresas.tambem ?? []),
    CHAVES.clientesProcurados,
    CHAVES.contasBancarias,
    CHAVES.contatos,
    CHAVES.contratos,
  ],
};

/** Query of what was joined to a company, and may be had again. */
export const juntadasOptions = (id: number) =>
  queryOptions({
    queryKey: empresas.chaves.um(id, 'juntadas'),
    queryFn: async ({ signal }) =>
      (await chamar(mesclarEmpresasEndpoints.juntadas, { params: { id } }, { signal })).juntadas,
  });

/** Query of what would come of a joining, and of what is against it. */
export const juncaoOptions = (fica: Empresa, sai: number, daOutra: readonly ParteDaEmpresa[]) =>
  queryOptions({
    queryKey: ['simulacao-de-juncao', fica.id, fica.versao, sai, daOutra],
    queryFn: ({ signal }) => {
      const body = { fica_id: fica.id, sai_id: sai, da_outra: [...daOutra], simular: true };
      return chamar(mesclarEmpresasEndpoints.mesclar, { body }, { signal });
    },
    // The answers to the choice before stay while those to the next one come.
    placeholderData: (antes, consulta) => (consulta?.queryKey[3] === sai ? antes : undefined),
    staleTime: 0,
    gcTime: 0,
  });

/** Mutations that make one company of two, and two again. */
export const useJuntar = () => useEscrever(comOQueNomeia, mesclarEmpresasEndpoints.mesclar);
export const useSeparar = () => useEscrever(comOQueNomeia, mesclarEmpresasEndpoints.separar);
