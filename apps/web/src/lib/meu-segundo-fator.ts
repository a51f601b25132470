import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from './api-client.ts';

/** Root of what is kept of the own second factor. */
export const chaveDoSegundoFator = ['segundo-fator'] as const;

/** What the caller has as second factor: whether a code of the application proves who they are. */
export const meuSegundoFatorOptions = () =>
  queryOptions({
    queryKey: [...chaveDoSegundoFator, 'estado'],
    queryFn: ({ signal }) => chamar(segundoFatorEndpoints.estado, undefined, { signal }),
  });
