import type { PapelDoContato } from '@dominio/contrato/contatos';
import { and, arrayContains, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { contatos } from './contatos.tables.ts';

/** As many as are shown: what is decided of a client's people is asked of all of them. */
const MAXIMO_DE_COLEGAS = 200;

/** The record of an account, while it is one of the same client's. */
const doUsuario = and(
  eq(contatos.usuario_id, usuarios.id),
  eq(contatos.cliente_id, usuarios.client_id),
  isNull(contatos.absorvido_por_id),
);

const linhas = (db: Db) =>
  db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      email: usuarios.email,
      telefone: usuarios.telefone,
      avatar_chave: usuarios.avatar_chave,
      situacao: usuarios.situacao,
      ultimo_acesso_em: usuarios.ultimo_acesso_em,
      convite_expira_em: usuarios.convite_expira_em,
      contato_id: contatos.id,
      saiu_em: contatos.saiu_em,
      /** None of a contact who has left. */
      papeis: sql<(typeof contatos.$inferSelect)['papeis']>`case
        when ${contatos.saiu_em} is null then coalesce(${contatos.papeis}, '{}') else '{}' end`,
    })
    .from(usuarios)
    .leftJoin(contatos, doUsuario);

export type LinhaDeColega = Awaited<ReturnType<typeof linhas>>[number];

const comAcesso = (clienteId: number): SQL | undefined =>
  and(eq(usuarios.client_id, clienteId), inArray(usuarios.situacao, ['ativo', 'convidado']));

/** The people of a client who have access to its area, or are invited to it, by name. */
export const listarColegas = (db: Db, clienteId: number) =>
  linhas(db)
    .where(comAcesso(clienteId))
    .orderBy(sql`${usuarios.nome} collate "pt-BR-x-icu"`, usuarios.id)
    .limit(literal(MAXIMO_DE_COLEGAS));

/** One of them. */
export async function lerColega(db: Db, clienteId: number, id: number) {
  const [linha] = await linhas(db).where(and(comAcesso(clienteId), eq(usuarios.id, id)));
  return linha;
}

/**
 * Whether somebody of a client who has accepted the invitation has this role.
 *
 * @param menosId a person who does not count.
 */
export async function haColegaCom(
  db: Db,
  clienteId: number,
  papel: PapelDoContato,
  menosId: number | null,
): Promise<boolean> {
  const [linha] = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .innerJoin(contatos, doUsuario)
    .where(
      and(
        eq(usuarios.client_id, clienteId),
        eq(usuarios.situacao, 'ativo'),
        isNull(contatos.saiu_em),
        arrayContains(contatos.papeis, [papel]),
        menosId === null ? undefined : ne(usuarios.id, menosId),
      ),
    )
    .limit(literal(1));
  return linha !== undefined;
}

/** Holds the contact of a person of a client until the transaction ends. */
export async function travarContatoDe(db: Db, clienteId: number, usuarioId: number): Promise<void> {
  await db
    .select({ id: contatos.id })
    .from(contatos)
    .where(and(eq(contatos.cliente_id, clienteId), eq(contatos.usuario_id, usuarioId)))
    .for('update');
}

/** Takes an account from the contact that has it. */
export const soltarConta = (db: Db, usuarioId: number, escrita: Escrita) =>
  db
    .update(contatos)
    .set({ usuario_id: null, ...escrita, versao: sql`${contatos.versao} + 1` })
    .where(eq(contatos.usuario_id, usuarioId))
    .returning({ id: contatos.id, cliente_id: contatos.cliente_id });

/** Holds a client until the transaction ends, so that its people are changed one after the other. */
export async function travarCliente(db: Db, id: number): Promise<void> {
  await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(eq(clientes.id, id))
    .for('no key update');
}

/** The contact of a client by its e-mail, one with access before others; held. */
export async function travarPorEmail(db: Db, clienteId: number, email: string) {
  const [linha] = await db
    .select({
      id: contatos.id,
      nome: contatos.nome,
      email: contatos.email,
      telefone: contatos.telefone,
      papeis: contatos.papeis,
      usuario_id: contatos.usuario_id,
      cliente_id: contatos.cliente_id,
    })
    .from(contatos)
    .where(
      and(
        eq(contatos.cliente_id, clienteId),
        eq(contatos.email, email),
        isNull(contatos.saiu_em),
        isNull(contatos.absorvido_por_id),
      ),
    )
    .orderBy(sql`${contatos.usuario_id} is null`, contatos.id)
    .limit(literal(1))
    .for('update');
  return linha;
}
