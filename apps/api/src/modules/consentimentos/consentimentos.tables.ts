import { FINALIDADES } from '@dominio/contrato/consentimentos';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/**
 * Who agreed to what, when, and to which text (LGPD art. 8). Rows are never deleted, and change
 * only once, by their revocation: a trigger of the migration refuses any other change.
 */
export const consentimentos = pgTable(
  'consentimentos',
  {
    id: id(),
    /** No cascade: the proof of consent must outlive other data of the person. */
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id),
    finalidade: text({ enum: FINALIDADES }).notNull(),
    versao_do_texto: integer().notNull(),
    concedido_em: instante().notNull(),
    /** Keyed hash: it can prove an address that is claimed, and reveals none. */
    ip_hash: text(),
    revogado_em: instante(),
  },
  (t) => [
    index('consentimentos_da_pessoa').on(t.usuario_id, t.finalidade, t.id),
    uniqueIndex('consentimentos_um_em_vigor')
      .on(t.usuario_id, t.finalidade, t.versao_do_texto)
      .where(sql`revogado_em is null`),
    check('consentimentos_revogado_depois', sql`${t.revogado_em} >= ${t.concedido_em}`),
  ],
);
