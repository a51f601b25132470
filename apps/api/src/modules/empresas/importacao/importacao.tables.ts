import {
  type CampoDaImportacao,
  ESTADOS_DA_LINHA,
  ETAPAS_DA_IMPORTACAO,
  type MudancaDaLinha,
  type ProblemaDaLinha,
} from '@dominio/contrato/empresas-importacao';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../../platform/colunas.ts';
import type { Celula } from '../../../platform/planilhas/linhas.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { empresaMudancas } from '../mudancas.tables.ts';

/** A file of companies that somebody sent: theirs alone, and gone after a day. */
export const importacoesDeEmpresas = pgTable(
  'importacoes_empresas',
  {
    id: id(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    nome_arquivo: text().notNull(),
    etapa: text({ enum: ETAPAS_DA_IMPORTACAO }).notNull().default('enviada'),
    titulos: jsonb().$type<readonly string[]>().notNull(),
    /** The field of each column. */
    campos: jsonb().$type<readonly (CampoDaImportacao | null)[]>().notNull(),
    total: integer().notNull(),
    criado_em: instante().notNull(),
    gravado_em: instante(),
    /** By which it is undone; null before it was written, and once that is no longer possible. */
    mudanca_id: ref().references(() => empresaMudancas.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('importacoes_empresas_quem').on(t.usuario_id, t.criado_em),
    index('importacoes_empresas_mudanca').on(t.mudanca_id),
  ],
);

/** A row of the file, with what it would do once it is checked. */
export const linhasDaImportacao = pgTable(
  'importacoes_empresas_linhas',
  {
    importacao_id: ref()
      .notNull()
      .references(() => importacoesDeEmpresas.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    celulas: jsonb().$type<readonly Celula[]>().notNull(),
    estado: text({ enum: ESTADOS_DA_LINHA }),
    /** The client that the row, or what is said of it, is about: only who sees it is shown either. */
    cliente_id: ref(),
    /** The company that it changes, and which version of it was compared. */
    empresa_id: ref(),
    empresa_versao: integer(),
    problemas: jsonb().$type<readonly ProblemaDaLinha[]>().notNull().default([]),
    mudancas: jsonb().$type<readonly MudancaDaLinha[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importacao_id, t.numero] }),
    index('importacoes_empresas_linhas_estado').on(t.importacao_id, t.estado, t.numero),
  ],
);
