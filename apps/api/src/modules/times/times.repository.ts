import type { EdicaoDoTime, FiltrosDeTimes, NovoTime, Time } from '@dominio/contrato/times';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { corrente } from '../clientes/clientes.tables.ts';
import { times } from './times.tables.ts';
import { transferenciasMarcadas } from './transferencias.tables.ts';

const porNome = sql`${times.nome} collate "pt-BR-x-icu"`;

/** Columns of a team; those of its clients that the firm serves are counted in the actor's scope. */
const colunas = (ator: Ator) => ({
  id: times.id,
  nome: times.nome,
  cor: times.cor,
  lider_id: times.lider_id,
  lider_nome: sql<string | null>`(select u.nome from usuarios u where u.id = times.lider_id)`,
  substituto_id: times.substituto_id,
  substituto_nome: sql<string | null>`(
    select u.nome from usuarios u where u.id = times.substituto_id)`,
  usuarios_total: sql<number>`(
    select count(*) from usuarios u where u.time_id = times.id and u.situacao <> 'desligado')`,
  clientes_total: sql<number>`(
    select count(*) from time_clientes tc
    where tc.time_id = times.id and ${noEscopoDeClientes(ator, sql`tc.cliente_id`)}
      and ${corrente(sql`tc.cliente_id`)})`,
  ativo: times.ativo,
  versao: times.versao,
});

type Filtros = Partial<Pick<FiltrosDeTimes, 'termo' | 'ativo'>>;

const condicao = ({ termo, ativo }: Filtros): SQL | undefined =>
  and(
    termo ? contemTexto(times.nome, termo) : undefined,
    ativo === undefined ? undefined : eq(times.ativo, ativo),
  );

/** One page of the teams, by name. */
export const listar = (db: Db, ator: Ator, filtros: FiltrosDeTimes): Promise<Time[]> =>
  db
    .select(colunas(ator))
    .from(times)
    .where(condicao(filtros))
    .orderBy(porNome, asc(times.id))
    .limit(literal(filtros.limit))
    .offset(pulando((filtros.page - 1) * filtros.limit));

export const contar = (db: Db, filtros: Filtros): Promise<number> =>
  db.$count(times, condicao(filtros));

/** Only id and name of the teams, by name. */
export const listarNomes = (db: Db, filtros: Filtros, limite: number) =>
  db
    .select({ id: times.id, nome: times.nome })
    .from(times)
    .where(condicao(filtros))
    .orderBy(porNome, asc(times.id))
    .limit(literal(limite));

export async function ler(db: Db, ator: Ator, id: number): Promise<Time | undefined> {
  const [linha] = await db.select(colunas(ator)).from(times).where(eq(times.id, id));
  return linha;
}

/** Makes this transaction the only one that changes teams. */
export async function travar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.times})`);
}

/** Whether another team has this name, ignoring accents and case. */
export async function nomeEmUso(db: Db, nome: string, menos: number | null): Promise<boolean> {
  const achados = await db.$count(
    times,
    and(
      sql`busca(${times.nome}) = busca(${nome})`,
      menos === null ? undefined : ne(times.id, menos),
    ),
  );
  return achados > 0;
}

export async function inserir(db: Db, novo: NovoTime): Promise<number> {
  const [linha] = await db.insert(times).values(novo).returning({ id: times.id });
  if (!linha) throw new Error('o time não foi gravado');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Omit<EdicaoDoTime, 'versao'>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(times)
    .set({ ...campos, ...escrita, versao: sql`${times.versao} + 1` })
    .where(eq(times.id, id));
}

/**
 * Raises the version of teams. Rows are locked in the order of ids, so that two transactions never
 * wait for each other.
 */
export async function mudarVersoes(
  db: Db,
  ids: readonly number[],
  escrita: Escrita,
): Promise<void> {
  if (ids.length === 0) return;
  const estes = inArray(times.id, [...ids]);
  await db.select({ id: times.id }).from(times).where(estes).orderBy(times.id).for('no key update');
  await db
    .update(times)
    .set({ ...escrita, versao: sql`${times.versao} + 1` })
    .where(estes);
}

/** Whether clients are to pass from or to a team on a day to come. */
export async function temTransferencia(db: Db, id: number): Promise<boolean> {
  const t = transferenciasMarcadas;
  const quais = and(eq(t.situacao, 'marcada'), or(eq(t.de_id, id), eq(t.para_id, id)));
  return (await db.$count(t, quais)) > 0;
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(times).where(eq(times.id, id));
}
