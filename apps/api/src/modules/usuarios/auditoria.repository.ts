import { and, inArray, sql } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { usuarios } from './usuarios.tables.ts';

export const nomearUsuarios: Nomear = (db, ator, ids) =>
  db
    .select({ id: usuarios.id, nome: usuarios.nome })
    .from(usuarios)
    .where(
      and(
        inArray(usuarios.id, [...ids]),
        sql`(${usuarios.client_id} is null or ${noEscopoDeClientes(ator, usuarios.client_id)})`,
      ),
    );
