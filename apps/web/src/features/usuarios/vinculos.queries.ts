import type { Envio } from '@dominio/contrato/endpoint';
import { vinculosDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-vinculos';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { LIDO_AO_ABRIR } from '../../registros/recurso.ts';

/** Its keys begin with the register's, so that a change of a person makes them stale. */
const chave = (parte: string, id: number) => [...CHAVES.usuarios, 'vinculos', parte, id] as const;

export const gruposDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave('grupos', id),
    queryFn: ({ signal }) => chamar(e.grupos, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

export const permissoesDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave('permissoes', id),
    queryFn: ({ signal }) => chamar(e.permissoes, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

export const clientesDaPessoaOptions = (id: number) =>
  queryOptions({
    queryKey: chave('clientes', id),
    queryFn: ({ signal }) => chamar(e.clientes, { params: { id } }, { signal }),
    ...LIDO_AO_ABRIR,
  });

/** Replaces a person's groups. @throws ErroDaApi 409 for a stale version. */
export const gravarGrupos = (id: number, body: Envio<typeof e.gravarGrupos>['body']) =>
  chamar(e.gravarGrupos, { params: { id }, body });
/** Replaces a person's direct permissions. @throws ErroDaApi 409 for a stale version. */
export const gravarPermissoes = (id: number, body: Envio<typeof e.gravarPermissoes>['body']) =>
  chamar(e.gravarPermissoes, { params: { id }, body });
/**
 * Replaces a person's linked clients in the caller's scope. @throws ErroDaApi 409 for a stale
 * version.
 */
export const gravarClientes = (id: number, body: Envio<typeof e.gravarClientes>['body']) =>
  chamar(e.gravarClientes, { params: { id }, body });
