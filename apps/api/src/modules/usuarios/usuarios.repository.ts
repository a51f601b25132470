import { GRUPO } from '@dominio/contrato/permissoes';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { comecaCom, contemPalavras } from '../../platform/busca.ts';
import type { Db } from '../../platform/db.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { times } from '../times/times.tables.ts';
import { usuarioGrupos, usuarios } from './usuarios.tables.ts';

/** A person as the specification has it (part 1 §3.1), with the names of group, team and company. */
export const colunasDaPessoa = {
  id: usuarios.id,
  nome: usuarios.nome,
  email: usuarios.email,
  cpf: usuarios.cpf,
  client_id: usuarios.client_id,
  grupo_id: usuarios.grupo_id,
  time_id: usuarios.time_id,
  avatar_chave: usuarios.avatar_chave,
  grupo_nome: grupos.nome,
  time_nome: times.nome,
  cliente_nome: clientes.nome,
  data_nascimento: usuarios.data_nascimento,
  genero: usuarios.genero,
  data_admissao: usuarios.data_admissao,
  tem_filhos: usuarios.tem_filhos,
};

/** A person with the names of group, team and company. */
export async function lerUsuario(db: Db, id: number) {
  const [linha] = await db
    .select(colunasDaPessoa)
    .from(usuarios)
    .innerJoin(grupos, eq(grupos.id, usuarios.grupo_id))
    .leftJoin(times, eq(times.id, usuarios.time_id))
    .leftJoin(clientes, eq(clientes.id, usuarios.client_id))
    .where(eq(usuarios.id, id));
  return linha;
}

export type LinhaDeUsuario = NonNullable<Awaited<ReturnType<typeof lerUsuario>>>;

/**
 * Key of somebody's picture, if the actor may see it. The staff see the staff and the people of
 * clients in scope; a client user sees the own picture and those of the people met in meetings
 * that the client area shows.
 */
export async function lerChaveDoAvatar(
  db: Db,
  ator: Ator,
  id: number,
): Promise<string | null | undefined> {
  const visivel =
    ator.clienteId === null
      ? sql`(${usuarios.client_id} is null or ${noEscopoDeClientes(ator, usuarios.client_id)} or ${usuarios.id} = ${ator.usuarioId})`
      : sql`(${usuarios.id} = ${ator.usuarioId} or exists (
          select 1 from ${agendamentoParticipantes}
          join ${agendamentos} on ${agendamentos.id} = ${agendamentoParticipantes.agendamento_id}
          where ${agendamentoParticipantes.usuario_id} = ${usuarios.id}
            and ${agendamentos.cliente_id} = ${ator.clienteId}
            and not ${agendamentos.privado} and ${agendamentos.excluido_em} is null))`;
  const [linha] = await db
    .select({ chave: usuarios.avatar_chave })
    .from(usuarios)
    .where(sql`${usuarios.id} = ${id} and ${visivel}`);
  return linha?.chave;
}

/** The few active people of the staff that a term names best, those whose name starts with it first. */
export function procurarColegas(db: Db, termo: string, limite: number) {
  return db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      // Row by row, not joined: the cost must not depend on the size of the tables.
      time_nome: sql<string | null>`(
        select t.nome from ${times} t where t.id = usuarios.time_id)`,
    })
    .from(usuarios)
    .where(
      sql`${usuarios.client_id} is null and ${usuarios.situacao} = 'ativo'
        and ${contemPalavras(sql`${usuarios.nome} || ' ' || ${usuarios.email}`, termo)}`,
    )
    .orderBy(
      desc(comecaCom(usuarios.nome, termo)),
      asc(sql`${usuarios.nome} collate "pt-BR-x-icu"`),
      asc(usuarios.id),
    )
    .limit(limite);
}

/** Ids of the active administrators but one, by the primary group or another. */
export async function lerOutrosAdministradores(db: Db, menos: number): Promise<number[]> {
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.situacao, 'ativo'),
        ne(usuarios.id, menos),
        sql`(${usuarios.grupo_id} = ${GRUPO.administrador} or exists (
          select 1 from ${usuarioGrupos} ug
          where ug.usuario_id = ${usuarios.id} and ug.grupo_id = ${GRUPO.administrador}))`,
      ),
    )
    .orderBy(usuarios.id);
  return linhas.map(({ id }) => id);
}

/** Whom a message goes to: name, address, and whether the account is in use. */
export async function lerContato(db: Db, id: number) {
  const [linha] = await db
    .select({ nome: usuarios.nome, email: usuarios.email, situacao: usuarios.situacao })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  return linha;
}
