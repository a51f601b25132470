import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { escritorio } from '../escritorio/escritorio.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import { passagens as p } from './passagens.tables.ts';

/** As many of a client's terms as are told at once: one in years is many. */
const MAXIMO_NA_LISTA = 50;

const nomeDe = (id: 'de_id' | 'para_id' | 'gerada_por') =>
  sql<string>`(select u.nome from ${usuarios} u where u.id = passagens.${sql.identifier(id)})`;

const doResumo = {
  id: p.id,
  de_id: p.de_id,
  de_nome: nomeDe('de_id'),
  para_id: p.para_id,
  para_nome: nomeDe('para_id'),
  estado: p.estado,
  criado_em: p.criado_em,
  encerrada_em: p.encerrada_em,
};

const resumos = (db: Db) => db.select(doResumo).from(p);
export type LinhaDoResumo = Awaited<ReturnType<typeof resumos>>[number];

/** The terms of a client in the actor's scope, the newest first. */
export const listar = (db: Db, ator: Ator, clienteId: number) =>
  resumos(db)
    .where(and(eq(p.cliente_id, clienteId), noEscopoDeClientes(ator, p.cliente_id)))
    .orderBy(desc(p.id))
    .limit(literal(MAXIMO_NA_LISTA));

const inteiras = (db: Db, ator: Ator) =>
  db
    .select({
      ...doResumo,
      cliente_id: p.cliente_id,
      cliente_nome: clientes.nome,
      escritorio_nome: sql<string | null>`(select e.nome from ${escritorio} e limit 1)`,
      gerada_por: p.gerada_por,
      gerada_por_nome: nomeDe('gerada_por'),
      pendencias: p.pendencias,
      riscos: p.riscos,
      observacoes: p.observacoes,
      secoes: p.secoes,
      de_assinou_em: p.de_assinou_em,
      para_assinou_em: p.para_assinou_em,
      motivo: p.motivo,
      versao: p.versao,
      no_escopo: sql<boolean>`${noEscopoDeClientes(ator, p.cliente_id)}`,
    })
    .from(p)
    .innerJoin(clientes, eq(clientes.id, p.cliente_id));
export type LinhaDePassagem = Awaited<ReturnType<typeof inteiras>>[number];

/** Terms that the actor hands over or receives by. */
const souParte = ({ usuarioId }: Ator): SQL | undefined =>
  or(eq(p.de_id, usuarioId), eq(p.para_id, usuarioId));

/**
 * One term of a client in the actor's scope, or that the actor is a party to.
 *
 * @param veClientes whether the scope counts for the actor: whoever may not read clients reads only
 *   what they sign.
 */
export async function ler(
  db: Db,
  ator: Ator,
  id: number,
  veClientes: boolean,
): Promise<LinhaDePassagem | undefined> {
  const [linha] = await inteiras(db, ator).where(
    and(
      eq(p.id, id),
      veClientes ? or(souParte(ator), noEscopoDeClientes(ator, p.cliente_id)) : souParte(ator),
    ),
  );
  return linha;
}

/** Holds a client until the transaction ends, so that it has one open term at most. */
export async function travarCliente(db: Db, id: number): Promise<void> {
  await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(eq(clientes.id, id))
    .for('no key update');
}

export async function travar(db: Db, id: number): Promise<void> {
  await db.select({ id: p.id }).from(p).where(eq(p.id, id)).for('update');
}

const abertas = inArray(p.estado, ['pendente', 'assinada']);

export const temAberta = async (db: Db, clienteId: number): Promise<boolean> =>
  (await db.$count(p, and(eq(p.cliente_id, clienteId), abertas))) > 0;

/** Whether an active colleague is responsible for a client. */
export async function respondePor(db: Db, pessoa: number, clienteId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${usuarioClientes} v join ${usuarios} u on u.id = v.usuario_id
    where v.usuario_id = ${pessoa} and v.cliente_id = ${clienteId} and v.papel = 'responsavel'
      and u.situacao = 'ativo' and u.client_id is null`);
  return rows.length > 0;
}

export async function inserir(db: Db, nova: typeof p.$inferInsert): Promise<number> {
  const [linha] = await db.insert(p).values(nova).returning({ id: p.id });
  if (!linha) throw new Error('o termo de passagem não foi gravado');
  return linha.id;
}

type Mudanca = Partial<
  Pick<
    typeof p.$inferInsert,
    'estado' | 'de_assinou_em' | 'para_assinou_em' | 'motivo' | 'encerrada_em'
  >
>;

export async function mudar(db: Db, id: number, mudanca: Mudanca, escrita: Escrita): Promise<void> {
  await db
    .update(p)
    .set({ ...mudanca, ...escrita, versao: sql`${p.versao} + 1` })
    .where(eq(p.id, id));
}

/** Calls off the open terms that a person has a part in; answers them. */
export const cancelarDe = (db: Db, pessoa: number, fim: Mudanca, escrita: Escrita) =>
  db
    .update(p)
    .set({ ...fim, ...escrita, estado: 'cancelada', versao: sql`${p.versao} + 1` })
    .where(and(abertas, or(eq(p.de_id, pessoa), eq(p.para_id, pessoa), eq(p.gerada_por, pessoa))))
    .returning({ id: p.id, cliente_id: p.cliente_id, de_id: p.de_id, para_id: p.para_id });

/** What notifications need to know of a term. */
export async function lerParaAvisar(db: Db, id: number) {
  const [linha] = await db
    .select({ ...doResumo, gerada_por: p.gerada_por, cliente_nome: clientes.nome })
    .from(p)
    .innerJoin(clientes, eq(clientes.id, p.cliente_id))
    .where(eq(p.id, id));
  return linha;
}
