import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { chavesDeAcesso, codigosDeRecuperacao, fatoresTotp } from './segundo-fator.tables.ts';

/** Which second factors a person has, without their secrets. */
export async function lerFatoresDe(db: Db, id: number) {
  const [totp] = await db
    .select({ desde: fatoresTotp.confirmado_em })
    .from(fatoresTotp)
    .where(eq(fatoresTotp.usuario_id, id));
  const codigos = await db.$count(
    codigosDeRecuperacao,
    and(eq(codigosDeRecuperacao.usuario_id, id), isNull(codigosDeRecuperacao.usado_em)),
  );
  const chaves = await db
    .select({
      nome: chavesDeAcesso.nome,
      criada_em: chavesDeAcesso.criada_em,
      usada_em: chavesDeAcesso.usada_em,
    })
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.usuario_id, id))
    .orderBy(asc(chavesDeAcesso.id));
  return { totp, codigos, chaves };
}
