import { type EstadoDoSegundoFator, segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../lib/api-client.ts';
import { entrarDeNovo } from '../lib/provedor-de-identidade.ts';
import { CHAVES } from './chaves.ts';

/**
 * The ways in which the person can prove again who they are, as the dialog that asks for it takes
 * them.
 */
export function meiosDeProva(estado: EstadoDoSegundoFator | null | undefined) {
  const semSenha = estado?.tem_senha === false;
  return {
    comCodigo: estado?.totp ?? false,
    ...(semSenha && { semSenha: { provado: estado.provado_ate !== null, entrarDeNovo } }),
  };
}

/**
 * Query of the own second factor: which one it is, and whether a code of the application proves who
 * the person is.
 */
export const meuSegundoFatorOptions = () =>
  queryOptions({
    queryKey: [...CHAVES.segundoFator, 'estado'],
    queryFn: ({ signal }) => chamar(segundoFatorEndpoints.estado, undefined, { signal }),
  });
