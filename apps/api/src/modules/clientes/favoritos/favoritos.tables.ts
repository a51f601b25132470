import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instante, ref } from '../../../platform/colunas.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { clientes } from '../clientes.tables.ts';

/** The clients that a person wants to find first; they go with either of the two. */
export const clienteFavoritos = pgTable(
  'cliente_favoritos',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    criado_em: instante().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.cliente_id] }),
    index('cliente_favoritos_cliente').on(t.cliente_id),
  ],
);
