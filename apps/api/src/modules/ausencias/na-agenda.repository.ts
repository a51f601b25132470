import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { ausencias } from './ausencias.tables.ts';

/** Those of these people who are away on any of the days, by name. */
export const ausentesEntre = (db: Db, pessoas: readonly number[], de: string, ate: string) =>
  db
    .select({ nome: usuarios.nome, tipo: ausencias.tipo, fim: ausencias.fim })
    .from(ausencias)
    .innerJoin(usuarios, eq(usuarios.id, ausencias.usuario_id))
    .where(
      and(
        inArray(ausencias.usuario_id, [...pessoas]),
        lte(ausencias.inicio, ate),
        gte(ausencias.fim, de),
      ),
    )
    .orderBy(sql`${usuarios.nome} collate "pt-BR-x-icu"`, ausencias.id);
