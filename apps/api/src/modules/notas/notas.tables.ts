import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './notas.campos.ts';

export const notas = pgTable(
  'notas',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    texto: text().notNull(),
    fixada: boolean().notNull().default(false),
    autor_id: ref()
      .notNull()
      .references(() => usuarios.id),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    // The first for the list, which begins with the pinned ones; the second for the timeline.
    index('notas_cliente').on(t.cliente_id, t.fixada, t.criado_em, t.id),
    index('notas_linha_do_tempo').on(t.cliente_id, t.criado_em, t.id),
    index('notas_autor').on(t.autor_id, t.criado_em, t.id),
  ],
);
exigirColunas(notas, CAMPOS);
