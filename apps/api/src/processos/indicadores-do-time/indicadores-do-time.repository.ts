import { SITUACOES_DO_CLIENTE, type SituacaoDoCliente } from '@dominio/contrato/clientes-situacao';
import { sql } from 'drizzle-orm';
import { agendamentoParticipantes } from '../../modules/agendamentos/agendamentos.tables.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { timeClientes, times } from '../../modules/times/times.tables.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';

/** A team's clients in the actor's scope, by status, in the order of its steps. */
export async function contarClientes(db: Db, ator: Ator, timeId: number) {
  const { rows } = await db.execute<{ situacao: SituacaoDoCliente; total: number }>(sql`
    select c.situacao, count(*)::int as total
    from ${timeClientes} tc join ${clientes} c on c.id = tc.cliente_id
    where tc.time_id = ${timeId} and ${noEscopoDeClientes(ator, sql`tc.cliente_id`)}
    group by c.situacao`);
  const posicao = (situacao: SituacaoDoCliente) => SITUACOES_DO_CLIENTE.indexOf(situacao);
  return rows.toSorted((a, b) => posicao(a.situacao) - posicao(b.situacao));
}

/** Active contracts of a team's clients in the actor's scope, and what they bring each month. */
export async function contarContratos(db: Db, ator: Ator, timeId: number) {
  const { rows } = await db.execute<{ em_vigor: number; valor: string }>(sql`
    select count(*)::int as em_vigor, coalesce(sum(k.valor_mensal_centavos), 0) as valor
    from ${timeClientes} tc join ${contratos} k on k.cliente_id = tc.cliente_id
    where tc.time_id = ${timeId} and k.status_contrato = 'ATIVO'
      and ${noEscopoDeClientes(ator, sql`tc.cliente_id`)}`);
  const [linha] = rows;
  return { em_vigor: linha?.em_vigor ?? 0, valor: Number(linha?.valor ?? 0) };
}

interface Periodo {
  readonly desde: Date;
  readonly agora: Date;
  readonly ate: Date;
  readonly dias: number;
}

/** The agenda of a team's members before and after now, each appointment counted once. */
export async function contarAgenda(db: Db, timeId: number, { desde, agora, ate, dias }: Periodo) {
  const [de, ja, fim] = [desde, agora, ate].map((um) => sql`${um.toISOString()}::timestamptz`);
  const { rows } = await db.execute<
    Record<'proximos' | 'realizados' | 'sem_desfecho' | 'minutos', number>
  >(sql`
    select
      (count(distinct p.agendamento_id) filter (
        where p.status = 'AGENDADO' and p.inicio >= ${ja}))::int as proximos,
      coalesce(sum(extract(epoch from p.termino - p.inicio) / 60) filter (
        where p.status = 'AGENDADO' and p.inicio >= ${ja}), 0)::int as minutos,
      (count(distinct p.agendamento_id) filter (
        where p.status = 'FINALIZADO' and p.inicio < ${ja}))::int as realizados,
      (count(distinct p.agendamento_id) filter (
        where p.status = 'AGENDADO' and p.termino <= ${ja}))::int as sem_desfecho
    from ${usuarios} u join ${agendamentoParticipantes} p on p.usuario_id = u.id
    where u.time_id = ${timeId} and u.situacao <> 'desligado' and p.participa and not p.excluido
      and p.inicio >= ${de} and p.inicio < ${fim}`);
  const { minutos = 0, proximos = 0, realizados = 0, sem_desfecho = 0 } = rows[0] ?? {};
  const minutos_por_semana = Math.round((minutos * 7) / dias);
  return { proximos, minutos_por_semana, realizados, sem_desfecho };
}

/** Minutes of agenda per week and members away today, of every team. */
export async function contarCargas(db: Db, hoje: string, { agora, ate, dias }: Periodo) {
  const { rows } = await db.execute<Record<'id' | 'minutos' | 'ausentes', number>>(sql`
    select t.id::int as id,
      coalesce((select sum(extract(epoch from p.termino - p.inicio) / 60)
        from ${usuarios} u join ${agendamentoParticipantes} p on p.usuario_id = u.id
        where u.time_id = t.id and u.situacao <> 'desligado' and p.participa and not p.excluido
          and p.status = 'AGENDADO' and p.inicio >= ${agora.toISOString()}::timestamptz
          and p.inicio < ${ate.toISOString()}::timestamptz), 0)::int as minutos,
      (select count(distinct u.id) from ${usuarios} u join ${ausencias} a on a.usuario_id = u.id
        where u.time_id = t.id and u.situacao <> 'desligado'
          and a.inicio <= ${hoje}::date and a.fim >= ${hoje}::date)::int as ausentes
    from ${times} t order by t.id`);
  return rows.map(({ minutos, ...resto }) => ({
    ...resto,
    minutos_por_semana: Math.round((minutos * 7) / dias),
  }));
}

/** Members of a team who are away on a day, by name. */
export async function listarAusentes(db: Db, timeId: number, hoje: string) {
  const { rows } = await db.execute<{ id: number; nome: string; ate: string }>(sql`
    select u.id, u.nome, a.fim::text as ate
    from ${usuarios} u join ${ausencias} a on a.usuario_id = u.id
    where u.time_id = ${timeId} and u.situacao <> 'desligado'
      and a.inicio <= ${hoje}::date and a.fim >= ${hoje}::date
    order by u.nome collate "pt-BR-x-icu", u.id`);
  return rows.map(({ id, nome, ate }) => ({ id: Number(id), nome, ate }));
}
