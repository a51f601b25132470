import { GRUPO } from '@dominio/contrato/permissoes';
import type { EstadoDoConvite, ORDENS_DE_CONVITES } from '@dominio/contrato/usuarios-convites';
import type { FiltrosDeUsuarios } from '@dominio/contrato/usuarios-entrada';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Ator, pode } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import { contemPalavras } from '../../../platform/busca.ts';
import { type Db, literal, pulando } from '../../../platform/db.ts';
import { TRAVAS } from '../../../platform/travas.ts';
import type { Escrita } from '../../../platform/versao.ts';
import { clientes, corrente } from '../../clientes/clientes.tables.ts';
import { grupos } from '../../grupos/grupos.tables.ts';
import { chavesDeAcesso, fatoresTotp } from '../../segundo-fator/segundo-fator.tables.ts';
import { times } from '../../times/times.tables.ts';
import { colunasDaPessoa, usuarioClientes, usuarioGrupos, usuarios } from '../usuarios.tables.ts';

const porNome = sql`${usuarios.nome} collate "pt-BR-x-icu"`;

const colunas = (ator: Ator) => ({
  ...colunasDaPessoa,
  telefone: usuarios.telefone,
  situacao: usuarios.situacao,
  ultimo_acesso_em: usuarios.ultimo_acesso_em,
  convite_expira_em: usuarios.convite_expira_em,
  convite_enviado_em: usuarios.convite_enviado_em,
  mfa: sql<boolean>`(exists (
      select 1 from ${fatoresTotp} f where f.usuario_id = "usuarios"."id" and f.confirmado_em is not null)
    or exists (select 1 from ${chavesDeAcesso} c where c.usuario_id = "usuarios"."id"))`,
  tem_senha: sql<boolean>`${usuarios.senha_hash} is not null`,
  versao: usuarios.versao,
  // Looked up for each row, not joined: the cost must not depend on the size of the tables.
  outros_grupos: sql<{ id: number; nome: string }[]>`coalesce((
    select json_agg(json_build_object('id', g.id, 'nome', g.nome) order by g.nome, g.id)
    from ${usuarioGrupos} ug join ${grupos} g on g.id = ug.grupo_id
    where ug.usuario_id = "usuarios"."id" and g.id <> "usuarios"."grupo_id"), '[]'::json)`,
  convidado_por: sql<{ id: number; nome: string } | null>`(
    select json_build_object('id', q.id, 'nome', q.nome) from ${usuarios} q
    where q.id = "usuarios"."convidado_por")`,
  /** Counts only clients that the actor sees, so that the count reveals no others, and no ended ones. */
  total_clientes: sql<number>`(
    select count(*) from ${usuarioClientes} uc where uc.usuario_id = "usuarios"."id"
      and ${noEscopoDeClientes(ator, sql`uc.cliente_id`)} and ${corrente(sql`uc.cliente_id`)})`.mapWith(
    Number,
  ),
});

const linhas = (db: Db, ator: Ator) =>
  db
    .select(colunas(ator))
    .from(usuarios)
    .innerJoin(grupos, eq(grupos.id, usuarios.grupo_id))
    .leftJoin(times, eq(times.id, usuarios.time_id))
    .leftJoin(clientes, eq(clientes.id, usuarios.client_id));

export type LinhaDoCadastro = Awaited<ReturnType<typeof linhas>>[number];

/** The people that the actor may see: the staff, and the people of clients in scope. */
export const visivel = (ator: Ator): SQL =>
  sql`(${usuarios.client_id} is null or ${noEscopoDeClientes(ator, usuarios.client_id)})`;

/** Shorter runs of digits have no trigram for the index. */
const TRIGRAMA = 3;

/** By name and e-mail; by CPF only for who may read it, or searches would reveal its digits. */
function comTermo(ator: Ator, termo: string): SQL {
  const texto = contemPalavras(sql`${usuarios.nome} || ' ' || ${usuarios.email}`, termo);
  const digitos = termo.replaceAll(/[.\-\s]/g, '');
  const ehCpf = /^\d+$/.test(digitos) && digitos.length >= TRIGRAMA;
  if (!ehCpf || !pode(ator, 'usuarios:editar')) return texto;
  return sql`(${texto} or ${usuarios.cpf} like ${`%${digitos}%`})`;
}

/** Restricts a list to people invited, by the state of the invitation at an instant. */
interface Convidados {
  readonly estado: EstadoDoConvite | undefined;
  readonly agora: Date;
}

/** The filters of the register, or of the invitations: both list people in the same scope. */
type Filtros = Pick<FiltrosDeUsuarios, 'page' | 'limit' | 'direcao'> &
  Partial<Omit<FiltrosDeUsuarios, 'ordenar'>> & {
    readonly ordenar?: (typeof ORDENS_DE_CONVITES)[number] | undefined;
    readonly convidados?: Convidados;
  };

function comConvite({ estado, agora }: Convidados): SQL {
  const { convite_expira_em: ate } = usuarios;
  const momento = agora.toISOString();
  const doEstado = {
    valido: sql`${ate} > ${momento}`,
    expirado: sql`${ate} <= ${momento}`,
    cancelado: sql`${ate} is null`,
  };
  const convidado = sql`${usuarios.situacao} = 'convidado'`;
  return estado ? sql`${convidado} and ${doEstado[estado]}` : convidado;
}

function condicao(ator: Ator, filtros: Filtros): SQL {
  const { termo, grupo_id, time_id, cliente_id, ativo, situacao, equipe, convidados } = filtros;
  const partes = [visivel(ator)];
  if (termo) partes.push(comTermo(ator, termo));
  if (grupo_id !== undefined) {
    partes.push(sql`(${usuarios.grupo_id} = ${grupo_id} or ${usuarios.id} in (
      select usuario_id from ${usuarioGrupos} where ${usuarioGrupos.grupo_id} = ${grupo_id}))`);
  }
  if (time_id !== undefined) partes.push(sql`${usuarios.time_id} = ${time_id}`);
  if (cliente_id !== undefined) {
    partes.push(sql`(${usuarios.client_id} = ${cliente_id} or ${usuarios.id} in (
      select usuario_id from ${usuarioClientes} where ${usuarioClientes.cliente_id} = ${cliente_id}))
      and ${noEscopoDeClientes(ator, sql`${cliente_id}::bigint`)}`);
  }
  if (ativo !== undefined) {
    partes.push(sql`(${usuarios.situacao} = 'ativo') = ${ativo}`);
  }
  if (situacao) partes.push(eq(usuarios.situacao, situacao));
  if (equipe !== undefined) partes.push(sql`(${usuarios.client_id} is null) = ${equipe}`);
  if (convidados) partes.push(comConvite(convidados));
  return sql.join(partes, sql` and `);
}

/** One page of the people that the filters find. Other columns are read for these only. */
export function listar(db: Db, ator: Ator, filtros: Filtros) {
  const sentido = filtros.direcao === 'desc' ? desc : asc;
  const por = { nome: porNome, email: usuarios.email, enviado: usuarios.convite_enviado_em };
  const ordem = [sentido(por[filtros.ordenar ?? 'nome']), sentido(usuarios.id)];
  const daPagina = db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(condicao(ator, filtros))
    .orderBy(...ordem)
    .limit(literal(filtros.limit))
    .offset(pulando((filtros.page - 1) * filtros.limit));
  return linhas(db, ator)
    .where(inArray(usuarios.id, daPagina))
    .orderBy(...ordem);
}

/** How many people the same filters find. */
export const contar = (db: Db, ator: Ator, filtros: Filtros): Promise<number> =>
  db.$count(usuarios, condicao(ator, filtros));

/** A person in the actor's register. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDoCadastro | undefined> {
  const [linha] = await linhas(db, ator).where(sql`${usuarios.id} = ${id} and ${visivel(ator)}`);
  return linha;
}

/** What a person of a client is, for a change by another one of the same client. */
export async function lerDoCliente(db: Db, clienteId: number, id: number) {
  const [linha] = await db
    .select({ situacao: usuarios.situacao, convite_expira_em: usuarios.convite_expira_em })
    .from(usuarios)
    .where(sql`${usuarios.id} = ${id} and ${usuarios.client_id} = ${clienteId}`);
  return linha;
}

/** The person who has an e-mail or a CPF, in the actor's register or not. */
export async function dono(db: Db, campo: 'email' | 'cpf', valor: string) {
  const [linha] = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios[campo], valor));
  return linha?.id;
}

export async function inserir(db: Db, dados: typeof usuarios.$inferInsert): Promise<number> {
  const [linha] = await db.insert(usuarios).values(dados).returning({ id: usuarios.id });
  if (!linha) throw new Error('o usuário não foi gravado');
  return linha.id;
}

type Mudanca = Partial<typeof usuarios.$inferInsert>;

/** Writes the changed fields. */
export async function atualizar(db: Db, id: number, mudanca: Mudanca, escrita: Escrita) {
  await db
    .update(usuarios)
    .set({
      ...mudanca,
      ...escrita,
      versao: sql`${usuarios.versao} + 1`,
    })
    .where(eq(usuarios.id, id));
}

/**
 * Locks out every other change that may take an administrator away, until the transaction ends. A
 * statement of its own, so that the next one reads what was written meanwhile.
 */
export async function travarAdministradores(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.administradores})`);
}

/**
 * Locks out changes of groups, so that no group is deleted or changed while somebody is put into
 * it. After {@link travarAdministradores}, before the person; a statement of its own.
 */
export async function segurarGrupos(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${TRAVAS.grupos})`);
}

/** Whether anybody except one person can administer: active, of the staff, in group 1. */
export async function haAdministrador(db: Db, menos: number | null = null): Promise<boolean> {
  const { rows } = await db.execute<{ ha: boolean }>(sql`
    select exists (
      select 1 from ${usuarios} u where u.situacao = 'ativo' and u.client_id is null
        and u.id is distinct from ${menos}::bigint
        and (u.grupo_id = ${GRUPO.administrador} or exists (
          select 1 from ${usuarioGrupos} ug
          where ug.usuario_id = u.id and ug.grupo_id = ${GRUPO.administrador}))) as ha`);
  return rows[0]?.ha ?? false;
}

/** The rows of a lookup, by name. */
export const consultarGrupos = (db: Db) =>
  db.select({ id: grupos.id, nome: grupos.nome }).from(grupos).orderBy(asc(grupos.id));

export const consultarTimes = (db: Db) =>
  db
    .select({ id: times.id, nome: times.nome })
    .from(times)
    .where(eq(times.ativo, true))
    .orderBy(asc(sql`${times.nome} collate "pt-BR-x-icu"`));

export const consultarClientes = (db: Db, ator: Ator) =>
  db
    .select({ id: clientes.id, nome: clientes.nome })
    .from(clientes)
    .where(noEscopoDeClientes(ator, clientes.id))
    .orderBy(asc(sql`${clientes.nome} collate "pt-BR-x-icu"`), asc(clientes.id));

/** Writes when the newest invitation expires and who sent it. */
export async function marcarConvite(
  db: Db,
  id: number,
  convite: Pick<Mudanca, 'convite_expira_em' | 'convite_enviado_em' | 'convidado_por'>,
): Promise<void> {
  await db.update(usuarios).set(convite).where(eq(usuarios.id, id));
}

/** A person invited whose invitation was not withdrawn. */
export async function lerConvidado(db: Db, id: number) {
  const [linha] = await db
    .select({ nome: usuarios.nome, email: usuarios.email })
    .from(usuarios)
    .where(
      sql`${usuarios.id} = ${id} and ${usuarios.situacao} = 'convidado'
        and ${usuarios.convite_expira_em} is not null`,
    );
  return linha;
}

/** What somebody is called. */
export async function lerNome(db: Db, id: number) {
  const [linha] = await db
    .select({ nome: usuarios.nome })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  return linha;
}
