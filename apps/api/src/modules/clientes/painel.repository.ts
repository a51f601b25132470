import { sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes, vinculosDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal } from '../../platform/db.ts';
import { agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { arquivado, clientes } from './clientes.tables.ts';

/** How many clients in the actor's scope the firm serves. */
export const contarNoEscopo = (db: Db, ator: Ator): Promise<number> =>
  db.$count(clientes, sql`${noEscopoDeClientes(ator, clientes.id)} and not (${arquivado})`);

interface ClienteParado extends Record<string, unknown> {
  id: number;
  nome: string;
  ultima: string | null;
  total: number;
}

/**
 * Active clients linked to the actor without a meeting since a moment, longest without one first.
 * Private meetings do not count, and of the others only the date is told. Even of an actor who sees
 * every client only the links are read: the cost grows with them, not with the firm.
 */
export async function lerSemReuniao(
  db: Db,
  ator: Ator,
  { desde, agora, limite }: { desde: Date; agora: Date; limite: number },
): Promise<ClienteParado[]> {
  const vinculos =
    vinculosDeClientes(ator) ??
    sql`select cliente_id from usuario_clientes where usuario_id = ${ator.usuarioId}`;
  const [de, ate] = [desde, agora].map((quando) => sql`${quando.toISOString()}::timestamptz`);
  const { rows } = await db.execute<ClienteParado>(sql`
    select c.id, c.nome, reuniao.inicio as ultima, count(*) over () as total
    from (select distinct cliente_id from (${vinculos}) v) meu
    join ${clientes} c on c.id = meu.cliente_id and c.situacao = 'ativo' and c.criado_em < ${de}
    left join lateral (
      select a.data_hora_inicio as inicio from ${agendamentos} a
      where a.cliente_id = c.id and a.data_hora_inicio < ${ate} and not a.excluido
        and not a.privado and a.status in ('AGENDADO', 'FINALIZADO')
      order by a.data_hora_inicio desc limit 1) reuniao on true
    where reuniao.inicio is null or reuniao.inicio < ${de}
    order by reuniao.inicio nulls first, c.nome collate "pt-BR-x-icu", c.id
    limit ${literal(limite)}`);
  return rows;
}

interface ContratoNoFim extends Record<string, unknown> {
  id: number;
  numero_contrato: string;
  cliente_id: number;
  cliente_nome: string;
  data_fim: string;
  dias: number;
  total: number;
}

/** When a contract ends: on the day that is marked for it, or else at the end of its term. */
const FIM = sql`coalesce(k.encerra_em, k.data_fim)`;

/**
 * Contracts in force that end between two days, soonest first, of clients in the actor's scope that
 * the firm serves.
 */
export async function lerAVencer(
  db: Db,
  ator: Ator,
  { de, ate, limite }: { de: string; ate: string; limite: number },
): Promise<ContratoNoFim[]> {
  const { rows } = await db.execute<ContratoNoFim>(sql`
    select k.id, k.numero_contrato, k.cliente_id, ${FIM}::text as data_fim,
      ${FIM} - ${de}::date as dias, count(*) over () as total,
      ${clientes.nome} as cliente_nome
    from ${contratos} k
    join ${clientes} on ${clientes.id} = k.cliente_id and not (${arquivado})
    where k.status_contrato = 'ATIVO' and ${FIM} between ${de} and ${ate}
      and ${noEscopoDeClientes(ator, sql`k.cliente_id`)}
    order by ${FIM}, k.id limit ${literal(limite)}`);
  return rows;
}
