import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { sessoes, tentativas } from '../sessoes.tables.ts';

/** An account, by what the caller knows of it. */
export type Conta =
  | { readonly email: string; readonly usuarioId?: never }
  | { readonly usuarioId: number; readonly email?: never };

/**
 * The addresses from which an account has signed in since then, each once; none for an unknown
 * account. One statement for either; those of a known one are few. They are compared outside the
 * database: as they are stored, some are not what its type for addresses takes (`fe80::1%eth0`),
 * and others are one network in two families.
 */
export async function lerEnderecosDasEntradas(
  db: Db,
  { email, usuarioId }: Conta,
  desde: Date,
): Promise<string[]> {
  const linhas = await db
    .selectDistinct({ ip: sql<string>`${sessoes.ip}` })
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuario_id))
    .where(
      and(
        email === undefined ? eq(usuarios.id, usuarioId) : eq(usuarios.email, email),
        gt(sessoes.criada_em, desde),
        isNotNull(sessoes.ip),
      ),
    );
  return linhas.map(({ ip }) => ip);
}

/** Adds one to the count of a key; its window starts with the first count. */
export async function contarTentativa(db: Db, chave: string, janelaMs: number, agora: Date) {
  const inicioDaJanela = new Date(agora.getTime() - janelaMs);
  const [linha] = await db
    .insert(tentativas)
    .values({ chave, falhas: 1, desde: agora })
    .onConflictDoUpdate({
      target: tentativas.chave,
      set: {
        falhas: sql`case when ${tentativas.desde} <= ${inicioDaJanela.toISOString()}::timestamptz then 1 else ${tentativas.falhas} + 1 end`,
        desde: sql`case when ${tentativas.desde} <= ${inicioDaJanela.toISOString()}::timestamptz then excluded.desde else ${tentativas.desde} end`,
      },
    })
    .returning({ falhas: tentativas.falhas, desde: tentativas.desde });
  if (!linha) throw new Error('a tentativa não foi contada');
  return linha;
}

export async function lerTentativas(db: Db, chave: string) {
  const [linha] = await db.select().from(tentativas).where(eq(tentativas.chave, chave));
  return linha;
}

export async function esquecerTentativas(db: Db, chave: string) {
  await db.delete(tentativas).where(eq(tentativas.chave, chave));
}
