import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { CHAVES } from './chaves.ts';

/** Query of the clients that the caller may link to people and groups. */
export const clientesVinculaveisOptions = () =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'consulta', 'clientes'],
    queryFn: ({ signal }) =>
      chamar(cadastroDeUsuariosEndpoints.clientesParaVinculacao, undefined, { signal }),
  });
