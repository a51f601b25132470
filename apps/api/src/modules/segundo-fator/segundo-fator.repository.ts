import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { usuarioGrupos, usuarios } from '../usuarios/usuarios.tables.ts';
import { chavesDeAcesso, codigosDeRecuperacao, fatoresTotp } from './segundo-fator.tables.ts';

/** The person's authenticator application, confirmed or not. */
export async function lerTotp(db: Db, usuarioId: number) {
  const [linha] = await db.select().from(fatoresTotp).where(eq(fatoresTotp.usuario_id, usuarioId));
  return linha;
}

/** A person's factors: when the application was confirmed, how many passkeys and unused codes. */
export async function lerFatores(db: Db, usuarioId: number) {
  const totp = await lerTotp(db, usuarioId);
  const [chaves] = await db
    .select({ total: count() })
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.usuario_id, usuarioId));
  const restantes = await db.$count(
    codigosDeRecuperacao,
    and(eq(codigosDeRecuperacao.usuario_id, usuarioId), isNull(codigosDeRecuperacao.usado_em)),
  );
  return { totpDesde: totp?.confirmado_em ?? null, chaves: chaves?.total ?? 0, restantes };
}

/**
 * Makes other changes of this person's factors wait until the transaction ends. A statement of its
 * own, so that the next one reads what was written meanwhile.
 */
export async function travarPessoa(db: Db, usuarioId: number): Promise<void> {
  await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
    .for('no key update');
}

/** Whether one of the person's groups requires a second factor. */
export async function exigido(db: Db, usuarioId: number): Promise<boolean> {
  const total = await db.$count(
    grupos,
    sql`${grupos.exige_segundo_fator} and ${grupos.id} in (
      select ${usuarios.grupo_id} from ${usuarios} where ${usuarios.id} = ${usuarioId}
      union all
      select ${usuarioGrupos.grupo_id} from ${usuarioGrupos} where ${usuarioGrupos.usuario_id} = ${usuarioId})`,
  );
  return total > 0;
}

/** Stores a secret to be confirmed, replacing an unconfirmed one. */
export async function guardarTotp(db: Db, usuarioId: number, segredo: string, agora: Date) {
  const valores = { segredo, confirmado_em: null, ultimo_passo: 0, criado_em: agora };
  await db
    .insert(fatoresTotp)
    .values({ usuario_id: usuarioId, ...valores })
    .onConflictDoUpdate({ target: fatoresTotp.usuario_id, set: valores });
}

export async function confirmarTotp(db: Db, usuarioId: number, passo: number, agora: Date) {
  await db
    .update(fatoresTotp)
    .set({ confirmado_em: agora, ultimo_passo: passo })
    .where(eq(fatoresTotp.usuario_id, usuarioId));
}

export async function excluirTotp(db: Db, usuarioId: number) {
  await db.delete(fatoresTotp).where(eq(fatoresTotp.usuario_id, usuarioId));
}

/**
 * Uses the code of a time step: the first caller gets true; later ones, and any for an earlier
 * step, get false.
 */
export async function gastarPasso(db: Db, usuarioId: number, passo: number): Promise<boolean> {
  const linhas = await db
    .update(fatoresTotp)
    .set({ ultimo_passo: passo })
    .where(
      and(
        eq(fatoresTotp.usuario_id, usuarioId),
        isNotNull(fatoresTotp.confirmado_em),
        lt(fatoresTotp.ultimo_passo, passo),
      ),
    )
    .returning({ id: fatoresTotp.usuario_id });
  return linhas.length > 0;
}

/** Replaces the person's recovery codes. */
export async function trocarCodigos(db: Db, usuarioId: number, hashes: readonly string[]) {
  await db.delete(codigosDeRecuperacao).where(eq(codigosDeRecuperacao.usuario_id, usuarioId));
  if (hashes.length === 0) return;
  await db
    .insert(codigosDeRecuperacao)
    .values(hashes.map((hash) => ({ usuario_id: usuarioId, hash })));
}

/** Uses a recovery code: the first caller gets true, later ones false. */
export async function gastarCodigoDeRecuperacao(
  db: Db,
  usuarioId: number,
  hash: string,
  agora: Date,
): Promise<boolean> {
  const linhas = await db
    .update(codigosDeRecuperacao)
    .set({ usado_em: agora })
    .where(
      and(
        eq(codigosDeRecuperacao.usuario_id, usuarioId),
        eq(codigosDeRecuperacao.hash, hash),
        isNull(codigosDeRecuperacao.usado_em),
      ),
    )
    .returning({ id: codigosDeRecuperacao.usuario_id });
  return linhas.length > 0;
}

/** Deletes every factor and recovery code of a person. */
export async function excluirTudo(db: Db, usuarioId: number) {
  await excluirTotp(db, usuarioId);
  await db.delete(chavesDeAcesso).where(eq(chavesDeAcesso.usuario_id, usuarioId));
  await trocarCodigos(db, usuarioId, []);
}
