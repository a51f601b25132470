import { GRUPO } from '@dominio/contrato/permissoes';
import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { contemTexto } from '../../../platform/busca.ts';
import { type Db, literal } from '../../../platform/db.ts';
import { grupoPermissoes, permissoes } from '../../grupos/grupos.tables.ts';
import { times } from '../../times/times.tables.ts';
import { usuarioGrupos, usuarioPermissoes, usuarios } from '../../usuarios/usuarios.tables.ts';

/** By name, since Drizzle leaves the table out of columns in a selection without joins. */
const pessoa = { id: sql`usuarios.id`, grupo_id: sql`usuarios.grupo_id` };

/** Groups of the person of the row: the primary one and the extra ones. */
const gruposDaPessoa = sql`(select ${pessoa.grupo_id} union all
  select ug.grupo_id from ${usuarioGrupos} ug where ug.usuario_id = ${pessoa.id})`;

/**
 * Whether the person of the row has the agenda: staff who hold `agenda:visualizar`, directly or by
 * a group, or belong to group 1 (decisoes.md §5: the union, nothing denies).
 */
const temAgenda: SQL<boolean> = sql<boolean>`(usuarios.client_id is null and (
  ${GRUPO.administrador} in ${gruposDaPessoa}
  or exists (
    select 1 from ${permissoes} pm
    where pm.modulo = 'agenda' and pm.acao = 'visualizar' and (
      pm.id in (select gp.permissao_id from ${grupoPermissoes} gp where gp.grupo_id in ${gruposDaPessoa})
      or pm.id in (select up.permissao_id from ${usuarioPermissoes} up where up.usuario_id = ${pessoa.id})))))`;

/** What must be known of each of these people before inviting them. Ids of nobody are absent. */
export function lerCandidatos(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      email: usuarios.email,
      situacao: usuarios.situacao,
      client_id: usuarios.client_id,
      tem_agenda: temAgenda,
    })
    .from(usuarios)
    .where(inArray(usuarios.id, [...ids]));
}

export type Candidato = Awaited<ReturnType<typeof lerCandidatos>>[number];

const convidavel = and(isNull(usuarios.client_id), sql`${usuarios.situacao} = 'ativo'`, temAgenda);

const selecionarPessoas = (db: Db, onde: SQL | undefined, limit: number) =>
  db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      time_nome: times.nome,
    })
    .from(usuarios)
    .leftJoin(times, sql`${times.id} = ${usuarios.time_id}`)
    .where(onde)
    .orderBy(asc(sql`${usuarios.nome} collate "pt-BR-x-icu"`), asc(usuarios.id))
    .limit(literal(limit));

/**
 * Active staff with the agenda whose name or e-mail contains a term, in order of name; or the staff
 * with these ids.
 */
export function buscarPessoas(
  db: Db,
  { termo, ids, limit }: { termo?: string; ids?: readonly number[]; limit: number },
) {
  const nomeOuEmail = sql`${usuarios.nome} || ' ' || ${usuarios.email}`;
  const onde = ids
    ? and(isNull(usuarios.client_id), inArray(usuarios.id, [...ids]))
    : and(convidavel, termo ? contemTexto(nomeOuEmail, termo) : undefined);
  return selecionarPessoas(db, onde, limit);
}

/** Those of these people who may be invited, in order of name. */
export const lerConvidaveis = (db: Db, ids: readonly number[]) =>
  selecionarPessoas(db, and(convidavel, inArray(usuarios.id, [...ids])), ids.length);
