import type { Preferencias } from '@dominio/contrato/notificacoes-configuracao';
import { CATEGORIAS } from '@dominio/contrato/notificacoes-tipos';
import { bigint, boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { alteradoPor, instante, ref, versao } from '../../../platform/colunas.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';

/** By which ways; null where nobody decided. */
const canais = () => ({ sistema: boolean(), email: boolean(), push: boolean() });
const grupos = () => bigint({ mode: 'number' }).array().notNull().default([]);

/**
 * What administrators decided of a type of event, for everybody. A type of the manifests without a
 * row is told as its file says; a row may be of a type that no manifest has, which is told when
 * somebody sends it.
 */
export const notificacoesRegras = pgTable('notificacoes_regras', {
  event_type: text().primaryKey(),
  nome: text(),
  descricao: text(),
  categoria: text({ enum: CATEGORIAS }),
  ...canais(),
  grupos: grupos(),
  /** Whether people's own configuration counts for nothing. */
  bloqueado: boolean().notNull().default(false),
  versao: versao(),
  alterado_por: alteradoPor(),
  atualizado_em: instante().notNull().defaultNow(),
});

/** What a person decided of a type of event. */
export const notificacoesConfiguracoes = pgTable(
  'notificacoes_configuracoes',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    event_type: text().notNull(),
    ...canais(),
    /** Groups that are told too of what the person causes; null where the rule's are. */
    grupos: bigint({ mode: 'number' }).array(),
    grupo_inteiro: boolean().notNull().default(false),
    atualizado_em: instante().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.usuario_id, t.event_type] })],
);

/** What a person decided of all notifications: a row once they decided anything. */
export const notificacoesPreferencias = pgTable('notificacoes_preferencias', {
  usuario_id: ref()
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  silencio: jsonb().$type<Preferencias['silencio']>().notNull(),
  emails: jsonb().$type<Preferencias['emails']>().notNull(),
  atualizado_em: instante().notNull().defaultNow(),
});
