import { TODA_A_EMPRESA } from '@dominio/contrato/empresas-socios';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, ref } from '../../platform/colunas.ts';
import { empresas } from '../clientes/clientes.tables.ts';

/**
 * The partners of a company, those who left included. They are written as one list, under the version
 * of the company.
 */
export const empresaSocios = pgTable(
  'empresa_socios',
  {
    id: id(),
    empresa_id: ref()
      .notNull()
      .references(() => empresas.id, { onDelete: 'cascade' }),
    /** Place in the list, from 0. */
    ordem: integer().notNull(),
    nome: text().notNull(),
    /** Eleven digits of a CPF, fourteen characters of a CNPJ. */
    cpf_cnpj: text().notNull(),
    qualificacao: text(),
    administrador: boolean().notNull(),
    participacao_milionesimos: integer().notNull(),
    desde: date({ mode: 'string' }),
    ate: date({ mode: 'string' }),
  },
  (t) => [
    uniqueIndex('empresa_socios_ordem').on(t.empresa_id, t.ordem),
    check(
      'empresa_socios_participacao',
      sql`${t.participacao_milionesimos} between 0 and ${sql.raw(String(TODA_A_EMPRESA))}`,
    ),
  ],
);
