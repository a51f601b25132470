import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { CAMPOS, CAMPOS_DA_PERMISSAO } from './grupos.campos.ts';

/**
 * Groups. An id may be given on insertion, as 1, 2 and 3 mean administrator, client and manager
 * (specification part 1 §6).
 */
export const grupos = pgTable(
  'grupos',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
    nome: text().notNull(),
    descricao: text().notNull().default(''),
    /** A group on which the platform relies: it cannot be deleted. */
    sistema: boolean().notNull().default(false),
    can_see_all_clients: boolean().notNull().default(false),
    can_see_team_clients: boolean().notNull().default(false),
    only_see_linked_clients: boolean().notNull().default(true),
    /** Its members must set up a second factor before they can do anything else. */
    exige_segundo_fator: boolean().notNull().default(false),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    uniqueIndex('grupos_nome').on(sql`lower(${t.nome})`),
    check(
      'grupos_um_alcance',
      sql`${t.can_see_all_clients}::int + ${t.can_see_team_clients}::int + ${t.only_see_linked_clients}::int = 1`,
    ),
  ],
);
exigirColunas(grupos, CAMPOS);

/** The contract's catalogue of permissions as rows, so that links to them are foreign keys. */
export const permissoes = pgTable(
  'permissoes',
  {
    id: id(),
    modulo: text().notNull(),
    acao: text().notNull(),
    nome: text().notNull(),
    descricao: text().notNull().default(''),
    critica: boolean().notNull().default(false),
    ...carimbos(),
  },
  (t) => [unique('permissoes_modulo_acao').on(t.modulo, t.acao)],
);
exigirColunas(permissoes, CAMPOS_DA_PERMISSAO);

export const grupoPermissoes = pgTable(
  'grupo_permissoes',
  {
    grupo_id: ref()
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' }),
    permissao_id: ref()
      .notNull()
      .references(() => permissoes.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.grupo_id, t.permissao_id] })],
);

/** Clients that every member of a group sees. */
export const grupoClientes = pgTable(
  'grupo_clientes',
  {
    grupo_id: ref()
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' }),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.grupo_id, t.cliente_id] }),
    index('grupo_clientes_cliente').on(t.cliente_id),
  ],
);
