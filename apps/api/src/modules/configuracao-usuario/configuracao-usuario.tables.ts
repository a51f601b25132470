import type { ConfiguracaoGuardada } from '@dominio/contrato/tema/configuracao';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** A person's configuration. The row is never deleted, so that it can be locked: reset empties it. */
export const configuracoesDeUsuario = pgTable('configuracoes_de_usuario', {
  usuario_id: ref()
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** The compact form: what differs from the defaults. Null: the person has chosen nothing. */
  config: jsonb().$type<ConfiguracaoGuardada>(),
  atualizado_em: instante().notNull().defaultNow(),
});
