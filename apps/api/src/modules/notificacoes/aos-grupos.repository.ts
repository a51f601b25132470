import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarioGrupos, usuarios } from '../usuarios/usuarios.tables.ts';
import {
  notificacoesConfiguracoes,
  notificacoesRegras,
} from './preferencias/preferencias.tables.ts';

/** The groups that the rule of a type names, for everybody. */
export async function gruposDaRegra(db: Db, tipo: string): Promise<readonly number[]> {
  const [linha] = await db
    .select({ grupos: notificacoesRegras.grupos })
    .from(notificacoesRegras)
    .where(eq(notificacoesRegras.event_type, tipo));
  return linha?.grupos ?? [];
}

/** The groups that a person has told of what they cause of a type, and whether all of each. */
export async function gruposDaPessoa(db: Db, usuarioId: number, tipo: string) {
  const [linha] = await db
    .select({
      grupos: notificacoesConfiguracoes.grupos,
      inteiros: notificacoesConfiguracoes.grupo_inteiro,
    })
    .from(notificacoesConfiguracoes)
    .where(
      and(
        eq(notificacoesConfiguracoes.usuario_id, usuarioId),
        eq(notificacoesConfiguracoes.event_type, tipo),
      ),
    );
  return { grupos: linha?.grupos ?? [], inteiros: linha?.inteiros ?? false };
}

/** The active people of the staff who are in any of these groups, by whichever of theirs. */
export async function pessoasDosGrupos(db: Db, grupoIds: readonly number[]): Promise<number[]> {
  const ids = [...grupoIds];
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.situacao, 'ativo'),
        isNull(usuarios.client_id),
        or(
          inArray(usuarios.grupo_id, ids),
          inArray(
            usuarios.id,
            db
              .select({ id: usuarioGrupos.usuario_id })
              .from(usuarioGrupos)
              .where(inArray(usuarioGrupos.grupo_id, ids)),
          ),
        ),
      ),
    )
    .orderBy(usuarios.id);
  return linhas.map(({ id }) => id);
}
