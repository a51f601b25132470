import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { atualizar } from '../cadastro/cadastro.repository.ts';
import * as repo from './vinculos.repository.ts';

/** Ids that a person is linked to. */
export const idsLigados = ({ db }: Contexto, tipo: repo.TipoDeVinculo, id: number) =>
  repo.lerIds(db, tipo, id);

/** Permissions given to the person and not to a group. */
export const permissoesDiretas = async ({ db }: Contexto, id: number) =>
  (await repo.lerPermissoes(db, id)).filter(({ direta }) => direta);

/** The clients linked to a person, those that the caller sees. */
export const clientesLigados = ({ db, ator }: Contexto, id: number) =>
  repo.lerClientes(db, ator, id);

interface Acrescimo {
  readonly time_id?: number;
  readonly ids: Readonly<Record<repo.TipoDeVinculo, readonly number[]>>;
  readonly papeis: Parameters<typeof repo.mudarPapeis>[2];
}

/**
 * Adds links to a person, and the team, under one new version of the record. Who calls has checked what
 * may be given, audits it and has open tabs told.
 */
export async function acrescentar(
  { db, agora }: ContextoDeTransacao,
  id: number,
  { ids, papeis, ...mudanca }: Acrescimo,
): Promise<void> {
  await atualizar(db, id, mudanca, agora());
  for (const tipo of ['grupos', 'permissoes', 'clientes'] as const) {
    await repo.trocarIds(db, tipo, id, { entram: ids[tipo], saem: [] });
  }
  await repo.mudarPapeis(db, id, papeis);
}
