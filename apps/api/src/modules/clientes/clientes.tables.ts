import { CANAIS_DO_CONTATO } from '@dominio/contrato/canais-do-contato';
import {
  BASES_LEGAIS,
  CONSENTIMENTOS_DO_CLIENTE,
  CURVAS,
  FAIXAS_DE_FATURAMENTO,
  MEIOS_DE_RECEBIMENTO,
  NATUREZAS,
  ORIGENS,
  PORTES,
} from '@dominio/contrato/clientes-campos';
import {
  MOTIVOS_DA_SITUACAO,
  SITUACOES_ARQUIVADAS,
  SITUACOES_DO_CLIENTE,
} from '@dominio/contrato/clientes-situacao';
import { cpfValido, limparCnpj, limparCpf } from '@dominio/contrato/documentos';
import { SITUACOES_CADASTRAIS } from '@dominio/contrato/empresas-cadastro';
import { TIPOS_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { contemTexto, type Dobrado } from '../../platform/busca.ts';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, instante, ref, versao } from '../../platform/colunas.ts';
import { CAMPOS } from './clientes.campos.ts';

export const clientes = pgTable(
  'clientes',
  {
    id: id(),
    nome: text().notNull(),
    situacao: text({ enum: SITUACOES_DO_CLIENTE }).notNull().default('ativo'),
    situacao_motivo: text({ enum: MOTIVOS_DA_SITUACAO }),
    situacao_detalhe: text(),
    situacao_desde: date({ mode: 'string' }),
    /** What the last change of it may be taken back to. */
    situacao_anterior: text({ enum: SITUACOES_DO_CLIENTE }),
    data_encerramento: date({ mode: 'string' }),
    natureza: text({ enum: NATUREZAS }).notNull().default('empresa'),
    /** Eleven digits; of a client that is a person. */
    cpf: char({ length: 11 }),
    segmento: text(),
    porte: text({ enum: PORTES }),
    origem: text({ enum: ORIGENS }),
    curva: text({ enum: CURVAS }),
    tags: text().array().notNull().default([]),
    data_inicio: date({ mode: 'string' }),
    canal_preferido: text({ enum: CANAIS_DO_CONTATO }),
    horario_contato: text(),
    particularidades: text(),
    tem_folha: boolean(),
    numero_funcionarios: integer(),
    faturamento_faixa: text({ enum: FAIXAS_DE_FATURAMENTO }),
    meios_recebimento: text({ enum: MEIOS_DE_RECEBIMENTO }).array().notNull().default([]),
    base_legal: text({ enum: BASES_LEGAIS }),
    encarregado: text(),
    consentimentos: text({ enum: CONSENTIMENTOS_DO_CLIENTE }).array().notNull().default([]),
    /** Values of the firm's own fields, by their ids. */
    campos_personalizados: jsonb()
      .$type<Readonly<Record<string, string | number | boolean | null>>>()
      .notNull()
      .default({}),
    site: text(),
    instagram: text(),
    /** The name as searches compare it, without accents or case. */
    texto_busca: text().generatedAlwaysAs(sql`busca(nome)`),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    index('clientes_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    uniqueIndex('clientes_cpf').on(t.cpf),
    index('clientes_busca').using('gin', sql`${t.texto_busca} gin_trgm_ops`),
  ],
);
exigirColunas(clientes, CAMPOS);

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
    status: text({ enum: STATUS_DA_EMPRESA }).notNull().default('ativa'),
    status_desde: date({ mode: 'string' }),
    status_motivo: text(),
    inscricao_estadual: text(),
    inscricao_municipal: text(),
    cnae_principal: char({ length: 7 }),
    cnaes_secundarios: text().array().notNull().default([]),
    natureza_juridica: char({ length: 4 }),
    situacao_cadastral: text({ enum: SITUACOES_CADASTRAIS }),
    data_abertura: date({ mode: 'string' }),
    capital_social_centavos: bigint({ mode: 'number' }),
    telefone: text(),
    email: text(),
    cep: char({ length: 8 }),
    logradouro: text(),
    numero: text(),
    complemento: text(),
    bairro: text(),
    municipio: text(),
    municipio_ibge: char({ length: 7 }),
    uf: char({ length: 2 }),
    certificado_tipo: text({ enum: TIPOS_DE_CERTIFICADO }),
    certificado_titular: text(),
    certificado_serie: text(),
    certificado_desde: date({ mode: 'string' }),
    certificado_ate: date({ mode: 'string' }),
    /** What the Receita said when it was last asked, and when that was. */
    receita_situacao: text({ enum: SITUACOES_CADASTRAIS }),
    receita_consultada_em: instante(),
    /** Key of the file with the logo. */
    logo_chave: text(),
    /** Names and CNPJ as searches compare them. */
    texto_busca: text().generatedAlwaysAs(
      sql`busca(razao_social || ' ' || coalesce(nome_fantasia, '') || ' ' || cnpj)`,
    ),
    /** The legal name as two companies are compared by it. */
    razao_busca: text().generatedAlwaysAs(sql`busca(razao_social)`),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    uniqueIndex('empresas_cnpj').on(t.cnpj),
    index('empresas_cliente').on(t.cliente_id),
    index('empresas_matriz').on(t.matriz_id),
    index('empresas_razao').on(sql`${t.razao_social} collate "pt-BR-x-icu"`, t.id),
    index('empresas_razao_repetida').on(t.razao_busca),
    index('empresas_busca').using('gin', sql`${t.texto_busca} gin_trgm_ops`),
  ],
);

/** Whether the firm no longer serves a client. */
export const arquivado = sql`${clientes.situacao} in (${sql.join(
  SITUACOES_ARQUIVADAS.map((uma) => sql.raw(`'${uma}'`)),
  sql`, `,
)})`;

/**
 * Whether the client that a column names is one that the firm serves: whatever counts clients leaves the
 * others out (page book #15), as the list of them does by itself.
 */
export const corrente = (clienteId: SQL): SQL => sql`exists (
  select 1 from ${clientes} where ${clientes.id} = ${clienteId} and not (${arquivado}))`;

/** The column that finds clients by name. */
export const textoDoCliente: Dobrado = { jaDobrado: clientes.texto_busca };
export const textoDaEmpresa: Dobrado = { jaDobrado: empresas.texto_busca };

/** From this many letters and digits on, a term may be part of a CNPJ typed with its mask. */
const TRECHO_DE_CNPJ = 3;

/** Companies whose names or CNPJ contain the term, also a CNPJ typed with its mask. */
export function empresaContem(termo: string): SQL {
  const comoEsta = contemTexto(textoDaEmpresa, termo);
  const semMascara = limparCnpj(termo);
  const temMascara = semMascara !== termo.trim().toUpperCase();
  return temMascara && semMascara.length >= TRECHO_DE_CNPJ
    ? sql`(${comoEsta} or ${contemTexto(textoDaEmpresa, semMascara)})`
    : comoEsta;
}

/**
 * What a term finds of clients, and the person with this CPF. It is found whole only: by parts of it
 * anybody could ask for the digits that are hidden from them.
 */
export const ouCpf = (condicao: SQL, termo: string): SQL =>
  cpfValido(termo) ? sql`(${condicao} or ${clientes.cpf} = ${limparCpf(termo)})` : condicao;
