import { INTEGRACOES } from '@dominio/contrato/configuracao-sistema';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** Outcome of the last test, in the sentence that was shown. */
export interface TesteGuardado {
  readonly success: boolean;
  readonly message: string;
  /** ISO 8601. */
  readonly testado_em: string;
}

/** What an administrator saved for each integration; the row may hold only the last test. */
export const configuracoesDoSistema = pgTable('configuracoes_do_sistema', {
  integracao: text({ enum: INTEGRACOES }).primaryKey(),
  /** The fields that are no secrets; null while nothing was saved. */
  valores: jsonb().$type<{ enabled: boolean; [campo: string]: unknown }>(),
  /** Field → its secret, encrypted by the vault. */
  segredos: jsonb().$type<Record<string, string>>().notNull().default({}),
  descricao: text(),
  ultimo_teste: jsonb().$type<TesteGuardado>(),
  alterado_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
  atualizado_em: instante(),
  /** 0 while it was only tested, never saved. */
  versao: integer().notNull().default(0),
});
