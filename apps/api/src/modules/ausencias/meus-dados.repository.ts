import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { ausencias } from './ausencias.tables.ts';

const substitutos = alias(usuarios, 'substitutos');

/** A person's absences, newest first, whenever they are. */
export const lerAusenciasDe = (db: Db, id: number) =>
  db
    .select({
      tipo: ausencias.tipo,
      inicio: ausencias.inicio,
      fim: ausencias.fim,
      observacao: ausencias.observacao,
      substituto: substitutos.nome,
    })
    .from(ausencias)
    .leftJoin(substitutos, eq(substitutos.id, ausencias.substituto_id))
    .where(eq(ausencias.usuario_id, id))
    .orderBy(desc(ausencias.inicio));

/** Whom a person stands in for, newest first. */
export const lerSubstituicoesDe = (db: Db, id: number) =>
  db
    .select({ de: usuarios.nome, inicio: ausencias.inicio, fim: ausencias.fim })
    .from(ausencias)
    .innerJoin(usuarios, eq(usuarios.id, ausencias.usuario_id))
    .where(eq(ausencias.substituto_id, id))
    .orderBy(desc(ausencias.inicio));
