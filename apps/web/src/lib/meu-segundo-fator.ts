import { type EstadoDoSegundoFator, segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from './api-client.ts';
import { entrarDeNovo } from './provedor-de-identidade.ts';

/** Root of what is kept of the own second factor. */
export const chaveDoSegundoFator = ['segundo-fator'] as const;

/** How somebody may prove anew who they are, as the question of it takes it. */
export function meiosDeProva(estado: EstadoDoSegundoFator | null | undefined) {
  const semSenha = estado?.tem_senha === false;
  return {
    comCodigo: estado?.totp ?? false,
    ...(semSenha && { semSenha: { provado: estado.provado_ate !== null, entrarDeNovo } }),
  };
}

/** What the caller has as second factor, and whether a code of the application proves who they are. */
export const meuSegundoFatorOptions = () =>
  queryOptions({
    queryKey: [...chaveDoSegundoFator, 'estado'],
    queryFn: ({ signal }) => chamar(segundoFatorEndpoints.estado, undefined, { signal }),
  });
