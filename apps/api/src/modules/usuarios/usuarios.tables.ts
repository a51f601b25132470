import { SITUACOES_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, email, id, instante, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { grupos, permissoes } from '../grupos/grupos.tables.ts';
import { times } from '../times/times.tables.ts';
import { CAMPOS_DO_PERFIL } from './usuarios.campos.ts';

export const usuarios = pgTable(
  'usuarios',
  {
    id: id(),
    nome: text().notNull(),
    email: email().notNull(),
    cpf: text(),
    senha_hash: text(),
    /**
     * Until when a temporary password opens a session, in which it must be replaced; null for a
     * password that the person chose.
     */
    senha_provisoria_ate: instante(),
    grupo_id: ref()
      .notNull()
      .references(() => grupos.id),
    time_id: ref().references(() => times.id, { onDelete: 'set null' }),
    /** The client of a client's person (group 2); null for the staff. */
    client_id: ref().references(() => clientes.id),
    /** Key of the picture's file; null shows the initial instead. */
    avatar_chave: text(),
    data_nascimento: date(),
    genero: text(),
    data_admissao: date(),
    tem_filhos: boolean(),
    telefone: text(),
    assinatura_email: text(),
    situacao: text({ enum: SITUACOES_DO_USUARIO }).notNull().default('ativo'),
    /** Grows with every change of the person's rights; sessions compare it. */
    versao_permissoes: integer().notNull().default(1),
    ultimo_acesso_em: instante(),
    /** Until when the newest invitation may be used; null once it is withdrawn. */
    convite_expira_em: instante(),
    convite_enviado_em: instante(),
    /** Who sent the newest invitation. */
    convidado_por: ref().references((): AnyPgColumn => usuarios.id, { onDelete: 'set null' }),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    uniqueIndex('usuarios_email').on(t.email),
    uniqueIndex('usuarios_cpf').on(t.cpf),
    index('usuarios_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    index('usuarios_grupo').on(t.grupo_id),
    index('usuarios_time').on(t.time_id),
    index('usuarios_cliente').on(t.client_id),
    index('usuarios_busca').using('gin', sql`busca(${t.nome} || ' ' || ${t.email}) gin_trgm_ops`),
    index('usuarios_cpf_busca').using('gin', sql`${t.cpf} gin_trgm_ops`),
    check(
      'usuarios_cliente_so_no_grupo_2',
      sql`(${t.grupo_id} = 2) = (${t.client_id} is not null)`,
    ),
  ],
);
exigirColunas(usuarios, CAMPOS_DO_PERFIL);

export const usuarioPermissoes = pgTable(
  'usuario_permissoes',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    permissao_id: ref()
      .notNull()
      .references(() => permissoes.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.usuario_id, t.permissao_id] })],
);

/** Groups of a person besides the primary one. */
export const usuarioGrupos = pgTable(
  'usuario_grupos',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    grupo_id: ref()
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.grupo_id] }),
    index('usuario_grupos_grupo').on(t.grupo_id),
  ],
);

export const usuarioClientes = pgTable(
  'usuario_clientes',
  {
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    papel: text({ enum: ['responsavel', 'apoio', 'revisor', 'cs'] })
      .notNull()
      .default('responsavel'),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.cliente_id] }),
    index('usuario_clientes_cliente').on(t.cliente_id),
  ],
);

/** A person's columns in the specification (part 1 §3.1), and names of group, team and client. */
export const colunasDaPessoa = {
  id: usuarios.id,
  nome: usuarios.nome,
  email: usuarios.email,
  cpf: usuarios.cpf,
  client_id: usuarios.client_id,
  grupo_id: usuarios.grupo_id,
  time_id: usuarios.time_id,
  avatar_chave: usuarios.avatar_chave,
  grupo_nome: grupos.nome,
  time_nome: times.nome,
  cliente_nome: clientes.nome,
  data_nascimento: usuarios.data_nascimento,
  genero: usuarios.genero,
  data_admissao: usuarios.data_admissao,
  tem_filhos: usuarios.tem_filhos,
};
