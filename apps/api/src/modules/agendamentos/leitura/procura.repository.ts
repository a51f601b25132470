import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { contemPalavras } from '../../../platform/busca.ts';
import { type Db, literal } from '../../../platform/db.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { tiposAgendamento } from '../../tipos-agendamento/tipos-agendamento.tables.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos.tables.ts';

/**
 * How many of a person's appointments a search looks at, ahead and behind: weeks and months for the
 * busiest. Farther ones are found on the agenda, by its filters. Each is one look-up in the firm's
 * largest table, so many more would make the search slow.
 */
const A_FRENTE = 60;
const PARA_TRAS = 120;

export interface AgendamentoAchado extends Record<string, unknown> {
  id: number;
  titulo: string;
  inicio: string;
  termino: string;
  status: (typeof agendamentos.$inferSelect)['status'];
  cor: string;
  cliente_nome: string | null;
}

/**
 * The person's appointments that match a term, nearest to now first. Reads the person's own index
 * outwards from now, so its cost is bounded whatever the term and the size of the agenda.
 */
export async function procurar(
  db: Db,
  ator: Ator,
  { termo, limite, agora }: { termo: string; limite: number; agora: Date },
): Promise<AgendamentoAchado[]> {
  const agoraSql = sql`${agora.toISOString()}::timestamptz`;
  const lado = (onde: SQL, sentido: SQL, quantos: number) => sql`(
    select p.agendamento_id, p.inicio from ${agendamentoParticipantes} p
    where p.usuario_id = ${ator.usuarioId} and not p.excluido and p.inicio ${onde} ${agoraSql}
    order by p.inicio ${sentido}, p.agendamento_id ${sentido} limit ${literal(quantos)})`;
  const { rows } = await db.execute<AgendamentoAchado>(sql`
    select a.id, a.titulo, a.data_hora_inicio as inicio, a.data_hora_termino as termino, a.status,
      coalesce((select t.cor from ${tiposAgendamento} t where t.id = a.tipo_agendamento_id),
        ${COR_PADRAO}) as cor,
      (select c.nome from ${clientes} c where c.id = a.cliente_id) as cliente_nome
    from (${lado(sql`>=`, sql`asc`, A_FRENTE)} union all ${lado(sql`<`, sql`desc`, PARA_TRAS)}) perto
    cross join lateral (
      select * from ${agendamentos} x
      where x.id = perto.agendamento_id
        and ${contemPalavras(sql`x.titulo || ' ' || coalesce(x.local_reuniao, '')`, termo)}
        ${ator.visita ? sql`and not x.privado` : sql``}
      offset 0) a
    order by abs(extract(epoch from perto.inicio - ${agoraSql})), a.id
    limit ${literal(limite)}`);
  return rows;
}
