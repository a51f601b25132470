import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { tentativas } from '../sessoes.tables.ts';

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
