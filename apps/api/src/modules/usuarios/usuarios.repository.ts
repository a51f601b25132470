import { asc, desc, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { comecaCom, contemPalavras } from '../../platform/busca.ts';
import { type Db, literal } from '../../platform/db.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { times } from '../times/times.tables.ts';
import { usuarios } from './usuarios.tables.ts';

/**
 * Key of a person's picture, if the actor may see it. The staff see the staff and the people of
 * clients in scope; a client's person sees their own picture and those of people in meetings that
 * the client area shows.
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

/** The few active colleagues whose name matches a term best, names starting with it first. */
export function procurarColegas(db: Db, termo: string, limite: number) {
  return db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      // Looked up for each row, not joined: the cost must not depend on the size of the tables.
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
    .limit(literal(limite));
}
