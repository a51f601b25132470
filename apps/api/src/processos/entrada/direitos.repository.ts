import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { grupoPermissoes, grupos, permissoes } from '../../modules/grupos/grupos.tables.ts';
import {
  usuarioGrupos,
  usuarioPermissoes,
  usuarios,
} from '../../modules/usuarios/usuarios.tables.ts';
import type { Db } from '../../platform/db.ts';

/** A person who may sign in, as a session's row has them; undefined for anybody else. */
export async function lerPessoa(db: Db, id: number) {
  const [linha] = await db
    .select({
      usuario_id: usuarios.id,
      nome: usuarios.nome,
      grupo_id: usuarios.grupo_id,
      time_id: usuarios.time_id,
      client_id: usuarios.client_id,
      versao_permissoes: usuarios.versao_permissoes,
    })
    .from(usuarios)
    .where(and(eq(usuarios.id, id), eq(usuarios.situacao, 'ativo')));
  return linha;
}

/** Groups of a person, the primary one first, with their client scopes. */
export function lerGrupos(db: Db, usuarioId: number, grupoPrincipal: number) {
  return db
    .select({
      id: grupos.id,
      can_see_all_clients: grupos.can_see_all_clients,
      can_see_team_clients: grupos.can_see_team_clients,
      exige_segundo_fator: grupos.exige_segundo_fator,
    })
    .from(grupos)
    .where(
      sql`${grupos.id} = ${grupoPrincipal} or ${grupos.id} in (select ${usuarioGrupos.grupo_id} from ${usuarioGrupos} where ${usuarioGrupos.usuario_id} = ${usuarioId})`,
    )
    .orderBy(sql`${grupos.id} = ${grupoPrincipal} desc`, grupos.id);
}

/** The absent people whose substitute somebody is on a day. */
export async function lerSubstituidos(db: Db, usuarioId: number, hoje: string): Promise<number[]> {
  const linhas = await db
    .select({ id: ausencias.usuario_id })
    .from(ausencias)
    .where(
      and(
        eq(ausencias.substituto_id, usuarioId),
        gte(ausencias.fim, hoje),
        lte(ausencias.inicio, hoje),
      ),
    );
  return linhas.map(({ id }) => id);
}

/** Permissions given to a person directly or by any of these groups. */
export function lerPermissoes(db: Db, usuarioId: number, grupoIds: readonly number[]) {
  return db
    .select({ modulo: permissoes.modulo, acao: permissoes.acao })
    .from(permissoes)
    .where(
      sql`${permissoes.id} in (
        select ${grupoPermissoes.permissao_id} from ${grupoPermissoes} where ${grupoPermissoes.grupo_id} in ${grupoIds}
        union all
        select ${usuarioPermissoes.permissao_id} from ${usuarioPermissoes} where ${usuarioPermissoes.usuario_id} = ${usuarioId})`,
    )
    .orderBy(permissoes.modulo, permissoes.id);
}
