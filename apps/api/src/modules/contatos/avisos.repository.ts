import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { contatos } from './contatos.tables.ts';

/** What notifications need to know of a contact. */
export async function lerParaAvisar(db: Db, id: number) {
  const [linha] = await db
    .select({
      nome: contatos.nome,
      saiu_em: contatos.saiu_em,
      cliente_id: contatos.cliente_id,
      cliente_nome: clientes.nome,
      substituto_nome: sql<string | null>`(
        select s.nome from contatos s where s.id = ${contatos.substituto_id})`,
    })
    .from(contatos)
    .innerJoin(clientes, eq(clientes.id, contatos.cliente_id))
    .where(eq(contatos.id, id));
  return linha;
}
