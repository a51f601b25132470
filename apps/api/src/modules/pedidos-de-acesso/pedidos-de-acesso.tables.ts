import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** Who asked for which permission, why, and when last. Open until the person has it. */
export const pedidosDeAcesso = pgTable(
  'pedidos_de_acesso',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    permissao: text().notNull(),
    motivo: text().notNull(),
    pedido_em: instante().notNull(),
  },
  (t) => [primaryKey({ columns: [t.usuario_id, t.permissao] })],
);
