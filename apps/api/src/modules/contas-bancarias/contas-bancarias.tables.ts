import { FORMAS_DO_EXTRATO, TIPOS_DA_CONTA } from '@dominio/contrato/contas-bancarias-campos';
import { sql } from 'drizzle-orm';
import { bigint, char, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './contas-bancarias.campos.ts';

export const contasBancarias = pgTable(
  'contas_bancarias',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    empresa_id: ref().references(() => empresas.id, { onDelete: 'set null' }),
    /** What it is called, as `nomeDaConta` says: written with whatever it is made of. */
    nome: text().notNull(),
    tipo: text({ enum: TIPOS_DA_CONTA }).notNull(),
    apelido: text(),
    banco_ispb: char({ length: 8 }),
    agencia: text(),
    /** Of a card, its last four digits. */
    conta: text(),
    digito: text(),
    chaves_pix: text().array().notNull().default([]),
    gerente: text(),
    dia_fechamento_fatura: smallint(),
    saldo_inicial_centavos: bigint({ mode: 'number' }),
    saldo_inicial_em: date({ mode: 'string' }),
    forma_extrato: text({ enum: FORMAS_DO_EXTRATO }),
    responsavel_extrato_id: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    conta_contabil: text(),
    /** The day on which the account was closed; null while it is in use. */
    encerrada_em: date({ mode: 'string' }),
    /** Name, branch and number as searches compare them. */
    texto_busca: text().generatedAlwaysAs(
      sql`busca(nome || ' ' || coalesce(agencia, '') || ' ' || coalesce(conta, '') || '-' || coalesce(digito, ''))`,
    ),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    index('contas_bancarias_cliente').on(t.cliente_id, sql`${t.nome} collate "pt-BR-x-icu"`),
    index('contas_bancarias_empresa').on(t.empresa_id),
    index('contas_bancarias_responsavel').on(t.responsavel_extrato_id),
    index('contas_bancarias_busca').using('gin', sql`${t.texto_busca} gin_trgm_ops`),
  ],
);
exigirColunas(contasBancarias, CAMPOS);
