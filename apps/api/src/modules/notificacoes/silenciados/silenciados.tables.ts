import { TIPOS_DE_ITEM } from '@dominio/contrato/notificacoes-silenciados';
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../../platform/colunas.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';

/**
 * Items that a person is told nothing of. The notification by which it was muted says what it is: its
 * id stays when it goes to the archive. Not a foreign key, which every deletion would look for.
 */
export const notificacoesSilenciados = pgTable(
  'notificacoes_silenciados',
  {
    id: id(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    item_tipo: text({ enum: TIPOS_DE_ITEM }).notNull(),
    item_id: ref().notNull(),
    notificacao_id: ref().notNull(),
    /** False once the person is told again: the row stays for them to undo that. */
    silenciado: boolean().notNull(),
    mudado_em: instante().notNull(),
  },
  (t) => [
    unique('notificacoes_silenciados_um').on(t.usuario_id, t.item_tipo, t.item_id),
    index('notificacoes_silenciados_item').on(t.item_tipo, t.item_id),
  ],
);
