import { SITUACOES_DO_CLIENTE, STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  char,
  date,
  index,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { carimbos, id, ref, versao } from '../../platform/colunas.ts';

export const clientes = pgTable(
  'clientes',
  {
    id: id(),
    nome: text().notNull(),
    situacao: text({ enum: SITUACOES_DO_CLIENTE }).notNull().default('ativo'),
    segmento: text(),
    site: text(),
    instagram: text(),
    ...carimbos(),
    versao: versao(),
  },
  (t) => [
    index('clientes_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    index('clientes_busca').using('gin', sql`busca(${t.nome}) gin_trgm_ops`),
  ],
);

export const empresas = pgTable(
  'empresas',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    /** Fourteen characters, upper case, without mask; alphanumeric since July 2026. */
    cnpj: char({ length: 14 }).notNull(),
    razao_social: text().notNull(),
    nome_fantasia: text(),
    tipo: text({ enum: ['matriz', 'filial', 'coligada'] })
      .notNull()
      .default('matriz'),
    /** The head office of a branch; of the same client and the same CNPJ root. */
    matriz_id: ref().references((): AnyPgColumn => empresas.id),
    municipio: text(),
    uf: char({ length: 2 }),
    /** Key of the file with the logo. */
    logo_chave: text(),
    ...carimbos(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('empresas_cnpj').on(t.cnpj),
    index('empresas_cliente').on(t.cliente_id),
    index('empresas_matriz').on(t.matriz_id),
    index('empresas_razao').on(sql`${t.razao_social} collate "pt-BR-x-icu"`, t.id),
    index('empresas_busca').using(
      'gin',
      sql`busca(${t.razao_social} || ' ' || coalesce(${t.nome_fantasia}, '') || ' ' || ${t.cnpj}) gin_trgm_ops`,
    ),
  ],
);

/** What a company is found by, as its trigram index holds it. */
export const textoDaEmpresa = sql`${empresas.razao_social} || ' ' || coalesce(${empresas.nome_fantasia}, '') || ' ' || ${empresas.cnpj}`;

export const contratos = pgTable(
  'contratos',
  {
    id: id(),
    numero_contrato: text().notNull(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    empresa_id: ref().references(() => empresas.id),
    status_contrato: text({ enum: STATUS_DO_CONTRATO }).notNull().default('RASCUNHO'),
    data_inicio: date(),
    data_fim: date(),
    valor_mensal_centavos: bigint({ mode: 'number' }),
    /** What the firm does under it, in its own words. */
    servicos: text().array().notNull().default(sql`'{}'`),
    ...carimbos(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('contratos_numero').on(t.numero_contrato),
    index('contratos_empresa').on(t.empresa_id),
    index('contratos_cliente').on(t.cliente_id, t.status_contrato),
    index('contratos_fim').on(t.status_contrato, t.data_fim),
    index('contratos_busca').using('gin', sql`busca(${t.numero_contrato}) gin_trgm_ops`),
  ],
);
