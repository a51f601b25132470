import type { EncontradoNaReceita } from '@dominio/contrato/empresas-receita';
import { DESFECHOS_DA_CONSULTA } from '@dominio/contrato/empresas-receita-lote';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../platform/colunas.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** Companies that somebody has looked up one after another: theirs alone. One of the firm at a time. */
export const consultasDaReceita = pgTable(
  'consultas_receita',
  {
    id: id(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    situacao: text({ enum: ['andamento', 'concluida', 'parada'] })
      .notNull()
      .default('andamento'),
    motivo: text(),
    iniciada_em: instante().notNull(),
    terminada_em: instante(),
  },
  (t) => [
    uniqueIndex('consultas_receita_uma').on(t.situacao).where(sql`situacao = 'andamento'`),
    index('consultas_receita_quem').on(t.usuario_id, t.id),
  ],
);

/** A company of it; without an outcome until it was looked up. */
export const empresasDaConsulta = pgTable(
  'consultas_receita_empresas',
  {
    consulta_id: ref()
      .notNull()
      .references(() => consultasDaReceita.id, { onDelete: 'cascade' }),
    empresa_id: ref()
      .notNull()
      .references(() => empresas.id, { onDelete: 'cascade' }),
    desfecho: text({ enum: DESFECHOS_DA_CONSULTA }),
    motivo: text(),
    /** What the Receita said otherwise than the register, by field. */
    encontrado: jsonb().$type<EncontradoNaReceita>(),
    /** When a worker took it: one that dies gives it back in a while. */
    tomada_em: instante(),
    consultada_em: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.consulta_id, t.empresa_id] }),
    index('consultas_receita_empresas_dela').on(t.empresa_id),
  ],
);
