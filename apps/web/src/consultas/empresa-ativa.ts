import { empresasEndpoints } from '@dominio/contrato/empresas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { useClienteSelecionado } from '../lib/cliente-store.ts';
import { usePode } from '../lib/permissoes.tsx';
import { CHAVES } from './chaves.ts';

/** Query of one company, of which a page says the name. */
export const empresaOptions = (id: number) =>
  queryOptions({
    queryKey: [...CHAVES.empresas, 'ativa', id],
    queryFn: ({ signal }) => chamar(empresasEndpoints.ler, { params: { id } }, { signal }),
    retry: false,
  });

/**
 * The company that was chosen as the active one of the selected client; null where none was, and where
 * it no longer exists, is another client's or is out of reach.
 */
export function useEmpresaAtiva(): { readonly id: number; readonly razao_social: string } | null {
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const podeVer = usePode('empresas:visualizar');
  const nome = cliente?.empresa_nome;
  const id = podeVer && nome !== undefined ? (cliente?.empresa_id ?? null) : null;
  const { data, isError } = useQuery({ ...empresaOptions(id ?? 0), enabled: id !== null });
  if (id === null || nome === undefined || isError) return null;
  if (!data) return { id, razao_social: nome };
  return data.cliente_id === cliente?.id ? data : null;
}
