import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { carimbos, id, ref } from '../../platform/colunas.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { times } from '../times/times.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

export const sessoesSharepoint = pgTable(
  'sessoes_sharepoint',
  {
    id: id(),
    nome: text().notNull(),
    descricao: text().notNull().default(''),
    /** The document library of the area; null until it is assigned. */
    site_id: text(),
    ...carimbos(),
  },
  (t) => [uniqueIndex('sessoes_sharepoint_nome').on(sql`lower(${t.nome})`)],
);

const sessao = () =>
  ref()
    .notNull()
    .references(() => sessoesSharepoint.id, { onDelete: 'cascade' });

export const usuarioSessoes = pgTable(
  'usuario_sessoes_sharepoint',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    sessao_id: sessao(),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.sessao_id] }),
    index('usuario_sessoes_sharepoint_sessao').on(t.sessao_id),
  ],
);

export const grupoSessoes = pgTable(
  'grupo_sessoes_sharepoint',
  {
    grupo_id: ref()
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' }),
    sessao_id: sessao(),
  },
  (t) => [
    primaryKey({ columns: [t.grupo_id, t.sessao_id] }),
    index('grupo_sessoes_sharepoint_sessao').on(t.sessao_id),
  ],
);

export const timeSessoes = pgTable(
  'time_sessoes_sharepoint',
  {
    time_id: ref()
      .notNull()
      .references(() => times.id, { onDelete: 'cascade' }),
    sessao_id: sessao(),
  },
  (t) => [
    primaryKey({ columns: [t.time_id, t.sessao_id] }),
    index('time_sessoes_sharepoint_sessao').on(t.sessao_id),
  ],
);
