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
  /** Null until a first code proved that the application holds the secret. */
  confirmado_em: instante(),
  /** Number of the time step of the last code used: no code of it or before it is taken again. */
  ultimo_passo: integer().notNull().default(0),
  criado_em: instante().notNull().defaultNow(),
});

/** Codes for the day the application is lost; each is used once and kept only as SHA-256. */
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

/** A person's passkeys (WebAuthn): what checks a signature, never what makes one. */
export const chavesDeAcesso = pgTable(
  'chaves_de_acesso',
  {
    id: id(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** As the browser names it, base64url. */
    credencial: text().notNull().unique(),
    /** COSE, base64url. */
    chave_publica: text().notNull(),
    /** Uses that the key counted; one that does not grow was copied. Zero: it does not count. */
    contador: bigint({ mode: 'number' }).notNull(),
    transportes: text().array().notNull().default([]),
    nome: text().notNull(),
    /** Copied among the person's devices by whoever keeps it. */
    sincronizada: boolean().notNull(),
    criada_em: instante().notNull().defaultNow(),
    usada_em: instante(),
  },
  (t) => [index('chaves_de_acesso_usuario').on(t.usuario_id)],
);

/** Challenges that keys are to sign. Used once, which removes them; kept only as SHA-256. */
export const desafiosDeChave = pgTable(
  'desafios_de_chave',
  {
    hash: text().primaryKey(),
    finalidade: text({ enum: ['registrar', 'entrar', 'segundo_fator'] }).notNull(),
    /** Whose key must sign; null while nobody is known. */
    usuario_id: ref().references(() => usuarios.id, { onDelete: 'cascade' }),
    expira_em: instante().notNull(),
  },
  (t) => [index('desafios_de_chave_expira').on(t.expira_em)],
);
