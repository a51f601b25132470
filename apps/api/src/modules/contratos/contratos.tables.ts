import { STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { type TermosDoContrato, TIPOS_DE_ADITIVO } from '@dominio/contrato/contratos-aditivos';
import { TIPOS_DE_ANEXO } from '@dominio/contrato/contratos-anexos';
import { MOTIVOS_DO_ENCERRAMENTO } from '@dominio/contrato/contratos-encerramento';
import { INDICES_DE_REAJUSTE } from '@dominio/contrato/contratos-termos';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, instante, ref, versao } from '../../platform/colunas.ts';
import { fixo } from '../../platform/db.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { servicos } from '../servicos/servicos.tables.ts';
import { times } from '../times/times.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './contratos.campos.ts';

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
    data_assinatura: date(),
    indice_reajuste: text({ enum: INDICES_DE_REAJUSTE }),
    mes_reajuste: integer(),
    dia_vencimento: integer(),
    renovacao_automatica: boolean().notNull().default(false),
    aviso_previo_dias: integer(),
    /** Why it ended, or is to end: from the list, and in words. */
    motivo_encerramento: text({ enum: MOTIVOS_DO_ENCERRAMENTO }),
    motivo: text(),
    /** The day on which notice was given. */
    aviso_em: date(),
    /** The day of its end; a contract in force ends by itself on it. */
    encerra_em: date(),
    valor_mensal_centavos: bigint({ mode: 'number' }),
    /** The person of the staff responsible for the contract; below, the team that works on it. */
    responsavel_id: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    time_id: ref().references(() => times.id, { onDelete: 'set null' }),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    uniqueIndex('contratos_numero').on(t.numero_contrato),
    index('contratos_empresa').on(t.empresa_id),
    index('contratos_responsavel').on(t.responsavel_id),
    index('contratos_time').on(t.time_id),
    index('contratos_cliente').on(t.cliente_id, t.status_contrato),
    index('contratos_fim').on(t.status_contrato, t.data_fim),
    index('contratos_encerra')
      .on(t.encerra_em)
      .where(sql`${t.status_contrato} in ('ATIVO', 'SUSPENSO')`),
    index('contratos_busca').using('gin', sql`busca(${t.numero_contrato}) gin_trgm_ops`),
  ],
);
exigirColunas(contratos, CAMPOS);

/**
 * How much a contract counts among those of its client: the highest, and of equals the newest, is
 * the one that is shown for the client (decisoes.md §6).
 */
export const pesoDoContrato = fixo(sql`array_position(array['CANCELADO', 'ENCERRADO', 'RASCUNHO',
  'SUSPENSO', 'EM_IMPLANTACAO', 'ATIVO'], ${contratos.status_contrato})`);

/** The services under a contract, in the order of its form. */
export const contratoServicos = pgTable(
  'contrato_servicos',
  {
    contrato_id: ref()
      .notNull()
      .references(() => contratos.id, { onDelete: 'cascade' }),
    servico_id: ref()
      .notNull()
      .references(() => servicos.id),
    ordem: integer().notNull(),
    volume_limite: integer(),
    unidade: text(),
    sla_horas: integer(),
    valor_centavos: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.contrato_id, t.servico_id] }),
    index('contrato_servicos_servico').on(t.servico_id),
  ],
);

/** Amendments: which terms of a contract changed while it was in force, in order. */
export const contratoAditivos = pgTable(
  'contrato_aditivos',
  {
    id: id(),
    contrato_id: ref()
      .notNull()
      .references(() => contratos.id, { onDelete: 'cascade' }),
    /** Counts the amendments of one contract, from 1. */
    numero: integer().notNull(),
    tipo: text({ enum: TIPOS_DE_ADITIVO }).notNull().default('alteracao'),
    descricao: text().notNull(),
    /** Only the terms that changed. */
    antes: jsonb().$type<Partial<TermosDoContrato>>().notNull(),
    depois: jsonb().$type<Partial<TermosDoContrato>>().notNull(),
    vigencia_em: date().notNull(),
    criado_por: ref()
      .notNull()
      .references(() => usuarios.id),
    criado_em: instante().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('contrato_aditivos_numero').on(t.contrato_id, t.numero),
    index('contrato_aditivos_autor').on(t.criado_por),
  ],
);

/** Files attached to a contract. A trigger leaves the file of a row that is deleted to the cleaning. */
export const contratoAnexos = pgTable(
  'contrato_anexos',
  {
    id: id(),
    contrato_id: ref()
      .notNull()
      .references(() => contratos.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    tipo: text({ enum: TIPOS_DE_ANEXO }).notNull(),
    /** The amendment it documents. One that is undone leaves its files to the contract. */
    aditivo_id: ref().references(() => contratoAditivos.id, { onDelete: 'set null' }),
    /** What the file is, found in its content. */
    midia: text().notNull(),
    tamanho_bytes: integer().notNull(),
    /** The file in the store. */
    chave: text().notNull(),
    criado_por: ref()
      .notNull()
      .references(() => usuarios.id),
    criado_em: instante().notNull().defaultNow(),
  },
  (t) => [
    index('contrato_anexos_contrato').on(t.contrato_id),
    index('contrato_anexos_aditivo').on(t.aditivo_id),
    index('contrato_anexos_autor').on(t.criado_por),
  ],
);
