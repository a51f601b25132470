import { CATEGORIAS } from '@dominio/contrato/notificacoes-tipos';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const colunas = () => ({
  usuario_id: ref()
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  categoria: text({ enum: CATEGORIAS }).notNull(),
  tipo_evento: text().notNull(),
  titulo: text().notNull(),
  mensagem: text().notNull(),
  url: text(),
  /** Unique per person: a job that runs twice notifies once (seguranca.md P34). */
  tracking_key: text().notNull(),
  criado_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
  agendamento_id: ref(),
  lida: boolean().notNull().default(false),
  importante: boolean().notNull().default(false),
  criado_em: instante().notNull().defaultNow(),
});

export const notificacoes = pgTable(
  'notificacoes',
  {
    id: id(),
    ...colunas(),
    /** When it was removed. The row can be restored, and keeps its key from notifying again. */
    removida_em: instante(),
  },
  (t) => [
    unique('notificacoes_uma_vez').on(t.usuario_id, t.tracking_key),
    index('notificacoes_usuario').on(t.usuario_id, t.id.desc()),
    // Without removed rows: whoever clears the list every day has hundreds of them before the first
    // one that is shown.
    index('notificacoes_a_vista')
      .on(t.usuario_id, t.id.desc())
      .where(sql`${t.removida_em} is null`),
    index('notificacoes_nao_lidas')
      .on(t.usuario_id, t.id.desc())
      .where(sql`not ${t.lida} and ${t.removida_em} is null`),
    index('notificacoes_importantes')
      .on(t.usuario_id, t.id.desc())
      .where(sql`${t.importante} and ${t.removida_em} is null`),
  ],
);

/**
 * Where notifications go after 180 days (dominios.md §5e), so that counts and lists read a table
 * that stops growing. A row is in one of the two tables, with the same id; a removed one is
 * deleted.
 */
export const notificacoesArquivo = pgTable(
  'notificacoes_arquivo',
  { id: ref().primaryKey(), ...colunas() },
  (t) => [index('notificacoes_arquivo_usuario').on(t.usuario_id, t.id.desc())],
);
