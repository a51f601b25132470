import type { Usuario } from '@dominio/contrato/pessoas';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import * as presenter from './pessoas.presenter.ts';
import * as repo from './pessoas.repository.ts';

/** A person's own record, as that person reads it. */
export const { apresentarUsuario } = presenter;

/** The whole record of a person, for that person alone. */
export async function lerUsuario(db: Db, id: number): Promise<Usuario> {
  const linha = await repo.lerUsuario(db, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  return apresentarUsuario(linha);
}

/** Whether a person is linked to clients that the caller does not see. */
export const temClientesForaDaVista = (
  { db, ator }: Pick<Contexto, 'db' | 'ator'>,
  usuarioId: number,
) => repo.temOutrosClientes(db, ator, usuarioId);

/** Whether a person is linked to clients that the caller may not give to anybody. */
export const temClientesForaDaAlcada = (
  { db, ator }: Pick<Contexto, 'db' | 'ator'>,
  usuarioId: number,
) => repo.temOutrosClientes(db, semSubstituicoes(ator), usuarioId);

/** Ids of the active administrators except the caller, to notify them. */
export const outrosAdministradores = ({ db, ator }: Contexto) =>
  repo.lerOutrosAdministradores(db, ator.usuarioId);

/** A person's name, e-mail, state and client, for a message to them; undefined for nobody. */
export const lerContato = (db: Db, id: number) => repo.lerContato(db, id);

/** Where a person sees who is signed in, and with what. */
export const paginaDaSeguranca = ({ client_id }: { readonly client_id: number | null }): string =>
  client_id === null ? '/minha-conta?aba=seguranca' : '/area-cliente/conta';
