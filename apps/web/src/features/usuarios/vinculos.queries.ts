import type { Envio } from '@dominio/contrato/endpoint';
import { vinculosDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-vinculos';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';

/** Under the register's key: whatever changes a person has these read again. */
const chave = (parte: string, id: number) => ['usuarios', 'vinculos', parte, id] as const;

/** Links are replaced as sets: what is changed begins with what was read for it, never with what was kept. */
const aoAbrir = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const gruposDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave('grupos', id),
    queryFn: ({ signal }) => chamar(e.grupos, { params: { id } }, { signal }),
    ...aoAbrir,
  });

export const permissoesDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave('permissoes', id),
    queryFn: ({ signal }) => chamar(e.permissoes, { params: { id } }, { signal }),
    ...aoAbrir,
  });

export const clientesDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave('clientes', id),
    queryFn: ({ signal }) => chamar(e.clientes, { params: { id } }, { signal }),
    ...aoAbrir,
  });

export const gravarGrupos = (id: number, body: Envio<typeof e.gravarGrupos>['body']) =>
  chamar(e.gravarGrupos, { params: { id }, body });
export const gravarPermissoes = (id: number, body: Envio<typeof e.gravarPermissoes>['body']) =>
  chamar(e.gravarPermissoes, { params: { id }, body });
export const gravarClientes = (id: number, body: Envio<typeof e.gravarClientes>['body']) =>
  chamar(e.gravarClientes, { params: { id }, body });
