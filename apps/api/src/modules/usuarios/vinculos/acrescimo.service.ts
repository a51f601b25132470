import { semSubstituicoes } from '../../../platform/acesso/escopo.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { atualizar } from '../cadastro/cadastro.repository.ts';
import * as repo from './vinculos.repository.ts';

/** Ids to which a person is linked. */
export const idsLigados = ({ db }: Contexto, tipo: repo.TipoDeVinculo, id: number) =>
  repo.lerIds(db, tipo, id);

/** Permissions given to the person directly, not by a group. */
export const permissoesDiretas = async ({ db }: Contexto, id: number) =>
  (await repo.lerPermissoes(db, id)).filter(({ direta }) => direta);

/** The clients linked to a person that the caller sees. */
export const clientesLigados = ({ db, ator }: Contexto, id: number) =>
  repo.lerClientes(db, ator, id);

/** Those of these clients that the caller may give. */
export const clientesNaAlcada = async ({ db, ator }: Contexto, ids: readonly number[]) =>
  new Set((await repo.quaisClientes(db, semSubstituicoes(ator), ids)).map(({ id }) => id));

interface Acrescimo {
  readonly time_id?: number;
  readonly ids: Readonly<Record<repo.TipoDeVinculo, readonly number[]>>;
  readonly papeis: Parameters<typeof repo.mudarPapeis>[2];
}

/**
 * Adds links and the team to a person, and raises the record's version once. The caller of this
 * function checks what may be given, audits it and notifies open tabs.
 */
export async function acrescentar(
  tx: ContextoDeTransacao,
  id: number,
  { ids, papeis, ...mudanca }: Acrescimo,
): Promise<void> {
  const { db } = tx;
  await atualizar(db, id, mudanca, escritaDe(tx));
  for (const tipo of ['grupos', 'permissoes', 'clientes'] as const) {
    await repo.trocarIds(db, tipo, id, { entram: ids[tipo], saem: [] });
  }
  await repo.mudarPapeis(db, id, papeis);
}
