import { consultasEndpoints } from '@dominio/contrato/consultas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { usePode } from '../lib/permissoes.tsx';
import { CHAVES } from './chaves.ts';

/** Query of the look-ups at services outside that an administrator switched on. */
const consultasLigadasOptions = queryOptions({
  queryKey: CHAVES.consultasLigadas,
  queryFn: ({ signal }) => chamar(consultasEndpoints.ligadas, undefined, { signal }),
  staleTime: 300_000,
});

/**
 * Whether a look-up is switched on and this person may make it; false as long as it is not known.
 *
 * @param permissao that the look-up's call asks for.
 */
export function useConsultaLigada(qual: 'cnpj' | 'cep', permissao: string): boolean {
  const veEmpresas = usePode('empresas:visualizar');
  const enabled = usePode(permissao) && veEmpresas;
  const { data } = useQuery({ ...consultasLigadasOptions, enabled });
  return enabled && data?.[qual] === true;
}
