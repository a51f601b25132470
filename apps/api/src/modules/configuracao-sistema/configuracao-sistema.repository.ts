import type { Integracao } from '@dominio/contrato/configuracao-sistema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import {
  type TesteGuardado,
  configuracoesDoSistema as tabela,
} from './configuracao-sistema.tables.ts';

export type LinhaDeIntegracao = typeof tabela.$inferSelect;

/** Every integration that was saved or tested. */
export const listar = (db: Db): Promise<LinhaDeIntegracao[]> => db.select().from(tabela);

export async function ler(db: Db, integracao: Integracao): Promise<LinhaDeIntegracao | undefined> {
  const [linha] = await db.select().from(tabela).where(eq(tabela.integracao, integracao));
  return linha;
}

/** Locks the row of an integration for this transaction, inserting it if there is none. */
export async function travar(db: Db, integracao: Integracao): Promise<LinhaDeIntegracao> {
  await db.insert(tabela).values({ integracao }).onConflictDoNothing();
  const [linha] = await db
    .select()
    .from(tabela)
    .where(eq(tabela.integracao, integracao))
    .for('update');
  if (!linha) throw new Error('a integração não pôde ser aberta');
  return linha;
}

/** Writes the values, and clears the test's outcome, as it tested other values. */
export async function gravar(
  db: Db,
  integracao: Integracao,
  campos: Pick<LinhaDeIntegracao, 'valores' | 'segredos' | 'alterado_por' | 'atualizado_em'> & {
    descricao?: string | null | undefined;
  },
): Promise<LinhaDeIntegracao> {
  const [linha] = await db
    .update(tabela)
    .set({ ...campos, ultimo_teste: null, versao: sql`${tabela.versao} + 1` })
    .where(eq(tabela.integracao, integracao))
    .returning();
  if (!linha) throw new Error('a integração não foi gravada');
  return linha;
}

/** Keeps the outcome of a test, unless something else was saved while the test ran. */
export async function guardarTeste(
  db: Db,
  integracao: Integracao,
  versao: number,
  ultimo_teste: TesteGuardado,
): Promise<void> {
  await db
    .insert(tabela)
    .values({ integracao, ultimo_teste })
    .onConflictDoUpdate({
      target: tabela.integracao,
      set: { ultimo_teste },
      setWhere: eq(tabela.versao, versao),
    });
}
