import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** A signed-in device. The token names this row, so ending the row ends the token at once. */
export const sessoes = pgTable(
  'sessoes',
  {
    id: uuid().primaryKey().defaultRandom(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    criada_em: instante().notNull().defaultNow(),
    /**
     * When the provider asked the person anew, or a passkey did; null for a sign-in that the
     * provider let pass unasked.
     */
    provada_em: instante(),
    expira_em: instante().notNull(),
    ultimo_uso_em: instante().notNull().defaultNow(),
    ip: text(),
    agente: text(),
    encerrada_em: instante(),
    motivo: text({ enum: ['logout', 'senha', 'administrador', 'revogada', 'segundo_fator'] }),
  },
  (t) => [index('sessoes_usuario').on(t.usuario_id)],
);

/** Single-use secrets, stored only as SHA-256 (paginas.md R12). */
export const tokensDeUsoUnico = pgTable(
  'tokens_de_uso_unico',
  {
    hash: text().primaryKey(),
    finalidade: text({
      enum: ['redefinir_senha', 'convite', 'fluxo', 'oidc', 'segundo_fator'],
    }).notNull(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    sessao_id: uuid().references(() => sessoes.id, { onDelete: 'cascade' }),
    expira_em: instante().notNull(),
    usado_em: instante(),
  },
  (t) => [index('tokens_de_uso_unico_expira').on(t.expira_em)],
);

/** Counts of failed attempts; in the database, so that a restart does not clear them. */
export const tentativas = pgTable(
  'tentativas',
  {
    /** What is counted: `conta:…`, `conta+rede:…`, `rede:…`, `link:…`. */
    chave: text().primaryKey(),
    falhas: integer().notNull(),
    desde: instante().notNull(),
  },
  (t) => [index('tentativas_desde').on(t.desde)],
);
