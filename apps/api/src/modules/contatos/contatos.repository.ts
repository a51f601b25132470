import type { FiltrosDeContatos } from '@dominio/contrato/contatos';
import {
  and,
  arrayContains,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes, empresas, textoDoCliente } from '../clientes/clientes.tables.ts';
import { contatos } from './contatos.tables.ts';

/** The name of who took over; within the same client, so within the same scope. */
const nomeDoSubstituto = sql<string | null>`(
  select s.nome from contatos s where s.id = ${contatos.substituto_id})`;

/** What a contact decides and is sent. */
const ENCARGOS = {
  papeis: contatos.papeis,
  recebe_documentos: contatos.recebe_documentos,
  recebe_cobranca: contatos.recebe_cobranca,
  recebe_nps: contatos.recebe_nps,
  recebe_relatorios: contatos.recebe_relatorios,
} as const;

const linhas = (db: Db) =>
  db
    .select({
      id: contatos.id,
      cliente_id: contatos.cliente_id,
      cliente_nome: clientes.nome,
      empresa_id: contatos.empresa_id,
      empresa_nome: empresas.razao_social,
      nome: contatos.nome,
      cargo: contatos.cargo,
      ...ENCARGOS,
      email: contatos.email,
      telefone: contatos.telefone,
      whatsapp: contatos.whatsapp,
      canal_preferido: contatos.canal_preferido,
      aniversario: contatos.aniversario,
      influencia: contatos.influencia,
      observacoes: contatos.observacoes,
      ativo: sql<boolean>`${contatos.saiu_em} is null`,
      saiu_em: contatos.saiu_em,
      substituto_id: contatos.substituto_id,
      substituto_nome: nomeDoSubstituto,
      encargos_passados: contatos.encargos_passados,
      usuario_id: contatos.usuario_id,
      versao: contatos.versao,
    })
    .from(contatos)
    .innerJoin(clientes, eq(clientes.id, contatos.cliente_id))
    .leftJoin(empresas, eq(empresas.id, contatos.empresa_id));

export type LinhaDeContato = Awaited<ReturnType<typeof linhas>>[number];

/** Those of clients in the actor's scope that are no part of another one. */
const doAtor = (ator: Ator) =>
  and(noEscopoDeClientes(ator, contatos.cliente_id), isNull(contatos.absorvido_por_id));

type Filtros = Pick<
  FiltrosDeContatos,
  'termo' | 'papel' | 'recebe' | 'ativo' | 'cliente_id' | 'empresa_id'
>;

const RECEBE = {
  documentos: contatos.recebe_documentos,
  cobranca: contatos.recebe_cobranca,
  nps: contatos.recebe_nps,
  relatorios: contatos.recebe_relatorios,
} as const;

const condicao = (ator: Ator, { termo, papel, recebe, ativo, cliente_id, empresa_id }: Filtros) =>
  and(
    doAtor(ator),
    termo
      ? or(
          contemTexto({ jaDobrado: contatos.texto_busca }, termo),
          contemTexto(textoDoCliente, termo),
        )
      : undefined,
    papel && arrayContains(contatos.papeis, [papel]),
    recebe && eq(RECEBE[recebe], true),
    ativo === undefined ? undefined : (ativo ? isNull : isNotNull)(contatos.saiu_em),
    cliente_id === undefined ? undefined : eq(contatos.cliente_id, cliente_id),
    empresa_id === undefined ? undefined : eq(contatos.empresa_id, empresa_id),
  );

const ORDENS: Record<FiltrosDeContatos['ordenar'], SQL> = {
  nome: sql`${contatos.nome} collate "pt-BR-x-icu"`,
  cargo: sql`${contatos.cargo} collate "pt-BR-x-icu"`,
  cliente: sql`${clientes.nome} collate "pt-BR-x-icu"`,
};

/** One page of those of clients in the actor's scope. */
export function listar(db: Db, ator: Ator, filtros: FiltrosDeContatos) {
  const { ordenar, direcao, page, limit } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  return linhas(db)
    .where(condicao(ator, filtros))
    .orderBy(sql`${ORDENS[ordenar]} ${sentido} nulls last`, sql`${contatos.id} ${sentido}`)
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many the same filters find. */
export async function contar(db: Db, ator: Ator, filtros: Filtros): Promise<number> {
  const [linha] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(contatos)
    .innerJoin(clientes, eq(clientes.id, contatos.cliente_id))
    .where(condicao(ator, filtros));
  return linha?.total ?? 0;
}

/** What each contact who is at a client decides and is sent. */
export const lerEncargos = (db: Db, ator: Ator, clienteId: number) =>
  db
    .select(ENCARGOS)
    .from(contatos)
    .where(condicao(ator, { cliente_id: clienteId, ativo: true }));

/** One of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeContato | undefined> {
  const [linha] = await linhas(db).where(and(eq(contatos.id, id), doAtor(ator)));
  return linha;
}

/** Holds those of these that are in the actor's scope until the transaction ends, in the order of ids. */
export async function travar(db: Db, ator: Ator, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: contatos.id })
    .from(contatos)
    .where(and(inArray(contatos.id, [...ids]), noEscopoDeClientes(ator, contatos.cliente_id)))
    .orderBy(contatos.id)
    .for('update');
}

export async function inserir(db: Db, dados: typeof contatos.$inferInsert): Promise<number> {
  const [linha] = await db.insert(contatos).values(dados).returning({ id: contatos.id });
  if (!linha) throw new Error('contato: nothing was written');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<typeof contatos.$inferInsert>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(contatos)
    .set({ ...campos, ...escrita, versao: sql`${contatos.versao} + 1` })
    .where(eq(contatos.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(contatos).where(eq(contatos.id, id));
}

/** The record that this one was joined to, and what that changed. */
export async function lerJuncao(db: Db, ator: Ator, id: number) {
  const [linha] = await db
    .select({ absorvido_por_id: contatos.absorvido_por_id, juncao: contatos.juncao })
    .from(contatos)
    .where(and(eq(contatos.id, id), noEscopoDeClientes(ator, contatos.cliente_id)));
  return linha;
}

/** Those that were joined to this one, and what each joining changed. */
export async function lerJuntadosA(db: Db, id: number) {
  const linhas = await db
    .select({ id: contatos.id, nome: contatos.nome, juncao: contatos.juncao })
    .from(contatos)
    .where(eq(contatos.absorvido_por_id, id));
  return linhas.flatMap(({ juncao, ...linha }) => (juncao ? [{ ...linha, juncao }] : []));
}

/** The ids of those who name this one as their substitute. */
export async function substituidosPor(db: Db, id: number): Promise<number[]> {
  const linhas = await db
    .select({ id: contatos.id })
    .from(contatos)
    .where(eq(contatos.substituto_id, id));
  return linhas.map((linha) => linha.id);
}

/** What those who left to this substitute decided and were sent, but for one of them. */
export const lerEncargosDeixados = (db: Db, substitutoId: number, menosId: number) =>
  db
    .select(ENCARGOS)
    .from(contatos)
    .where(and(eq(contatos.substituto_id, substitutoId), ne(contatos.id, menosId)));

/** What each of these passed to their substitute. */
export const lerPassados = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: contatos.id, encargos: contatos.encargos_passados })
    .from(contatos)
    .where(inArray(contatos.id, [...ids]))
    .orderBy(contatos.id);
