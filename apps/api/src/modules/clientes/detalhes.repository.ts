import type { SituacaoEscrita } from '@dominio/contrato/clientes-situacao';
import { type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import { clientes, empresas } from './clientes.tables.ts';
import { nomesDosTimes } from './recorte.repository.ts';

interface Detalhes extends SituacaoEscrita, Record<string, unknown> {
  id: number;
  responsavel_nome: string | null;
  times: string[];
  municipio: string | null;
  uf: string | null;
  proxima_reuniao: string | null;
  versao: number;
}

interface Olhar {
  readonly agora: Date;
  /** Whether meetings are told at all. */
  readonly agenda: boolean;
}

/** A client that a page of the list shows, with the contract and the company told of it. */
type Mostrado = Readonly<{ id: number; contrato_id: number | null; empresa_id: number | null }>;

/** Meetings of a client that are held or to be held, and told to whoever sees the client. */
const contadas = (clienteId: SQL, status: SQL) =>
  sql`from ${agendamentos} a where a.cliente_id = ${clienteId} and a.status in (${status})
    and not a.excluido and not a.privado`;

/**
 * When the last meeting with a client of the actor's was, and when the next is, whoever holds them. One
 * that was not called off counts as held, as the home page counts it.
 */
export async function lerReunioes(
  db: Db,
  ator: Ator,
  { clienteId, agora }: { clienteId: number; agora: Date },
) {
  const instante = sql`${agora.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ ultima: string | null; proxima: string | null }>(sql`
    select
      (select a.data_hora_inicio ${contadas(sql`c.id`, sql`'AGENDADO', 'FINALIZADO'`)}
        and a.data_hora_inicio <= ${instante}
        order by a.data_hora_inicio desc limit 1) as ultima,
      (select a.data_hora_inicio ${contadas(sql`c.id`, sql`'AGENDADO'`)}
        and a.data_hora_inicio > ${instante}
        order by a.data_hora_inicio limit 1) as proxima
    from ${clientes} c where c.id = ${clienteId} and ${noEscopoDeClientes(ator, sql`c.id`)}`);
  return rows[0];
}

/**
 * What the list of clients tells beyond the clients' own fields, for the rows of one page, which
 * were read within the actor's scope: who answers for the client (by the contract, else by a link), its teams,
 * where its company is, how it stands with the firm, and the day of the next meeting that is not private. Its hour is its
 * members' (decisoes.md §5): with it, a colleague's busy time would tell whom they meet. Apart from
 * the list's query, which others ask without this.
 */
export async function lerDetalhes(
  db: Db,
  mostrados: readonly Mostrado[],
  { agora, agenda }: Olhar,
): Promise<Detalhes[]> {
  const coluna = (campo: keyof Mostrado) =>
    sql`${sql.param(mostrados.map((um) => um[campo]))}::bigint[]`;
  const { rows } = await db.execute<Detalhes>(sql`
    select mostrado.id, e.municipio, e.uf, c.situacao, c.situacao_motivo, c.situacao_detalhe,
      c.situacao_desde::text as situacao_desde, c.versao,
      coalesce(
        (select u.nome from ${contratos} k join ${usuarios} u on u.id = k.responsavel_id
          where k.id = mostrado.contrato_id and u.situacao = 'ativo'),
        (select min(u.nome) from ${usuarioClientes} v join ${usuarios} u on u.id = v.usuario_id
          where v.cliente_id = mostrado.id and v.papel = 'responsavel'
            and u.situacao = 'ativo')) as responsavel_nome,
      ${nomesDosTimes(sql`mostrado.id`, sql`mostrado.contrato_id`)} as times,
      (select a.data_hora_inicio ${contadas(sql`mostrado.id`, sql`'AGENDADO'`)}
          and ${agenda}::boolean and a.data_hora_inicio > ${agora.toISOString()}::timestamptz
        order by a.data_hora_inicio limit 1) as proxima_reuniao
    from unnest(${coluna('id')}, ${coluna('contrato_id')}, ${coluna('empresa_id')})
      as mostrado (id, contrato_id, empresa_id)
    join ${clientes} c on c.id = mostrado.id
    left join ${empresas} e on e.id = mostrado.empresa_id`);
  return rows;
}
