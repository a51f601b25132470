import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { ausencias } from './ausencias.tables.ts';

const substitutos = alias(usuarios, 'substitutos');

/** Those of these people who are away on any of the days, by name, with their substitutes. */
export const ausentesEntre = (db: Db, pessoas: readonly number[], de: string, ate: string) =>
  db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      tipo: ausencias.tipo,
      inicio: ausencias.inicio,
      fim: ausencias.fim,
      substituto: substitutos.nome,
    })
    .from(ausencias)
    .innerJoin(usuarios, eq(usuarios.id, ausencias.usuario_id))
    .leftJoin(substitutos, eq(substitutos.id, ausencias.substituto_id))
    .where(
      and(
        inArray(ausencias.usuario_id, [...pessoas]),
        lte(ausencias.inicio, ate),
        gte(ausencias.fim, de),
      ),
    )
    .orderBy(sql`${usuarios.nome} collate "pt-BR-x-icu"`, ausencias.id);
