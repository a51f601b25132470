import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { contatos } from './contatos.tables.ts';

/**
 * What is kept of a person as a contact of their client (LGPD art. 18, II), without what the firm
 * notes for itself, which is never shown to the client (page book §5) and may speak of others.
 */
export const lerContatosDe = (db: Db, usuarioId: number) =>
  db
    .select({
      cliente: clientes.nome,
      nome: contatos.nome,
      cargo: contatos.cargo,
      papeis: contatos.papeis,
      email: contatos.email,
      telefone: contatos.telefone,
      whatsapp: contatos.whatsapp,
      canal_preferido: contatos.canal_preferido,
      aniversario: contatos.aniversario,
      recebe_documentos: contatos.recebe_documentos,
      recebe_cobranca: contatos.recebe_cobranca,
      recebe_nps: contatos.recebe_nps,
      recebe_relatorios: contatos.recebe_relatorios,
    })
    .from(contatos)
    .innerJoin(clientes, eq(clientes.id, contatos.cliente_id))
    .where(eq(contatos.usuario_id, usuarioId));
