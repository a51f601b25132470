import { MAXIMO_DE_DISPOSITIVOS } from '@dominio/contrato/push';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { type Db, literal } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import { sessoes } from '../sessoes/sessoes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { dispositivosPush as tabela } from './dispositivos-push.tables.ts';

export type Dispositivo = typeof tabela.$inferSelect;

/**
 * Whether the session that a device was subscribed in goes on, at an instant. One that nobody uses
 * still does, up to its end: pushes are for those who are away.
 */
const vivo = (agora: Date) =>
  and(isNull(sessoes.encerrada_em), gt(sessoes.expira_em, agora), eq(usuarios.situacao, 'ativo'));

/** The devices that a person is reached at, the last confirmed first. */
export async function listarVivos(db: Db, usuarioId: number, agora: Date): Promise<Dispositivo[]> {
  const linhas = await db
    .select({ dispositivo: tabela })
    .from(tabela)
    .innerJoin(sessoes, eq(sessoes.id, tabela.sessao_id))
    .innerJoin(usuarios, eq(usuarios.id, tabela.usuario_id))
    .where(and(eq(tabela.usuario_id, usuarioId), vivo(agora)))
    .orderBy(desc(tabela.confirmado_em), desc(tabela.id));
  return linhas.map(({ dispositivo }) => dispositivo);
}

/** Every device of a person, those of sessions that are over included. */
export const listarTodos = (db: Db, usuarioId: number): Promise<Dispositivo[]> =>
  db
    .select()
    .from(tabela)
    .where(eq(tabela.usuario_id, usuarioId))
    .orderBy(desc(tabela.confirmado_em), desc(tabela.id));

export const contar = (db: Db, usuarioId: number): Promise<number> =>
  db.$count(tabela, eq(tabela.usuario_id, usuarioId));

/** The device of an endpoint; locked for this transaction. */
export async function travarDoEndpoint(
  db: Db,
  endpoint_sha256: string,
): Promise<Dispositivo | undefined> {
  // The lock stands for a row that may not be there yet, and for everybody's at once: writes of
  // devices are few, and so are those of one person counted together.
  await db.execute(sql`select pg_advisory_xact_lock(${literal(TRAVAS.dispositivosPush)})`);
  const [linha] = await db.select().from(tabela).where(eq(tabela.endpoint_sha256, endpoint_sha256));
  return linha;
}

type Escrita = Omit<
  typeof tabela.$inferInsert,
  'id' | 'criado_em' | 'entregue_em' | 'falhou_em' | 'falha' | 'falhas' | 'pausado_ate'
>;

/** Writes a device in place of the one of the same endpoint, and forgets how that one failed. */
export async function gravar(db: Db, escrita: Escrita): Promise<number> {
  const { impressao, impressao_em, ...campos } = escrita;
  const [linha] = await db
    .insert(tabela)
    .values({ ...escrita, criado_em: escrita.confirmado_em })
    .onConflictDoUpdate({
      target: tabela.endpoint_sha256,
      set: {
        ...campos,
        ...(impressao && { impressao, impressao_em }),
        falha: null,
        falhas: 0,
        falhou_em: null,
      } as Partial<typeof tabela.$inferInsert>,
    })
    .returning({ id: tabela.id });
  if (!linha) throw new Error('o dispositivo não foi gravado');
  return linha.id;
}

/** Deletes a person's other rows of one device: its browser has subscribed anew. */
export async function removerRepetidos(
  db: Db,
  { usuarioId, deviceId, menos }: { usuarioId: number; deviceId: string; menos: number },
): Promise<void> {
  await db
    .delete(tabela)
    .where(
      and(eq(tabela.usuario_id, usuarioId), eq(tabela.device_id, deviceId), ne(tabela.id, menos)),
    );
}

/** Deletes what a person has beyond the maximum, confirmed longest ago. Answers how many. */
export async function removerExcedentes(db: Db, usuarioId: number): Promise<number> {
  const mantidos = db
    .select({ id: tabela.id })
    .from(tabela)
    .where(eq(tabela.usuario_id, usuarioId))
    .orderBy(desc(tabela.confirmado_em), desc(tabela.id))
    .limit(literal(MAXIMO_DE_DISPOSITIVOS));
  const linhas = await db
    .delete(tabela)
    .where(and(eq(tabela.usuario_id, usuarioId), sql`${tabela.id} not in ${mantidos}`))
    .returning({ id: tabela.id });
  return linhas.length;
}

/** Deletes one of the caller's devices. Answers it, or undefined. */
export async function remover(
  db: Db,
  { usuarioId }: Pick<Ator, 'usuarioId'>,
  qual: { readonly id: number } | { readonly endpoint_sha256: string },
): Promise<Pick<Dispositivo, 'device_id' | 'agente'> | undefined> {
  const esse =
    'id' in qual ? eq(tabela.id, qual.id) : eq(tabela.endpoint_sha256, qual.endpoint_sha256);
  const [linha] = await db
    .delete(tabela)
    .where(and(esse, eq(tabela.usuario_id, usuarioId)))
    .returning({ device_id: tabela.device_id, agente: tabela.agente });
  return linha;
}

/** Deletes a device that waits for its person. */
export async function removerSemDono(db: Db, endpoint_sha256: string): Promise<void> {
  await db
    .delete(tabela)
    .where(and(eq(tabela.endpoint_sha256, endpoint_sha256), isNull(tabela.usuario_id)));
}

/** Deletes devices that nobody claimed until an instant, and counts those that still wait. */
export async function contarSemDono(db: Db, criadosAte: Date): Promise<number> {
  await db.delete(tabela).where(and(isNull(tabela.usuario_id), lte(tabela.criado_em, criadosAte)));
  return db.$count(tabela, isNull(tabela.usuario_id));
}

/** Deletes every device of a person. */
export async function removerDaPessoa(db: Db, usuarioId: number): Promise<void> {
  await db.delete(tabela).where(eq(tabela.usuario_id, usuarioId));
}

export async function removerVarios(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(tabela).where(inArray(tabela.id, [...ids]));
}

export async function anotarEntregues(db: Db, ids: readonly number[], agora: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(tabela)
    .set({ entregue_em: agora, falha: null, falhou_em: null, falhas: 0, pausado_ate: null })
    .where(inArray(tabela.id, [...ids]));
}

export async function anotarFalha(
  db: Db,
  id: number,
  campos: { falha: string; falhou_em: Date; pausado_ate: Date | null },
): Promise<void> {
  await db
    .update(tabela)
    .set({ ...campos, falhas: sql`${tabela.falhas} + 1` })
    .where(eq(tabela.id, id));
}

interface Prazos {
  readonly agora: Date;
  readonly semDonoAte: Date;
  readonly impressaoAte: Date;
}

/** Deletes devices of sessions that are over, those nobody claimed, and fingerprints that are old. */
export async function limpar(db: Db, { agora, semDonoAte, impressaoAte }: Prazos): Promise<void> {
  await contarSemDono(db, semDonoAte);
  const acabadas = db
    .select({ id: sessoes.id })
    .from(sessoes)
    .where(or(isNotNull(sessoes.encerrada_em), lte(sessoes.expira_em, agora)));
  await db.delete(tabela).where(inArray(tabela.sessao_id, acabadas));
  await db
    .update(tabela)
    .set({ impressao: null, impressao_em: null })
    .where(lte(tabela.impressao_em, impressaoAte));
}
