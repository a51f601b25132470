import type { Destinatarios } from '@dominio/contrato/notificacoes-envio';
import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { usuarioGrupos, usuarios } from '../../usuarios/usuarios.tables.ts';
import { notificacoes, notificacoesArquivo } from '../notificacoes.tables.ts';
import { notificacoesEnvios as envios } from './envios.tables.ts';

export type NovoEnvio = typeof envios.$inferInsert;
export type LinhaDeEnvio = typeof envios.$inferSelect;

/** Inserts what is to be sent. */
export async function inserir(db: Db, novo: NovoEnvio): Promise<LinhaDeEnvio> {
  const [linha] = await db.insert(envios).values(novo).returning();
  if (!linha) throw new Error('O envio não foi gravado.');
  return linha;
}

/** Locks what was to be sent until the transaction ends. */
export async function abrir(db: Db, id: number): Promise<LinhaDeEnvio | undefined> {
  const [linha] = await db.select().from(envios).where(eq(envios.id, id)).for('update');
  return linha;
}

export async function marcar(
  db: Db,
  id: number,
  campos: Partial<Pick<LinhaDeEnvio, 'saiu_em' | 'enviado_em' | 'cancelado_em' | 'avisadas'>>,
): Promise<void> {
  await db.update(envios).set(campos).where(eq(envios.id, id));
}

/** Those that are due and wait still, oldest first. */
export async function vencidos(db: Db, agora: Date): Promise<number[]> {
  const linhas = await db
    .select({ id: envios.id })
    .from(envios)
    .where(
      and(isNull(envios.enviado_em), isNull(envios.cancelado_em), lte(envios.agendado_para, agora)),
    )
    .orderBy(envios.agendado_para, envios.id);
  return linhas.map(({ id }) => id);
}

const daEquipe = and(eq(usuarios.situacao, 'ativo'), isNull(usuarios.client_id));

/**
 * The active people of the staff whom recipients name, by whatever of it names them; groups count
 * further groups too.
 */
export async function pessoasDe(db: Db, quem: Destinatarios): Promise<number[]> {
  const { user_id, user_ids = [], grupo_ids = [], time_ids = [], todos } = quem;
  const ids = user_id === undefined ? user_ids : [...user_ids, user_id];
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      and(
        daEquipe,
        todos
          ? undefined
          : or(
              inArray(usuarios.id, ids),
              inArray(usuarios.grupo_id, grupo_ids),
              inArray(usuarios.time_id, time_ids),
              inArray(
                usuarios.id,
                db
                  .select({ id: usuarioGrupos.usuario_id })
                  .from(usuarioGrupos)
                  .where(inArray(usuarioGrupos.grupo_id, grupo_ids)),
              ),
            ),
      ),
    )
    .orderBy(usuarios.id);
  return linhas.map(({ id }) => id);
}

/** Of these people: whether they exist, and whether they are told of what is sent by hand. */
export function lerPessoas(db: Db, ids: readonly number[]) {
  return db
    .select({ id: usuarios.id, situacao: usuarios.situacao, client_id: usuarios.client_id })
    .from(usuarios)
    .where(inArray(usuarios.id, [...ids]));
}

/** A page of the newest, each with its author's name, and how many there are. */
export async function listar(db: Db, { page, limit }: { page: number; limit: number }) {
  const linhas = await db
    .select({
      id: envios.id,
      titulo: envios.titulo,
      mensagem: envios.mensagem,
      tipo: envios.tipo,
      agendado_para: envios.agendado_para,
      enviado_em: envios.enviado_em,
      cancelado_em: envios.cancelado_em,
      avisadas: envios.avisadas,
      criado_em: envios.criado_em,
      autor: usuarios.nome,
    })
    .from(envios)
    .leftJoin(usuarios, eq(usuarios.id, envios.criado_por))
    .orderBy(desc(envios.id))
    .limit(literal(limit))
    .offset(literal((page - 1) * limit));
  return { linhas, total: await db.$count(envios) };
}

type ComId = { readonly id: number };
const idsDe = (linhas: readonly ComId[]) => linhas.map(({ id }) => id);

/** Of each of these that somebody has read: how many have, archived notifications included. */
export async function contarLidas(
  db: Db,
  dos: readonly ComId[],
): Promise<ReadonlyMap<number, number>> {
  const lidas = new Map<number, number>();
  if (dos.length === 0) return lidas;
  for (const tabela of [notificacoes, notificacoesArquivo]) {
    const linhas = await db
      .select({ envio_id: tabela.envio_id, quantas: count() })
      .from(tabela)
      .where(and(inArray(tabela.envio_id, idsDe(dos)), tabela.lida))
      .groupBy(tabela.envio_id);
    for (const { envio_id, quantas } of linhas) {
      lidas.set(envio_id ?? 0, (lidas.get(envio_id ?? 0) ?? 0) + quantas);
    }
  }
  return lidas;
}

/** Whom each of these would tell now, how many: as `pessoasDe`, of all of them at once. */
export async function contarPessoas(
  db: Db,
  dos: readonly ComId[],
): Promise<ReadonlyMap<number, number>> {
  if (dos.length === 0) return new Map();
  const nomeia = (chave: keyof Destinatarios, valor: SQLWrapper) =>
    sql`${envios.destinatarios} -> ${sql.raw(`'${chave}'`)} @> to_jsonb(${valor})`;
  const linhas = await db
    .select({ id: envios.id, pessoas: count() })
    .from(envios)
    .innerJoin(
      usuarios,
      and(
        daEquipe,
        or(
          sql`${envios.destinatarios} -> 'todos' = 'true'`,
          nomeia('user_id', usuarios.id),
          nomeia('user_ids', usuarios.id),
          nomeia('grupo_ids', usuarios.grupo_id),
          nomeia('time_ids', usuarios.time_id),
          exists(
            db
              .select({ id: usuarioGrupos.usuario_id })
              .from(usuarioGrupos)
              .where(
                and(
                  eq(usuarioGrupos.usuario_id, usuarios.id),
                  nomeia('grupo_ids', usuarioGrupos.grupo_id),
                ),
              ),
          ),
        ),
      ),
    )
    .where(inArray(envios.id, idsDe(dos)))
    .groupBy(envios.id);
  return new Map(linhas.map(({ id, pessoas }) => [id, pessoas]));
}
