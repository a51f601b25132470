import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { grupos, permissoes } from '../../grupos/grupos.tables.ts';

const TABELAS = { grupos, permissoes } as const;

/** Groups or permissions by their names, those that exist still. */
export function nomesDoAcesso(
  db: Db,
  tipo: keyof typeof TABELAS,
  ids: readonly number[],
): Promise<{ id: number; nome: string }[]> {
  const tabela = TABELAS[tipo];
  return db
    .select({ id: tabela.id, nome: tabela.nome })
    .from(tabela)
    .where(inArray(tabela.id, [...ids]))
    .orderBy(sql`${tabela.nome} collate "pt-BR-x-icu"`, tabela.id);
}
