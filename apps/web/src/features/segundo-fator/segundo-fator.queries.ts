import { chavesDeAcessoEndpoints as c } from '@dominio/contrato/chaves-de-acesso';
import type { Envio } from '@dominio/contrato/endpoint';
import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { segundoFatorEndpoints as e } from '@dominio/contrato/segundo-fator';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

/** Query of the own passkeys. */
export const chavesOptions = () =>
  queryOptions({
    queryKey: [...CHAVES.segundoFator, 'chaves'],
    queryFn: ({ signal }) => chamar(c.listar, undefined, { signal }),
  });

/**
 * Sets up and removes second factors; every query that shows them is read again. Secrets in answers
 * stay with the caller alone.
 */
export function useAcoesDoSegundoFator() {
  const cliente = useQueryClient();
  const onSuccess = () => cliente.invalidateQueries({ queryKey: CHAVES.segundoFator });
  const comum = { gcTime: 0, onSuccess };
  const novoFator = {
    gcTime: 0,
    onSuccess: () =>
      Promise.all([onSuccess(), cliente.invalidateQueries({ queryKey: CHAVES.minhasSessoes })]),
  };
  return {
    ativar: useGravacao({
      mutationFn: (body: Reautenticacao) => chamar(e.ativar, { body }),
      gcTime: 0,
    }),
    confirmar: useGravacao({
      mutationFn: (codigo: string) => chamar(e.confirmar, { body: { codigo } }),
      ...novoFator,
    }),
    desativar: useGravacao({
      mutationFn: (body: Reautenticacao) => chamar(e.desativar, { body }),
      ...comum,
    }),
    gerarCodigos: useGravacao({
      mutationFn: (body: Reautenticacao) => chamar(e.gerarCodigos, { body }),
      ...comum,
    }),
    pedirChave: useGravacao({
      mutationFn: (body: Reautenticacao) => chamar(c.opcoesDeRegistro, { body }),
      gcTime: 0,
    }),
    guardarChave: useGravacao({
      mutationFn: (body: Envio<typeof c.registrar>['body']) => chamar(c.registrar, { body }),
      ...novoFator,
    }),
    renomearChave: useGravacao({
      mutationFn: ({ id, nome }: { id: number; nome: string }) =>
        chamar(c.renomear, { params: { id }, body: { nome } }),
      ...comum,
    }),
    removerChave: useGravacao({
      mutationFn: ({ id, ...body }: { id: number } & Reautenticacao) =>
        chamar(c.remover, { params: { id }, body }),
      ...comum,
    }),
  };
}
