import { and, desc, eq } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { notas } from './notas.tables.ts';

/** What the actor wrote of clients in the actor's scope: of others the texts are read no more. */
const doAtor = (ator: Ator) =>
  and(eq(notas.autor_id, ator.usuarioId), noEscopoDeClientes(ator, notas.cliente_id));

/** The newest notes that the actor wrote. */
export const lerMinhas = (db: Db, ator: Ator, limite: number) =>
  db
    .select({
      cliente: clientes.nome,
      texto: notas.texto,
      fixada: notas.fixada,
      criado_em: notas.criado_em,
    })
    .from(notas)
    .innerJoin(clientes, eq(clientes.id, notas.cliente_id))
    .where(doAtor(ator))
    .orderBy(desc(notas.criado_em), desc(notas.id))
    .limit(literal(limite));

/** How many notes the actor wrote. */
export const contarMinhas = (db: Db, ator: Ator): Promise<number> => db.$count(notas, doAtor(ator));
