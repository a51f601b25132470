import type { Destinatarios } from '@dominio/contrato/notificacoes-envio';
import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { usuarioGrupos, usuarios } from '../../usuarios/usuarios.tables.ts';
import { notificacoes } from '../notificacoes.tables.ts';
import { notificacoesEnvios as envios } from './envios.tables.ts';

export type NovoEnvio = typeof envios.$inferInsert;
export type LinhaDeEnvio = typeof envios.$inferSelect;

/** The most that a list shows. */
const MAXIMO_DA_LISTA = 200;

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

/** The newest, each with its author's name and how many have read it. */
export function listar(db: Db) {
  return db
    .select({
      id: envios.id,
      titulo: envios.titulo,
      mensagem: envios.mensagem,
      tipo: envios.tipo,
      destinatarios: envios.destinatarios,
      agendado_para: envios.agendado_para,
      enviado_em: envios.enviado_em,
      cancelado_em: envios.cancelado_em,
      avisadas: envios.avisadas,
      criado_em: envios.criado_em,
      autor: usuarios.nome,
      lidas: sql<number>`(select count(*)::int from ${notificacoes} n
        where n.envio_id = ${envios.id} and n.lida)`,
    })
    .from(envios)
    .leftJoin(usuarios, eq(usuarios.id, envios.criado_por))
    .orderBy(desc(envios.id))
    .limit(literal(MAXIMO_DA_LISTA));
}
