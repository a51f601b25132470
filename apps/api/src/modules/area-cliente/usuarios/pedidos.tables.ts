import { TIPOS_DE_PEDIDO } from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../../platform/colunas.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';

/**
 * Changes of a client's people that wait for one of its partners (page book §5). A row is there while
 * it waits: what was decided, and by whom, is in the audit log.
 */
export const pedidosDoCliente = pgTable(
  'pedidos_do_cliente',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    tipo: text({ enum: TIPOS_DE_PEDIDO }).notNull(),
    /** Whom it is about; null for somebody who is yet to be invited. */
    usuario_id: ref().references(() => usuarios.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    email: text().notNull(),
    /** The roles afterwards. */
    papeis: text().array().$type<PapelDoContato[]>().notNull(),
    /** Those that they had when it was asked for: of others since, it is not confirmed. */
    papeis_antes: text().array().$type<PapelDoContato[]>().notNull(),
    autor_id: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    criado_em: instante().notNull(),
  },
  (t) => [
    index('pedidos_do_cliente_autor').on(t.autor_id),
    uniqueIndex('pedidos_do_cliente_email').on(t.cliente_id, t.email),
    index('pedidos_do_cliente_usuario').on(t.usuario_id),
  ],
);
