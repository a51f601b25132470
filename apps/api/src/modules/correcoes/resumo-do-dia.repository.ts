import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';
import { correcoes } from './correcoes.tables.ts';

/** Of each of these people, how many corrections of the clients that they serve wait, by what they are of. */
export const esperamPorPessoa = (db: Db, pessoas: readonly number[]) =>
  db
    .select({ usuario_id: usuarioClientes.usuario_id, alvo: correcoes.alvo, total: count() })
    .from(correcoes)
    .innerJoin(usuarioClientes, eq(usuarioClientes.cliente_id, correcoes.cliente_id))
    .where(
      and(
        isNull(correcoes.retirada_em),
        isNull(correcoes.decidida_em),
        inArray(usuarioClientes.usuario_id, [...pessoas]),
      ),
    )
    .groupBy(usuarioClientes.usuario_id, correcoes.alvo);
