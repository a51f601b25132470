import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarioGrupos, usuarioPermissoes, usuarios } from '../usuarios/usuarios.tables.ts';
import { grupos, permissoes } from './grupos.tables.ts';

/** The groups that a person is in. */
export const lerGruposDe = (db: Db, id: number) =>
  db
    .select({ id: grupos.id, nome: grupos.nome })
    .from(grupos)
    .where(
      sql`${grupos.id} in (
        select ${usuarios.grupo_id} from ${usuarios} where ${usuarios.id} = ${id}
        union select ${usuarioGrupos.grupo_id} from ${usuarioGrupos}
        where ${usuarioGrupos.usuario_id} = ${id})`,
    )
    .orderBy(asc(grupos.id));

/** Permissions given to the person directly, not by a group. */
export const lerPermissoesDiretas = (db: Db, id: number) =>
  db
    .select({ modulo: permissoes.modulo, acao: permissoes.acao })
    .from(usuarioPermissoes)
    .innerJoin(permissoes, eq(permissoes.id, usuarioPermissoes.permissao_id))
    .where(eq(usuarioPermissoes.usuario_id, id))
    .orderBy(asc(permissoes.modulo), asc(permissoes.acao));
