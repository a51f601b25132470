import type { FiltrosDaListaDeAuditoria, FiltrosDeAuditoria } from '@dominio/contrato/auditoria';
import { instanteCivil, somarDias } from '@dominio/contrato/datas';
import { and, desc, eq, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes, veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import {
  auditoriaEventos as eventos,
  naoSoLido,
} from '../../platform/auditoria/auditoria.tables.ts';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal } from '../../platform/db.ts';
import type { Velados } from './campos.rules.ts';

export type LinhaDeAuditoria = typeof eventos.$inferSelect;
export type Cursor = NonNullable<FiltrosDaListaDeAuditoria['antes_de']>;

/** The changed values as one text, written exactly as the trigram index writes it. */
const valores = sql`coalesce(${eventos.antes}::text, '') || ' ' || coalesce(${eventos.depois}::text, '')`;

/**
 * The rows whose values contain a term. The index finds it in any field; of those rows, only the
 * ones with the term in a readable field are kept: searching letter by letter would otherwise spell
 * out veiled values.
 */
function achados(termo: string, { geral, porTipo }: Velados): SQL | undefined {
  const lista = (nomes: readonly string[]) => sql`${sql.param([...nomes])}::text[]`;
  const proprias = [...porTipo].map(([tipo, nomes]) => sql`when ${tipo} then ${lista(nomes)}`);
  const veladas =
    proprias.length === 0
      ? lista(geral)
      : sql`case split_part(${eventos.acao}, '.', 1) ${sql.join(proprias, sql` `)} else ${lista(geral)} end`;
  const legiveis = sql`coalesce((${eventos.antes} - ${veladas})::text, '') || ' ' || coalesce((${eventos.depois} - ${veladas})::text, '')`;
  return and(contemTexto(valores, termo), contemTexto(legiveis, termo));
}

/** An entry about a client is for auditors who see the client; one about none is for all. */
const noEscopo = (ator: Ator): SQL | undefined =>
  veTodosOsClientes(ator)
    ? undefined
    : sql`(${eventos.cliente_id} is null or ${noEscopoDeClientes(ator, eventos.cliente_id)})`;

/**
 * Whoever may read the log may not thereby read the agendas: entries about appointments are for
 * administrators and for whoever did it (P16). A filter for appointments alone is answered from the
 * index of authors, instead of passing over everybody else's entries.
 */
function semAgendaAlheia(
  ator: Ator,
  { objeto_tipo, acao }: FiltrosDeAuditoria = {},
): SQL | undefined {
  if (ator.administrador) return undefined;
  const minhas = eq(eventos.usuario_id, ator.usuarioId);
  return objeto_tipo === 'agendamento' || acao?.startsWith('agendamento.')
    ? minhas
    : sql`(${eventos.objeto_tipo} is distinct from 'agendamento' or ${minhas})`;
}

function condicao(ator: Ator, filtros: FiltrosDeAuditoria, velados: Velados): SQL | undefined {
  const { de, ate, usuario_id, acao, objeto_tipo, objeto_id, cliente_id, request_id, termo } =
    filtros;
  const igual = (coluna: SQL | (typeof eventos)[keyof typeof eventos], valor: unknown) =>
    valor === undefined || valor === '' ? undefined : sql`${coluna as SQL} = ${valor}`;
  return and(
    noEscopo(ator),
    semAgendaAlheia(ator, filtros),
    de === undefined ? undefined : sql`${eventos.criado_em} >= ${instanteCivil(de)}`,
    ate === undefined ? undefined : sql`${eventos.criado_em} < ${instanteCivil(somarDias(ate, 1))}`,
    igual(eventos.usuario_id, usuario_id),
    igual(eventos.acao, acao),
    igual(eventos.objeto_tipo, objeto_tipo),
    igual(eventos.objeto_id, objeto_id),
    igual(eventos.cliente_id, cliente_id),
    igual(eventos.request_id, request_id),
    termo ? achados(termo, velados) : undefined,
    filtros.sem_leituras ? naoSoLido(eventos.acao) : undefined,
  );
}

/** Rows that come after the last one read; newest first. */
const depoisDe = (cursor: Cursor | undefined): SQL | undefined =>
  cursor &&
  sql`(${eventos.criado_em}, ${eventos.id}) < (${cursor.em.toISOString()}::timestamptz, ${cursor.id})`;

const emOrdem = (db: Db, onde: SQL | undefined, limite: number): Promise<LinhaDeAuditoria[]> =>
  db
    .select()
    .from(eventos)
    .where(onde)
    .orderBy(desc(eventos.criado_em), desc(eventos.id))
    .limit(literal(limite));

/** The newest rows of these filters, after a cursor. The cost grows with the page, not the log. */
export const listar = (
  db: Db,
  ator: Ator,
  filtros: FiltrosDeAuditoria,
  { cursor, limite, velados }: { cursor: Cursor | undefined; limite: number; velados: Velados },
) => emOrdem(db, and(condicao(ator, filtros, velados), depoisDe(cursor)), limite);

/** Whether a row changed one of these fields. */
const mudou = (campos: readonly string[]) =>
  or(
    ...campos.map(
      (campo) =>
        sql`${eventos.antes} ->> ${campo}::text is distinct from ${eventos.depois} ->> ${campo}::text`,
    ),
  );

/** Whether a row changed what an object in a field holds under one of these keys. */
const mudouParte = ([campo, chaves]: readonly [string, readonly string[]]) =>
  or(
    ...chaves.map(
      (chave) =>
        sql`${eventos.antes} -> ${campo}::text ->> ${chave}::text is distinct from ${eventos.depois} -> ${campo}::text ->> ${chave}::text`,
    ),
  );

interface RecorteDoHistorico {
  readonly tipo: string;
  readonly id: number;
  /** Only these actions; null for all. */
  readonly acoes: readonly string[] | null;
  /** Only what changed one of these fields. */
  readonly campos?: readonly string[] | undefined;
  /** Only what changed the part of a field that one of these keys names. */
  readonly parte?: readonly [campo: string, chaves: readonly string[]] | undefined;
  /** Only what was done since then. */
  readonly desde?: Date | undefined;
}

/** When what is done once to a record was done; undefined where the log does not tell of it. */
export async function feitoEm(
  db: Db,
  { acao, tipo, id }: { acao: string; tipo: string; id: number },
): Promise<Date | undefined> {
  const [linha] = await db
    .select({ em: eventos.criado_em })
    .from(eventos)
    .where(and(eq(eventos.objeto_tipo, tipo), eq(eventos.objeto_id, id), eq(eventos.acao, acao)))
    .limit(literal(1));
  return linha?.em;
}

/** What was done to one record. */
export const listarHistorico = (
  db: Db,
  { tipo, id, acoes, campos, parte, desde }: RecorteDoHistorico,
  { cursor, limite }: { cursor: Cursor | undefined; limite: number },
) =>
  emOrdem(
    db,
    and(
      eq(eventos.objeto_tipo, tipo),
      eq(eventos.objeto_id, id),
      acoes ? inArray(eventos.acao, [...acoes]) : undefined,
      campos ? mudou(campos) : undefined,
      parte ? mudouParte(parte) : undefined,
      desde ? gte(eventos.criado_em, desde) : undefined,
      depoisDe(cursor),
    ),
    limite,
  );

/** Somebody who lost a client reads nothing more about it, not even their own acts. */
const noProprioAlcance = (ator: Ator): SQL | undefined =>
  ator.clienteId === null
    ? noEscopo(ator)
    : sql`(${eventos.cliente_id} is null or ${eventos.cliente_id} = ${ator.clienteId})`;

/** What the actor did, in any session of the actor's own. */
export const listarMinhas = (
  db: Db,
  ator: Ator,
  { cursor, limite }: { cursor: Cursor | undefined; limite: number },
) =>
  emOrdem(
    db,
    and(eq(eventos.usuario_id, ator.usuarioId), noProprioAlcance(ator), depoisDe(cursor)),
    limite,
  );

export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeAuditoria | undefined> {
  const [linha] = await db
    .select()
    .from(eventos)
    .where(and(eq(eventos.id, id), noEscopo(ator), semAgendaAlheia(ator)));
  return linha;
}

/** The distinct values of a column that an index begins with: one descent of the index for each. */
async function distintos(db: Db, coluna: 'acao' | 'objeto_tipo'): Promise<string[]> {
  const c = sql.identifier(coluna);
  const { rows } = await db.execute<{ valor: string }>(sql`
    with recursive v(valor) as (
      (select min(${c}) from auditoria_eventos)
      union all
      select (select min(${c}) from auditoria_eventos where ${c} > v.valor) from v
      where v.valor is not null)
    select valor from v where valor is not null`);
  return rows.map(({ valor }) => valor);
}

export const listarAcoes = (db: Db) => distintos(db, 'acao');
export const listarTipos = (db: Db) => distintos(db, 'objeto_tipo');

/** The end of the chain that seals the log. */
export async function lerUltimoSelo(db: Db) {
  const [linha] = await db
    .select({ selo: eventos.selo, em: eventos.criado_em })
    .from(eventos)
    .where(isNotNull(eventos.selo))
    .orderBy(desc(eventos.selo))
    .limit(literal(1));
  return linha?.selo ? { numero: linha.selo, em: linha.em.toISOString() } : null;
}

/** The browser of a session; null once the session is deleted. */
export async function lerAparelho(db: Db, sessaoId: string): Promise<string | null> {
  const { rows } = await db.execute<{ agente: string | null }>(
    sql`select agente from sessoes where id = ${sessaoId}`,
  );
  return rows[0]?.agente ?? null;
}
