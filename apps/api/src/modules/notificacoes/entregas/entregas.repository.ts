import type { Preferencias } from '@dominio/contrato/notificacoes-configuracao';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { type Db, literal } from '../../../platform/db.ts';
import { ausencias } from '../../ausencias/ausencias.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { semPrivados } from '../notificacoes.repository.ts';
import { notificacoes } from '../notificacoes.tables.ts';
import {
  notificacoesConfiguracoes,
  notificacoesPreferencias,
  notificacoesRegras,
} from '../preferencias/preferencias.tables.ts';
import type { Escolha } from './decisao.rules.ts';
import { notificacoesEntregas as entregas } from './entregas.tables.ts';
import type { Afastamento } from './silencio.rules.ts';

/** The administrators' rule of a type, for whoever is told of it. */
export async function lerRegra(db: Db, tipo: string) {
  const [linha] = await db
    .select({
      sistema: notificacoesRegras.sistema,
      email: notificacoesRegras.email,
      push: notificacoesRegras.push,
      bloqueado: notificacoesRegras.bloqueado,
    })
    .from(notificacoesRegras)
    .where(eq(notificacoesRegras.event_type, tipo));
  return linha;
}

/** What each of these people decided, of a type of event and of all; those who exist, each once. */
export function lerDecisores(
  db: Db,
  usuarioIds: readonly number[],
  tipo: string,
  hoje: string,
): Promise<
  {
    readonly id: number;
    readonly situacao: string;
    readonly client_id: number | null;
    readonly configuracao: Escolha | null;
    readonly silencio: Preferencias['silencio'] | null;
    readonly emails: Preferencias['emails'] | null;
    readonly afastamentos: readonly Afastamento[];
  }[]
> {
  const { event_type, sistema, email, push } = notificacoesConfiguracoes;
  return db
    .select({
      id: usuarios.id,
      situacao: usuarios.situacao,
      client_id: usuarios.client_id,
      // What is never null comes first: Drizzle takes the first column's null for a missing row.
      configuracao: { event_type, sistema, email, push },
      silencio: notificacoesPreferencias.silencio,
      emails: notificacoesPreferencias.emails,
      afastamentos: sql<Afastamento[]>`(
        select coalesce(json_agg(json_build_object('inicio', a.inicio, 'fim', a.fim)), '[]')
        from ${ausencias} a where a.usuario_id = ${usuarios.id} and a.fim >= ${hoje})`,
    })
    .from(usuarios)
    .leftJoin(
      notificacoesConfiguracoes,
      and(
        eq(notificacoesConfiguracoes.usuario_id, usuarios.id),
        eq(notificacoesConfiguracoes.event_type, tipo),
      ),
    )
    .leftJoin(notificacoesPreferencias, eq(notificacoesPreferencias.usuario_id, usuarios.id))
    .where(inArray(usuarios.id, [...usuarioIds]));
}

export type LinhaDeEntrega = typeof entregas.$inferSelect;
export type NovaEntrega = Pick<
  LinhaDeEntrega,
  'notificacao_id' | 'usuario_id' | 'canal' | 'estado' | 'motivo' | 'quando' | 'carta'
>;

/**
 * Writes what is to become of notifications, all in one value: thousands of people are three times as
 * many rows. Of a notification that is repeated, the old decision is replaced, unless it was carried
 * out after `recente`: nobody is told twice of the same thing at once. Answers what is to be sent.
 */
export async function gravar(
  db: Db,
  novas: readonly NovaEntrega[],
  { em, recente }: { em: Date; recente: Date },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: string; estado: string }>(sql`
    insert into ${entregas}
      (notificacao_id, usuario_id, canal, estado, motivo, quando, carta, criado_em, atualizado_em)
    select n.notificacao_id, n.usuario_id, n.canal, n.estado, n.motivo, n.quando, n.carta, ${em.toISOString()}::timestamptz, ${em.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(novas)}::json) as n(notificacao_id bigint, usuario_id bigint,
      canal text, estado text, motivo text, quando timestamptz, carta jsonb)
    on conflict (notificacao_id, canal) do update set
      estado = excluded.estado, motivo = excluded.motivo, quando = excluded.quando,
      carta = excluded.carta, dispositivos = null, tentativas = 0, tomada_ate = null, criado_em = excluded.criado_em,
      atualizado_em = excluded.atualizado_em
    where not ((notificacoes_entregas.estado in ('enviado', 'pendente')
        or notificacoes_entregas.dispositivos is not null)
      and notificacoes_entregas.atualizado_em > ${recente.toISOString()}::timestamptz)
    returning id, estado`);
  return rows.filter(({ estado }) => estado === 'pendente').map(({ id }) => Number(id));
}

/** What is to be sent of these, with whom to and what of; only what is still to be sent. */
export function lerParaEnviar(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: entregas.id,
      canal: entregas.canal,
      carta: entregas.carta,
      dispositivos: entregas.dispositivos,
      tentativas: entregas.tentativas,
      decidida_em: entregas.criado_em,
      usuario_id: entregas.usuario_id,
      nome: usuarios.nome,
      email: usuarios.email,
      situacao: usuarios.situacao,
      client_id: usuarios.client_id,
      notificacao_id: notificacoes.id,
      tipo_evento: notificacoes.tipo_evento,
      categoria: notificacoes.categoria,
      titulo: notificacoes.titulo,
      mensagem: notificacoes.mensagem,
      html: notificacoes.html,
      url: notificacoes.url,
      tracking_key: notificacoes.tracking_key,
      contagem: notificacoes.contagem,
      criado_em: notificacoes.criado_em,
    })
    .from(entregas)
    .innerJoin(notificacoes, eq(notificacoes.id, entregas.notificacao_id))
    .innerJoin(usuarios, eq(usuarios.id, entregas.usuario_id))
    .where(and(inArray(entregas.id, [...ids]), eq(entregas.estado, 'pendente')))
    .orderBy(asc(entregas.id));
}
export type ParaEnviar = Awaited<ReturnType<typeof lerParaEnviar>>[number];

/** Writes down what became of deliveries that were to be sent. */
export async function concluir(
  db: Db,
  ids: readonly number[],
  feito: Pick<LinhaDeEntrega, 'estado' | 'motivo'> &
    Partial<Pick<LinhaDeEntrega, 'quando' | 'dispositivos'>>,
  em: Date,
): Promise<void> {
  await db
    .update(entregas)
    .set({ ...feito, tomada_ate: null, atualizado_em: em })
    .where(and(inArray(entregas.id, [...ids]), eq(entregas.estado, 'pendente')));
}

/** Takes in hand what is to be sent and nobody else has, until an instant. Answers which. */
export async function tomar(
  db: Db,
  ids: readonly number[],
  { em, ate }: { em: Date; ate: Date },
): Promise<number[]> {
  const linhas = await db
    .update(entregas)
    .set({ tomada_ate: ate })
    .where(
      and(
        inArray(entregas.id, [...ids]),
        eq(entregas.estado, 'pendente'),
        or(isNull(entregas.tomada_ate), lte(entregas.tomada_ate, em)),
      ),
    )
    .returning({ id: entregas.id });
  return linhas.map(({ id }) => id);
}

/** Counts an attempt that failed: it waits until `quando`, or has failed where that is null. */
export async function contarFalha(
  db: Db,
  ids: readonly number[],
  { em, quando }: { em: Date; quando: Date | null },
): Promise<void> {
  await db
    .update(entregas)
    .set({
      tentativas: sql`${entregas.tentativas} + 1`,
      estado: quando ? 'adiado' : 'falhou',
      motivo: 'recusado',
      quando,
      tomada_ate: null,
      atualizado_em: em,
    })
    .where(and(inArray(entregas.id, [...ids]), eq(entregas.estado, 'pendente')));
}

/** What became of one of the person's notifications by each way, and its type. */
export async function lerDaNotificacao(db: Db, { usuarioId, visita }: Ator, notificacaoId: number) {
  const [notificacao] = await db
    .select({
      tipo_evento: notificacoes.tipo_evento,
      titulo: notificacoes.titulo,
      tracking_key: notificacoes.tracking_key,
    })
    .from(notificacoes)
    .where(
      and(
        eq(notificacoes.id, notificacaoId),
        eq(notificacoes.usuario_id, usuarioId),
        visita ? semPrivados : undefined,
      ),
    );
  if (!notificacao) return;
  const linhas = await db
    .select()
    .from(entregas)
    .where(eq(entregas.notificacao_id, notificacaoId))
    .orderBy(asc(entregas.id));
  return { ...notificacao, entregas: linhas };
}

/** Deletes settled deliveries from before an instant, at most `limite`. Answers how many. */
export async function limpar(db: Db, antesDe: Date, limite: number): Promise<number> {
  const velhas = db
    .select({ id: entregas.id })
    .from(entregas)
    .where(
      and(
        inArray(entregas.estado, ['enviado', 'suprimido', 'falhou']),
        lt(entregas.atualizado_em, antesDe),
      ),
    )
    .limit(literal(limite));
  const { rowCount } = await db.delete(entregas).where(inArray(entregas.id, velhas));
  return rowCount ?? 0;
}
