import type { ConfiguracaoGuardada } from '@dominio/contrato/tema/configuracao';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/**
 * A person's configuration. Resetting empties the row instead of deleting it, so that there is a
 * row to lock.
 */
export const configuracoesDeUsuario = pgTable('configuracoes_de_usuario', {
  usuario_id: ref()
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /**
   * The compact form: the fields that differ from the default. Null while the person has chosen
   * nothing.
   */
  config: jsonb().$type<ConfiguracaoGuardada>(),
  atualizado_em: instante().notNull().defaultNow(),
});
