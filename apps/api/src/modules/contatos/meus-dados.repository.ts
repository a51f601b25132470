import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { contatos } from './contatos.tables.ts';

/** What is kept of a person as a contact of their client (LGPD art. 18, II). */
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
      influencia: contatos.influencia,
      recebe_documentos: contatos.recebe_documentos,
      recebe_cobranca: contatos.recebe_cobranca,
      recebe_nps: contatos.recebe_nps,
      recebe_relatorios: contatos.recebe_relatorios,
      observacoes: contatos.observacoes,
    })
    .from(contatos)
    .innerJoin(clientes, eq(clientes.id, contatos.cliente_id))
    .where(eq(contatos.usuario_id, usuarioId));
