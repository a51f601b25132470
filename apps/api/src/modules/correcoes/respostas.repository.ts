import { and, desc, eq } from 'drizzle-orm';
import {
  auditoriaEventos as eventos,
  naoSoLido,
} from '../../platform/auditoria/auditoria.tables.ts';
import { type Db, literal } from '../../platform/db.ts';
import { correcaoRespostas as respostas } from './correcoes.tables.ts';

export type Resposta = typeof respostas.$inferSelect;

/** Keeps an answer. Answers its id. */
export async function inserir(db: Db, resposta: typeof respostas.$inferInsert): Promise<number> {
  const [linha] = await db.insert(respostas).values(resposta).returning({ id: respostas.id });
  if (!linha) throw new Error('resposta: nothing was written');
  return linha.id;
}

/** An answer to a correction. */
export async function ler(db: Db, correcaoId: number, id: number): Promise<Resposta | undefined> {
  const [linha] = await db
    .select()
    .from(respostas)
    .where(and(eq(respostas.id, id), eq(respostas.correcao_id, correcaoId)));
  return linha;
}

/** Notes that an answer was undone; what that took is kept no longer. */
export async function marcarDesfeita(
  db: Db,
  id: number,
  desfeita: { readonly desfeita_em: Date; readonly desfeita_por: number },
): Promise<void> {
  await db
    .update(respostas)
    .set({ ...desfeita, gravado: null })
    .where(eq(respostas.id, id));
}

/** The fields of a record that its last change changed, as the audit log has them. */
export async function ultimosMudados(
  db: Db,
  { tipo, id }: { readonly tipo: string; readonly id: number },
): Promise<string[]> {
  const [ultima] = await db
    .select({ antes: eventos.antes, depois: eventos.depois })
    .from(eventos)
    .where(and(eq(eventos.objeto_tipo, tipo), eq(eventos.objeto_id, id), naoSoLido(eventos.acao)))
    .orderBy(desc(eventos.criado_em), desc(eventos.id))
    .limit(literal(1));
  const { antes, depois } = ultima ?? {};
  return Object.keys(depois ?? {}).filter(
    (campo) => JSON.stringify(antes?.[campo]) !== JSON.stringify(depois?.[campo]),
  );
}
