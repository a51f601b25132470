import { acessoDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-acesso';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';

/** What an explanation is about: a permission by its name, or a client. */
export type Sobre = { readonly permissao: string } | { readonly cliente_id: number };

/** Read at every opening and never cached, because a stale explanation misleads. */
const aoAbrir = { staleTime: 0, gcTime: 0 } as const;

/** Query of whether and why a person has an access. */
export const acessoOptions = (id: number, sobre: Sobre) =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'acesso', id, sobre],
    queryFn: ({ signal }) => chamar(e.acesso, { params: { id }, query: sobre }, { signal }),
    ...aoAbrir,
  });

/** Query of everybody who has an access, with the reasons. */
export const quemTemAcessoOptions = (sobre: Sobre) =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'acesso', 'quem', sobre],
    queryFn: ({ signal }) => chamar(e.quem, { query: sobre }, { signal }),
    ...aoAbrir,
  });

/** Query of all permissions that a person has, directly or by groups, with the reasons. */
export const permissoesEfetivasOptions = (id: number) =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'acesso', 'permissoes', id],
    queryFn: ({ signal }) => chamar(e.permissoes, { params: { id } }, { signal }),
    ...aoAbrir,
  });

/** Query of all clients that a person sees, with the reasons. */
export const clientesEfetivosOptions = (id: number) =>
  queryOptions({
    queryKey: [...CHAVES.usuarios, 'acesso', 'clientes', id],
    queryFn: ({ signal }) => chamar(e.clientes, { params: { id } }, { signal }),
    ...aoAbrir,
  });
