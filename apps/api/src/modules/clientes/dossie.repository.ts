import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import { sql } from 'drizzle-orm';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { type Db, literal } from '../../platform/db.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

interface Responsavel extends Record<string, unknown> {
  nome: string;
  contrato: string;
  /** Days; null for one that is not known. */
  de: string | null;
  ate: string | null;
}

const FUSO = sql.raw(`'America/Sao_Paulo'`);

/**
 * Who answered for each contract of a client in the actor's scope, the newest first: the person whom it
 * names, and those whom the audit log saw give way. Nothing for who may not see contracts.
 */
export async function responsaveisPorContrato(
  db: Db,
  ator: Ator,
  clienteId: number,
): Promise<Responsavel[]> {
  if (!pode(ator, 'contratos:visualizar')) return [];
  const { rows } = await db.execute<Responsavel>(sql`
    with contrato as (
      select k.id, k.numero_contrato, k.responsavel_id, k.data_inicio,
        case when k.status_contrato in ('ENCERRADO', 'CANCELADO')
          then coalesce(k.encerra_em, k.data_fim) end as fim
      from ${contratos} k
      where k.cliente_id = ${clienteId} and ${noEscopoDeClientes(ator, sql`k.cliente_id`)}
    ), mudanca as (
      select e.objeto_id as contrato_id, (e.antes ->> 'responsavel_id')::bigint as quem,
        (e.criado_em at time zone ${FUSO})::date as dia, e.id
      from ${auditoriaEventos} e
      where e.cliente_id = ${clienteId} and e.acao = 'contrato.alterado'
        and e.antes ? 'responsavel_id'
        and (e.antes ->> 'responsavel_id') is distinct from (e.depois ->> 'responsavel_id')
    ), vez as (
      select contrato_id, quem, dia as ate,
        lag(dia) over (partition by contrato_id order by id) as desde
      from mudanca
      union all
      select c.id, c.responsavel_id, c.fim,
        (select max(m.dia) from mudanca m where m.contrato_id = c.id)
      from contrato c
    )
    select u.nome, c.numero_contrato as contrato, v.ate::text as ate,
      case when coalesce(v.desde, c.data_inicio) <= coalesce(v.ate, 'infinity'::date)
        then coalesce(v.desde, c.data_inicio) end::text as de
    from vez v join contrato c on c.id = v.contrato_id join ${usuarios} u on u.id = v.quem
    order by v.ate desc nulls first, c.numero_contrato, u.nome collate "pt-BR-x-icu"
    limit ${literal(MAXIMO_POR_TABELA)}`);
  return rows;
}

interface QuemSeReuniu extends Record<string, unknown> {
  nome: string;
  primeiro: string;
  ultimo: string;
}

/**
 * The staff in past appointments with a client in the actor's scope, of those that are not private and
 * took place, who was there last first. Nothing for who has no agenda.
 */
export async function quemSeReuniu(
  db: Db,
  ator: Ator,
  clienteId: number,
  agora: Date,
): Promise<QuemSeReuniu[]> {
  if (!pode(ator, 'agenda:visualizar')) return [];
  const { rows } = await db.execute<QuemSeReuniu>(sql`
    select u.nome, min(a.data_hora_inicio) as primeiro, max(a.data_hora_inicio) as ultimo
    from ${agendamentos} a
    join ${agendamentoParticipantes} p on p.agendamento_id = a.id and p.participa
    join ${usuarios} u on u.id = p.usuario_id and u.client_id is null
    where a.cliente_id = ${clienteId} and ${noEscopoDeClientes(ator, sql`a.cliente_id`)}
      and not a.excluido and not a.privado and a.status in ('AGENDADO', 'FINALIZADO')
      and a.data_hora_inicio <= ${agora.toISOString()}::timestamptz
    group by u.id
    order by max(a.data_hora_inicio) desc, u.nome collate "pt-BR-x-icu", u.id
    limit ${literal(MAXIMO_POR_TABELA)}`);
  return rows;
}

interface Vinculo extends Record<string, unknown> {
  nome: string;
  em: string;
  entrou: boolean;
}

/** When a client in the actor's scope was linked to people of the staff and taken from them, newest first. */
export async function vinculosDoCliente(db: Db, ator: Ator, clienteId: number): Promise<Vinculo[]> {
  const este = sql`${JSON.stringify([clienteId])}::jsonb`;
  const { rows } = await db.execute<Vinculo>(sql`
    select u.nome, e.criado_em as em, e.depois -> 'adicionados' @> ${este} as entrou
    from ${auditoriaEventos} e join ${usuarios} u on u.id = e.objeto_id and u.client_id is null
    where e.acao = 'usuario.clientes_alterados' and e.objeto_tipo = 'usuario'
      and ${noEscopoDeClientes(ator, sql`${clienteId}::bigint`)}
      and (e.depois -> 'adicionados' @> ${este} or e.antes -> 'removidos' @> ${este})
    order by e.criado_em desc, e.id desc
    limit ${literal(MAXIMO_POR_TABELA)}`);
  return rows;
}
