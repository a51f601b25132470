import { CATEGORIAS } from '@dominio/contrato/notificacoes-tipos';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
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
  /** The message with its sender's marks, sanitised; null for plain text. */
  html: text(),
  url: text(),
  /** Unique per person: a job that runs twice notifies once (seguranca.md P34). */
  tracking_key: text().notNull(),
  criado_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
  agendamento_id: ref(),
  /** What it was sent by hand with; not a foreign key, which every deletion would look for. */
  envio_id: ref(),
  /** What whoever sent it by hand wants to find again. */
  event_data: jsonb().$type<Record<string, unknown>>(),
  lida: boolean().notNull().default(false),
  importante: boolean().notNull().default(false),
  /** How often it happened: repetitions within a day are one row (dominios.md §5c). */
  contagem: integer().notNull().default(1),
  criado_em: instante().notNull().defaultNow(),
});

/** What the bell and the list show; the partial indexes and the queries say it in the same words. */
const A_VISTA = (t: {
  readonly removida_em: AnyPgColumn;
  readonly no_sino: AnyPgColumn;
  readonly adiada_ate: AnyPgColumn;
}) => sql`${t.removida_em} is null and ${t.no_sino} and ${t.adiada_ate} is null`;

/** What is snoozed: the same with an hour to come back. */
const ADIADA = (t: Parameters<typeof A_VISTA>[0]) =>
  sql`${t.removida_em} is null and ${t.no_sino} and ${t.adiada_ate} is not null`;

/** What moves a notification to the top of its list, and readers resume from. */
export const posicoesDeNotificacao = pgSequence('notificacoes_posicoes');

export const notificacoes = pgTable(
  'notificacoes',
  {
    id: id(),
    ...colunas(),
    /** Grows whenever the person is told of it: at first, repeated, or back after a snooze. */
    posicao: bigint({ mode: 'number' }).notNull().default(sql`nextval('notificacoes_posicoes')`),
    /** What it was told of, so that a job that runs twice counts once. */
    ocorrencias: text().array().notNull().default([]),
    /** Whether it is in the bell and the list; others are there for their e-mail or push alone. */
    no_sino: boolean().notNull().default(true),
    /** Until when it is snoozed: out of the list and the counts. */
    adiada_ate: instante(),
    /** Title and message as searches compare them. */
    texto_busca: text().generatedAlwaysAs(sql`busca(titulo || ' ' || mensagem)`),
    /** When it was removed. The row can be restored, and keeps its key from notifying again. */
    removida_em: instante(),
  },
  // Rising, and read backwards: a falling one of Drizzle's has its nulls last, and then no list, which
  // has them first, is read in its order.
  (t) => [
    unique('notificacoes_uma_vez').on(t.usuario_id, t.tracking_key),
    index('notificacoes_usuario').on(t.usuario_id, t.posicao),
    // Only what is shown: whoever clears the list every day has hundreds of removed rows before the
    // first one of it.
    index('notificacoes_a_vista').on(t.usuario_id, t.posicao).where(A_VISTA(t)),
    index('notificacoes_nao_lidas')
      .on(t.usuario_id, t.posicao)
      .where(sql`not ${t.lida} and ${A_VISTA(t)}`),
    index('notificacoes_importantes')
      .on(t.usuario_id, t.posicao)
      .where(sql`${t.importante} and ${A_VISTA(t)}`),
    index('notificacoes_envio').on(t.envio_id).where(sql`${t.envio_id} is not null`),
    index('notificacoes_da_categoria').on(t.usuario_id, t.categoria, t.posicao).where(A_VISTA(t)),
    // Of everybody, by when they are due; and of one person, in the order of the list.
    index('notificacoes_adiadas').on(t.adiada_ate).where(sql`${t.adiada_ate} is not null`),
    index('notificacoes_adiadas_da_pessoa').on(t.usuario_id, t.posicao).where(ADIADA(t)),
  ],
);

/** What the bell and the list show of `notificacoes`. */
export const aVista = A_VISTA(notificacoes);

/** What is snoozed of `notificacoes`. */
export const adiada = ADIADA(notificacoes);

/**
 * Where notifications go after 180 days (dominios.md §5e), so that counts and lists read a table
 * that stops growing. A row is in one of the two tables, with the same id; a removed one is
 * deleted.
 */
export const notificacoesArquivo = pgTable(
  'notificacoes_arquivo',
  { id: ref().primaryKey(), ...colunas() },
  (t) => [
    index('notificacoes_arquivo_usuario').on(t.usuario_id, t.id.desc()),
    index('notificacoes_arquivo_envio').on(t.envio_id).where(sql`${t.envio_id} is not null`),
  ],
);
