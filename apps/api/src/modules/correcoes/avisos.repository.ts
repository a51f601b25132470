import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { correcoes } from './correcoes.tables.ts';

/** What notifications need to know of a correction; of its author, while they are the client's. */
export async function lerParaAvisar(db: Db, id: number) {
  const [linha] = await db
    .select({
      alvo: correcoes.alvo,
      cliente_id: correcoes.cliente_id,
      cliente_nome: clientes.nome,
      retirada_em: correcoes.retirada_em,
      decidida_em: correcoes.decidida_em,
      autor_nome: usuarios.nome,
      autor_id: usuarios.id,
      autor_situacao: usuarios.situacao,
    })
    .from(correcoes)
    .innerJoin(clientes, eq(clientes.id, correcoes.cliente_id))
    .leftJoin(
      usuarios,
      and(eq(usuarios.id, correcoes.autor_id), eq(usuarios.client_id, correcoes.cliente_id)),
    )
    .where(eq(correcoes.id, id));
  return linha;
}
