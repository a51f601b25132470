import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** A person's authenticator application (TOTP, RFC 6238): at most one. */
export const fatoresTotp = pgTable('fatores_totp', {
  usuario_id: ref()
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** Encrypted in the vault (ADR 0007). */
  segredo: text().notNull(),
  /** Null until a first code proved that the application has the secret. */
  confirmado_em: instante(),
  /** Time step of the last code used: codes of it or of earlier steps are refused. */
  ultimo_passo: integer().notNull().default(0),
  criado_em: instante().notNull().defaultNow(),
});

/** Codes for a lost application; each works once and is stored only as SHA-256. */
export const codigosDeRecuperacao = pgTable(
  'codigos_de_recuperacao',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usado_em: instante(),
  },
  (t) => [primaryKey({ columns: [t.usuario_id, t.hash] })],
);

/** A person's passkeys (WebAuthn): the public keys, which check signatures and cannot make any. */
export const chavesDeAcesso = pgTable(
  'chaves_de_acesso',
  {
    id: id(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** The credential id that the browser sends, base64url. */
    credencial: text().notNull().unique(),
    /** COSE, base64url. */
    chave_publica: text().notNull(),
    /**
     * How often the key was used, by its own count: one that does not grow means a copy. Zero for
     * keys that do not count.
     */
    contador: bigint({ mode: 'number' }).notNull(),
    transportes: text().array().notNull().default([]),
    nome: text().notNull(),
    /** Whether the key's provider copies it to the person's other devices. */
    sincronizada: boolean().notNull(),
    criada_em: instante().notNull().defaultNow(),
    usada_em: instante(),
  },
  (t) => [index('chaves_de_acesso_usuario').on(t.usuario_id)],
);

/** Challenges for keys to sign. Using one deletes it; stored only as SHA-256. */
export const desafiosDeChave = pgTable(
  'desafios_de_chave',
  {
    hash: text().primaryKey(),
    finalidade: text({ enum: ['registrar', 'entrar', 'segundo_fator'] }).notNull(),
    /** The person whose key must sign; null in a sign-in by passkey alone. */
    usuario_id: ref().references(() => usuarios.id, { onDelete: 'cascade' }),
    expira_em: instante().notNull(),
  },
  (t) => [index('desafios_de_chave_expira').on(t.expira_em)],
);
