import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';
import { clientes } from './clientes.tables.ts';

/** The clients that a person is linked to. */
export const lerClientesDe = (db: Db, id: number) =>
  db
    .select({ id: clientes.id, nome: clientes.nome, papel: usuarioClientes.papel })
    .from(usuarioClientes)
    .innerJoin(clientes, eq(clientes.id, usuarioClientes.cliente_id))
    .where(eq(usuarioClientes.usuario_id, id))
    .orderBy(asc(clientes.id));
