import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { consultasGuardadas as tabela } from './consultas.tables.ts';

export type ConsultaGuardada = typeof tabela.$inferSelect;
type Chave = Pick<ConsultaGuardada, 'servico' | 'numero' | 'origem'>;

/** The answer kept of a number, by the same address, that is younger than an instant. */
export async function ler(
  db: Db,
  { servico, numero, origem }: Chave,
  desde: Date,
): Promise<ConsultaGuardada | undefined> {
  const [linha] = await db
    .select()
    .from(tabela)
    .where(
      and(
        eq(tabela.servico, servico),
        eq(tabela.numero, numero),
        eq(tabela.origem, origem),
        gt(tabela.consultado_em, desde),
      ),
    );
  return linha;
}

/** Keeps an answer in place of the one that was kept of the same number. */
export async function guardar(db: Db, consulta: ConsultaGuardada): Promise<void> {
  const { origem, resposta, consultado_em } = consulta;
  await db
    .insert(tabela)
    .values(consulta)
    .onConflictDoUpdate({
      target: [tabela.servico, tabela.numero],
      set: { origem, resposta, consultado_em },
    });
}

/** Deletes the answers that are as old as an instant, or older. */
export async function limpar(db: Db, ate: Date): Promise<void> {
  await db.delete(tabela).where(lte(tabela.consultado_em, ate));
}
