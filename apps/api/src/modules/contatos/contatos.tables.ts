import { CANAIS_DO_CONTATO } from '@dominio/contrato/canais-do-contato';
import { INFLUENCIAS, type PapelDoContato } from '@dominio/contrato/contatos';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  char,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { contemTexto } from '../../platform/busca.ts';
import { exigirColunas } from '../../platform/campos.ts';
import { alteradoPor, carimbos, id, ref, versao } from '../../platform/colunas.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './contatos.campos.ts';
import type { Encargos, Juncao } from './contatos.rules.ts';

const digitosDe = (numero: AnyPgColumn) =>
  sql`regexp_replace(coalesce(${numero}, ''), '[^0-9]', '', 'g')`;

/** Digits of a contact's telephones, however they are written. */
const digitos = (t: { telefone: AnyPgColumn; whatsapp: AnyPgColumn }) =>
  sql`${digitosDe(t.telefone)} || ' ' || ${digitosDe(t.whatsapp)}`;

export const contatos = pgTable(
  'contatos',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    empresa_id: ref().references(() => empresas.id, { onDelete: 'set null' }),
    nome: text().notNull(),
    cargo: text(),
    papeis: text().array().$type<PapelDoContato[]>().notNull().default([]),
    email: text(),
    telefone: text(),
    whatsapp: text(),
    canal_preferido: text({ enum: CANAIS_DO_CONTATO }),
    /** `MM-DD`. */
    aniversario: char({ length: 5 }),
    influencia: text({ enum: INFLUENCIAS }),
    recebe_documentos: boolean().notNull().default(false),
    recebe_cobranca: boolean().notNull().default(false),
    recebe_nps: boolean().notNull().default(false),
    recebe_relatorios: boolean().notNull().default(false),
    observacoes: text(),
    /** The day on which the contact left the client; null while they are there. */
    saiu_em: date({ mode: 'string' }),
    substituto_id: ref().references((): AnyPgColumn => contatos.id, { onDelete: 'set null' }),
    /** What the substitute got, to be given back if the contact returns. */
    encargos_passados: jsonb().$type<Encargos>(),
    /** The record that this one was joined to; whoever asks for contacts is told of that one alone. */
    absorvido_por_id: ref().references((): AnyPgColumn => contatos.id, { onDelete: 'cascade' }),
    /** What the joining changed, for it to be undone. */
    juncao: jsonb().$type<Juncao>(),
    /** The account in the client's area. */
    usuario_id: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    /** Name, job and e-mail as searches compare them. */
    texto_busca: text().generatedAlwaysAs(
      sql`busca(nome || ' ' || coalesce(cargo, '') || ' ' || coalesce(email, ''))`,
    ),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    index('contatos_cliente').on(t.cliente_id, sql`${t.nome} collate "pt-BR-x-icu"`),
    index('contatos_empresa').on(t.empresa_id),
    index('contatos_substituto').on(t.substituto_id),
    index('contatos_absorvido').on(t.absorvido_por_id),
    uniqueIndex('contatos_usuario').on(t.usuario_id),
    index('contatos_busca').using('gin', sql`${t.texto_busca} gin_trgm_ops`),
    index('contatos_telefones').using('gin', sql`(${digitos(t)}) gin_trgm_ops`),
  ],
);
exigirColunas(contatos, CAMPOS);

/** Fewer digits are a number of something else. */
const DIGITOS_DE_TELEFONE = 6;

/** Whether a contact is at its client still, and a term finds it by name, job, e-mail or telephone. */
export function contatoContem(termo: string): SQL {
  const doTexto = contemTexto({ jaDobrado: contatos.texto_busca }, termo);
  const numero = termo.replace(/\D/g, '');
  const ehTelefone = numero.length >= DIGITOS_DE_TELEFONE && /^[\d\s()+.-]+$/.test(termo);
  const achado = ehTelefone
    ? sql`(${doTexto} or ${contemTexto({ jaDobrado: sql`(${digitos(contatos)})` }, numero)})`
    : doTexto;
  return sql`${contatos.saiu_em} is null and ${contatos.absorvido_por_id} is null and ${achado}`;
}
