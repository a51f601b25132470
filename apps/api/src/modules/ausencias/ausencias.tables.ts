import { TIPOS_DE_AUSENCIA } from '@dominio/contrato/ausencias';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './ausencias.campos.ts';

/**
 * When people of the staff are away, and their substitutes: one table for access, agenda and quiet
 * hours (decisoes.md §6). An exclusion constraint of the migration keeps one person's absences from
 * overlapping.
 */
export const ausencias = pgTable(
  'ausencias',
  {
    id: id(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** Sees the clients linked to the absent person from the first day to the last. */
    substituto_id: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    tipo: text({ enum: TIPOS_DE_AUSENCIA }).notNull(),
    /** First and last day on the firm's calendar, both included. */
    inicio: date().notNull(),
    fim: date().notNull(),
    observacao: text(),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    check('ausencias_fim_depois', sql`${t.fim} >= ${t.inicio}`),
    check('ausencias_outra_pessoa', sql`${t.substituto_id} <> ${t.usuario_id}`),
    index('ausencias_fim').on(t.fim, t.inicio),
    // Read once per person and day, for the rights of a session.
    index('ausencias_substituto').on(t.substituto_id, t.fim),
  ],
);
exigirColunas(ausencias, CAMPOS);
