import { GRUPO } from '@dominio/contrato/permissoes';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db.ts';
import { sessoes } from '../sessoes/sessoes.tables.ts';
import { usuarioGrupos, usuarios } from '../usuarios/usuarios.tables.ts';
import { visitas } from './ver-como.tables.ts';

const visitantes = alias(usuarios, 'visitantes');

const deAdministrador = (id: unknown, grupo: unknown) =>
  sql<boolean>`(${grupo} = ${GRUPO.administrador} or exists (
    select 1 from ${usuarioGrupos} ug where ug.usuario_id = ${id} and ug.grupo_id = ${GRUPO.administrador}))`;

/** Whether a person is an administrator, by the primary group or an extra one. */
export async function ehAdministrador(db: Db, id: number): Promise<boolean> {
  const [linha] = await db
    .select({ sim: deAdministrador(usuarios.id, usuarios.grupo_id) })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  return linha?.sim ?? false;
}

/**
 * A visit under way: neither ended nor expired; its administrator is one still, and the session
 * from which it began is open; the person seen is active and no administrator.
 */
export async function lerVisita(db: Db, id: string, agora: Date) {
  const [linha] = await db
    .select({
      id: visitas.id,
      sessao_id: visitas.sessao_id,
      usuario_id: usuarios.id,
      nome: usuarios.nome,
      grupo_id: usuarios.grupo_id,
      time_id: usuarios.time_id,
      client_id: usuarios.client_id,
      versao_permissoes: usuarios.versao_permissoes,
      visitante_id: visitas.visitante_id,
      motivo: visitas.motivo,
      expira_em: visitas.expira_em,
    })
    .from(visitas)
    .innerJoin(usuarios, eq(usuarios.id, visitas.usuario_id))
    .innerJoin(visitantes, eq(visitantes.id, visitas.visitante_id))
    .innerJoin(sessoes, eq(sessoes.id, visitas.sessao_id))
    .where(
      and(
        eq(visitas.id, id),
        isNull(visitas.encerrada_em),
        gt(visitas.expira_em, agora),
        isNull(sessoes.encerrada_em),
        gt(sessoes.expira_em, agora),
        eq(usuarios.situacao, 'ativo'),
        eq(visitantes.situacao, 'ativo'),
        deAdministrador(visitantes.id, visitantes.grupo_id),
        sql`not ${deAdministrador(usuarios.id, usuarios.grupo_id)}`,
      ),
    );
  return linha;
}

export type LinhaDeVisita = NonNullable<Awaited<ReturnType<typeof lerVisita>>>;

export async function inserir(db: Db, nova: typeof visitas.$inferInsert): Promise<string> {
  const [linha] = await db.insert(visitas).values(nova).returning({ id: visitas.id });
  if (!linha) throw new Error('a visita não foi gravada');
  return linha.id;
}

/** Ends a session's visit, or one visit. Answers the person it was to. */
export const encerrar = (db: Db, qual: { id: string } | { sessaoId: string }, agora: Date) =>
  db
    .update(visitas)
    .set({ encerrada_em: agora })
    .where(
      and(
        isNull(visitas.encerrada_em),
        gt(visitas.expira_em, agora),
        'id' in qual ? eq(visitas.id, qual.id) : eq(visitas.sessao_id, qual.sessaoId),
      ),
    )
    .returning({ usuario_id: visitas.usuario_id });
