import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { type Db, literal, preparada } from '../../platform/db.ts';
import { TRAVAS_DA_PESSOA } from '../../platform/travas.ts';
import { aVista, notificacoes, notificacoesArquivo } from './notificacoes.tables.ts';

export type LinhaDeNotificacao = typeof notificacoes.$inferSelect;

type Dono = Pick<Ator, 'usuarioId'> & Partial<Pick<Ator, 'visita'>>;

const naoLida = sql`not ${notificacoes.lida}`;

/** Leaves out notifications about private appointments, for 'Ver como'. */
export const semPrivados = sql`not exists (select 1 from agendamentos a
  where a.id = ${notificacoes.agendamento_id} and a.privado)`;

/** A person's own notifications, without removed ones. */
const doAtor = ({ usuarioId, visita }: Dono) =>
  and(eq(notificacoes.usuario_id, usuarioId), aVista, visita ? semPrivados : undefined);

const listarQue = (db: Db, ator: Dono, limite: number, filtro?: SQL) =>
  db
    .select()
    .from(notificacoes)
    .where(and(doAtor(ator), filtro))
    .orderBy(desc(notificacoes.posicao))
    .limit(literal(limite));

/** The most unread notifications that are listed. */
const MAXIMO_DE_NAO_LIDAS = 50;

const naoLidasDaPessoa = preparada((db) =>
  db
    .select()
    .from(notificacoes)
    .where(and(eq(notificacoes.usuario_id, sql.placeholder('usuarioId')), aVista, naoLida))
    .orderBy(desc(notificacoes.posicao))
    .limit(literal(MAXIMO_DE_NAO_LIDAS))
    .prepare(''),
);

/** The caller's newest unread notifications, 50 at most. */
export const listarNaoLidas = (db: Db, ator: Ator): Promise<LinhaDeNotificacao[]> =>
  ator.visita
    ? listarQue(db, ator, MAXIMO_DE_NAO_LIDAS, naoLida)
    : naoLidasDaPessoa(db).execute({ usuarioId: ator.usuarioId });

async function contarQue(db: Db, ator: Dono, filtro?: SQL): Promise<number> {
  const [linha] = await db
    .select({ total: count() })
    .from(notificacoes)
    .where(and(doAtor(ator), filtro));
  return linha?.total ?? 0;
}

export const contarNaoLidas = (db: Db, dono: Dono) => contarQue(db, dono, naoLida);

export async function existe(db: Db, ator: Ator, id: number): Promise<boolean> {
  const linhas = await db
    .select({ id: notificacoes.id })
    .from(notificacoes)
    .where(and(doAtor(ator), eq(notificacoes.id, id)));
  return linhas.length > 0;
}

/** Marks one, or all, of the caller's notifications as read. Answers how many changed. */
export async function marcarLidas(db: Db, ator: Ator, id?: number): Promise<number> {
  const { rowCount } = await db
    .update(notificacoes)
    .set({ lida: true })
    .where(and(doAtor(ator), naoLida, id === undefined ? undefined : eq(notificacoes.id, id)));
  return rowCount ?? 0;
}

/**
 * Switches one of the caller's notifications to important, or back. Answers what it is now;
 * `undefined` where there is none.
 */
export async function alternarImportante(
  db: Db,
  ator: Ator,
  id: number,
): Promise<boolean | undefined> {
  const [linha] = await db
    .update(notificacoes)
    .set({ importante: sql`not ${notificacoes.importante}` })
    .where(and(doAtor(ator), eq(notificacoes.id, id)))
    .returning({ importante: notificacoes.importante });
  return linha?.importante;
}

/** Position of a person's newest notification, removed ones included; 0 for none. */
export async function ultimaPosicao(db: Db, usuarioId: number): Promise<number> {
  const [linha] = await db
    .select({ posicao: notificacoes.posicao })
    .from(notificacoes)
    .where(eq(notificacoes.usuario_id, usuarioId))
    .orderBy(desc(notificacoes.posicao))
    .limit(literal(1));
  return linha?.posicao ?? 0;
}

/** A person's newest notifications after a position, oldest first. */
export async function listarDepoisDe(db: Db, usuarioId: number, posicao: number, limite: number) {
  const linhas = await db
    .select()
    .from(notificacoes)
    .where(and(doAtor({ usuarioId }), gt(notificacoes.posicao, posicao)))
    .orderBy(desc(notificacoes.posicao))
    .limit(literal(limite));
  return linhas.reverse();
}

/**
 * Lets this transaction alone notify these people until it ends: positions then grow in the order of the
 * commits, so a reader that resumes after one misses none. Locks in ascending order, so that two
 * writers never wait for each other.
 */
export async function travar(db: Db, usuarioIds: readonly number[]): Promise<void> {
  const emOrdem = [...usuarioIds].sort((a, b) => a - b);
  await db.execute(
    sql`select pg_advisory_xact_lock(${TRAVAS_DA_PESSOA.notificacoes}, pessoa) from unnest(${sql.param(emOrdem)}::int[]) as pessoa`,
  );
}

/** Those of these people who were told of this occurrence of a key. */
export async function avisados(
  db: Db,
  usuarioIds: readonly number[],
  trackingKey: string,
  ocorrencia: string,
): Promise<number[]> {
  const linhas = await db
    .select({ id: notificacoes.usuario_id })
    .from(notificacoes)
    .where(
      and(
        inArray(notificacoes.usuario_id, [...usuarioIds]),
        eq(notificacoes.tracking_key, trackingKey),
        arrayContains(notificacoes.ocorrencias, [ocorrencia]),
      ),
    );
  return linhas.map(({ id }) => id);
}

/** One person and one key, as a text to look them up by. */
export const chaveDaPessoa = (usuarioId: number, trackingKey: string) =>
  `${usuarioId}:${trackingKey}`;

/** Which of these keys these people were told of, each as `chaveDaPessoa`. */
export async function chavesDitas(
  db: Db,
  usuarioIds: readonly number[],
  trackingKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const linhas = await db
    .select({ usuarioId: notificacoes.usuario_id, trackingKey: notificacoes.tracking_key })
    .from(notificacoes)
    .where(
      and(
        inArray(notificacoes.usuario_id, [...usuarioIds]),
        inArray(notificacoes.tracking_key, [...trackingKeys]),
      ),
    );
  return new Set(linhas.map((linha) => chaveDaPessoa(linha.usuarioId, linha.trackingKey)));
}

/**
 * Moves notifications from before an instant to the archive, of the `limite` oldest after an id: ids
 * follow time, so the cost is the same however many stay. Removed ones are deleted, snoozed ones stay.
 *
 * @returns how many left the table, and the last id that was looked at.
 */
export async function arquivar(
  db: Db,
  antesDe: Date,
  { depoisDe, limite }: { depoisDe: number; limite: number },
): Promise<{ readonly quantas: number; readonly ate: number }> {
  const nomes = Object.keys(getTableColumns(notificacoesArquivo)).map((nome) =>
    sql.identifier(nome),
  );
  const colunas = sql.join(nomes, sql`, `);
  const { rows } = await db.execute<{ quantas: number; ate: number }>(sql`
    with olhadas as (
      select n.id from ${notificacoes} n where n.id > ${depoisDe} order by n.id
      limit ${literal(limite)}),
    velhas as (
      delete from ${notificacoes}
      where id in (select id from olhadas)
        and criado_em < ${antesDe.toISOString()}::timestamptz and adiada_ate is null
      returning ${colunas}, removida_em),
    arquivadas as (
      insert into ${notificacoesArquivo} (${colunas})
      select ${colunas} from velhas where removida_em is null)
    select (select count(*)::int from velhas) as quantas,
      coalesce((select max(id) from olhadas), 0)::float8 as ate`);
  return rows[0] ?? { quantas: 0, ate: 0 };
}

/**
 * Inserts the notifications whose key is new to their person. One that `ocorrencia` repeats within a
 * day is the same row again: unread, at the top, counted once more, and where it was removed or
 * snoozed, back. Answers the rows that were written, in the order of their positions.
 *
 * @param ocorrencia what tells one repetition from another; undefined where nothing is repeated.
 */
export async function inserir(
  db: Db,
  linhas: readonly (typeof notificacoes.$inferInsert)[],
  ocorrencia: string | undefined,
): Promise<LinhaDeNotificacao[]> {
  const chave = [notificacoes.usuario_id, notificacoes.tracking_key];
  const insercao = db.insert(notificacoes).values([...linhas]);
  const novo = (coluna: keyof typeof notificacoes.$inferInsert) =>
    sql.raw(`excluded.${sql.identifier(coluna).value}`);
  const escritas = await (ocorrencia === undefined
    ? insercao.onConflictDoNothing({ target: chave }).returning()
    : insercao
        .onConflictDoUpdate({
          target: chave,
          set: {
            titulo: novo('titulo'),
            mensagem: novo('mensagem'),
            html: novo('html'),
            event_data: novo('event_data'),
            envio_id: novo('envio_id'),
            url: novo('url'),
            criado_por: novo('criado_por'),
            agendamento_id: novo('agendamento_id'),
            criado_em: novo('criado_em'),
            no_sino: novo('no_sino'),
            posicao: sql`nextval('notificacoes_posicoes')`,
            contagem: sql`${notificacoes.contagem} + 1`,
            ocorrencias: sql`${notificacoes.ocorrencias} || excluded.ocorrencias`,
            lida: false,
            removida_em: null,
            adiada_ate: null,
          },
          setWhere: sql`not ${notificacoes.ocorrencias} && excluded.ocorrencias`,
        })
        .returning());
  return escritas.sort((a, b) => a.posicao - b.posicao);
}

/**
 * Lets a key be told anew to those who were told of it more than a day ago: their old row keeps what
 * it said, under a key of its own.
 */
export async function soltarChavesVelhas(
  db: Db,
  usuarioIds: readonly number[],
  trackingKey: string,
  antesDe: Date,
): Promise<void> {
  await db
    .update(notificacoes)
    .set({ tracking_key: sql`${notificacoes.tracking_key} || '@' || ${notificacoes.id}` })
    .where(
      and(
        inArray(notificacoes.usuario_id, [...usuarioIds]),
        eq(notificacoes.tracking_key, trackingKey),
        lt(notificacoes.criado_em, antesDe),
      ),
    );
}
