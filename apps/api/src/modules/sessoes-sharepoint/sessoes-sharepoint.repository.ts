import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noAlcanceDeAreas } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { times } from '../times/times.tables.ts';
import { grupoSessoes, sessoesSharepoint, timeSessoes } from './sessoes-sharepoint.tables.ts';

const aoAlcance = (ator: Ator): SQL => noAlcanceDeAreas(ator, sessoesSharepoint.id);

/** The document areas that the actor reaches, by name; of these ids only, where some are given. */
export const listar = (db: Db, ator: Ator, ids?: readonly number[]) =>
  ids?.length === 0
    ? []
    : db
        .select({
          id: sessoesSharepoint.id,
          nome: sessoesSharepoint.nome,
          descricao: sessoesSharepoint.descricao,
          site_id: sessoesSharepoint.site_id,
        })
        .from(sessoesSharepoint)
        .where(and(aoAlcance(ator), ids ? inArray(sessoesSharepoint.id, [...ids]) : undefined))
        .orderBy(sql`${sessoesSharepoint.nome} collate "pt-BR-x-icu"`, sessoesSharepoint.id);

/** The owners of areas: `dono` names the link table and its column. */
const DONOS = {
  grupo: { tabela: grupoSessoes, dono: grupoSessoes.grupo_id, campo: 'grupo_id' },
  time: { tabela: timeSessoes, dono: timeSessoes.time_id, campo: 'time_id' },
} as const;
export type Dono = keyof typeof DONOS;

/** Ids of an owner's areas, of those that the actor reaches. */
export async function visiveisDe(db: Db, ator: Ator, dono: Dono, id: number): Promise<number[]> {
  const { tabela, dono: coluna } = DONOS[dono];
  const linhas = await db
    .select({ id: sessoesSharepoint.id })
    .from(tabela)
    .innerJoin(sessoesSharepoint, eq(sessoesSharepoint.id, tabela.sessao_id))
    .where(and(eq(coluna, id), aoAlcance(ator)));
  return linhas.map((linha) => linha.id);
}

export async function trocar(
  db: Db,
  dono: Dono,
  id: number,
  { entram, saem }: { entram: readonly number[]; saem: readonly number[] },
): Promise<void> {
  const { tabela, dono: coluna, campo } = DONOS[dono];
  if (saem.length > 0) {
    await db.delete(tabela).where(and(eq(coluna, id), inArray(tabela.sessao_id, [...saem])));
  }
  if (entram.length === 0) return;
  await db.execute(sql`
    insert into ${tabela} (${sql.identifier(campo)}, sessao_id)
    select ${id}, nova from unnest(${sql.param([...entram])}::bigint[]) as nova
    on conflict do nothing`);
}

/** Groups to which an area is open, by name. */
export const gruposDe = (db: Db, id: number) =>
  db
    .select({ id: grupos.id, nome: grupos.nome })
    .from(grupoSessoes)
    .innerJoin(grupos, eq(grupos.id, grupoSessoes.grupo_id))
    .where(eq(grupoSessoes.sessao_id, id))
    .orderBy(sql`${grupos.nome} collate "pt-BR-x-icu"`, grupos.id);

/** Teams to which an area is open, by name. */
export const timesDe = (db: Db, id: number) =>
  db
    .select({ id: times.id, nome: times.nome })
    .from(timeSessoes)
    .innerJoin(times, eq(times.id, timeSessoes.time_id))
    .where(eq(timeSessoes.sessao_id, id))
    .orderBy(sql`${times.nome} collate "pt-BR-x-icu"`, times.id);
