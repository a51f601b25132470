import type { ConfiguracaoGuardada } from '@dominio/contrato/tema/configuracao';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** A person's configuration. A reset empties the row, which stays to be locked. */
export const configuracoesDeUsuario = pgTable('configuracoes_de_usuario', {
  usuario_id: ref()
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** Compact form: the fields that differ from the default. Null while nothing was chosen. */
  config: jsonb().$type<ConfiguracaoGuardada>(),
  atualizado_em: instante().notNull().defaultNow(),
});
