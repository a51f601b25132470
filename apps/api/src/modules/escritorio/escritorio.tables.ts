import { TEMAS_PADRAO } from '@dominio/contrato/tema/tema-padrao';
import { UFS } from '@dominio/contrato/ufs';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { carimbos, ref, versao } from '../../platform/colunas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './escritorio.campos.ts';

/** Working intervals by day of the week, 0 Sunday … 6 Saturday, in civil `HH:MM`. */
export type Expediente = Record<string, readonly (readonly [string, string])[]>;

/** Monday to Friday, 8 h to 18 h with an hour of lunch, until the firm sets its own. */
export const EXPEDIENTE_PADRAO: Expediente = Object.fromEntries(
  ['1', '2', '3', '4', '5'].map((dia) => [
    dia,
    [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ] as const,
  ]),
);

/** The firm's own record: one row (decisoes.md §6). */
export const escritorio = pgTable(
  'escritorio',
  {
    id: integer().primaryKey().default(1),
    nome: text().notNull(),
    /** Fourteen characters, upper case, without mask. */
    cnpj: text(),
    cep: text(),
    logradouro: text(),
    numero: text(),
    complemento: text(),
    bairro: text(),
    municipio: text(),
    uf: text({ enum: UFS }),
    fuso: text().notNull().default('America/Sao_Paulo'),
    expediente: jsonb().$type<Expediente>().notNull(),
    tema_padrao: text({ enum: TEMAS_PADRAO }).notNull().default('dark'),
    /** Key of the file with the logo. */
    logo_chave: text(),
    alterado_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    ...carimbos(),
    versao: versao(),
  },
  (t) => [check('escritorio_uma_linha', sql`${t.id} = 1`)],
);
exigirColunas(escritorio, CAMPOS);
