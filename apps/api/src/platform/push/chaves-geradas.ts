import { eq } from 'drizzle-orm';
import { type Cofre, SegredoIlegivel } from '../cofre.ts';
import type { Db } from '../db.ts';
import { gerarPar, type ParDeChaves } from './par-de-chaves.ts';
import { chavesPush } from './push.tables.ts';

const LUGAR = 'push/chave-privada';

async function lerGuardado(db: Db, cofre: Cofre): Promise<ParDeChaves | undefined> {
  const [linha] = await db.select().from(chavesPush);
  if (!linha) return undefined;
  try {
    return { publica: linha.publica, privada: cofre.decifrar(LUGAR, linha.privada) };
  } catch (erro) {
    if (!(erro instanceof SegredoIlegivel)) throw erro;
    // The vault's key is gone, and with it every subscription to this pair: a new pair is what
    // browsers can subscribe to again.
    await db.delete(chavesPush).where(eq(chavesPush.privada, linha.privada));
    return undefined;
  }
}

/** The pair of this installation, made on first use: of processes that start at once, by one. */
export async function chavesGeradas(
  db: Db,
  { cofre, agora }: { cofre: Cofre; agora: () => Date },
): Promise<ParDeChaves> {
  const guardado = await lerGuardado(db, cofre);
  if (guardado) return guardado;
  const { publica, privada } = gerarPar();
  await db
    .insert(chavesPush)
    .values({ publica, privada: cofre.cifrar(LUGAR, privada), criada_em: agora() })
    .onConflictDoNothing();
  const gravado = await lerGuardado(db, cofre);
  if (!gravado) throw new Error('as chaves do push não foram gravadas');
  return gravado;
}
