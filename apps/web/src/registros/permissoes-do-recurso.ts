import type { Endpoint } from '@dominio/contrato/endpoint';
import { temPermissao } from '@dominio/contrato/permissoes';
import { usePermissoes } from '../lib/permissoes.tsx';
import type { EndpointsDoRecurso } from './recurso.ts';

/**
 * What the session may do with the records of a noun: the permissions that the contract asks for its
 * calls, where they ask for more than a session. What the noun has no call for nobody may do.
 */
export function usePermissoesDoRecurso({
  endpoints: { criar, atualizar, excluir },
}: {
  readonly endpoints: EndpointsDoRecurso;
}) {
  const { permissions } = usePermissoes();
  const pode = (endpoint: Endpoint | undefined) =>
    endpoint !== undefined &&
    (endpoint.acesso === 'sessao' || temPermissao(permissions, endpoint.acesso));
  return { podeCriar: pode(criar), podeEditar: pode(atualizar), podeExcluir: pode(excluir) };
}
