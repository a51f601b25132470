import { sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemPalavras } from '../../platform/busca.ts';
import { type Db, literal } from '../../platform/db.ts';

/** People by name for the filter: the staff, and people of clients in scope. */
export async function listarPessoas(
  db: Db,
  ator: Ator,
  { termo, id, limite }: { termo?: string | undefined; id?: number | undefined; limite: number },
) {
  const { rows } = await db.execute<{ id: number | string; nome: string }>(sql`
    select id, nome from usuarios
    where (client_id is null or ${noEscopoDeClientes(ator, sql`client_id`)})
      ${termo ? sql`and ${contemPalavras(sql`nome || ' ' || email`, termo)}` : sql``} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by nome collate "pt-BR-x-icu", id limit ${literal(limite)}`);
  return rows.map((linha) => ({ id: Number(linha.id), nome: linha.nome }));
}
