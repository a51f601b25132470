import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import type { Db } from '../../../platform/db.ts';
import { tiposAgendamento } from '../../tipos-agendamento/tipos-agendamento.tables.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos.tables.ts';

const membros = agendamentoParticipantes;
const ids = (lista: readonly number[]): SQL => sql`any(${sql.param([...lista])}::bigint[])`;
const instante = (quando: Date): SQL => sql`${quando.toISOString()}::timestamptz`;

/** An appointment to come of somebody who leaves. Instants are text: raw rows are not mapped. */
export interface Compromisso extends Record<string, unknown> {
  id: number;
  titulo: string;
  data_hora_inicio: string;
  data_hora_termino: string;
  criado_por: number;
  cliente_id: number | null;
  privado: boolean;
  /** Whether the actor is a member of it. */
  membro: boolean;
  /** Whether its client is in the actor's scope; true if it has no client. */
  no_escopo: boolean;
}

/**
 * The appointments not yet ended that somebody created, or takes part in without having declined.
 * The lower bound on the start excludes nothing; it bounds the range of the index.
 */
export async function lerDaqui(db: Db, ator: Ator, pessoa: number, agora: Date) {
  const { rows } = await db.execute<Compromisso>(sql`
    select a.id, a.titulo, a.data_hora_inicio, a.data_hora_termino, a.criado_por, a.cliente_id,
      a.privado,
      coalesce((select true from ${membros} m
        where m.agendamento_id = a.id and m.usuario_id = ${ator.usuarioId}), false) as membro,
      (a.cliente_id is null or ${noEscopoDeClientes(ator, sql`a.cliente_id`)}) as no_escopo
    from ${membros} p join ${agendamentos} a on a.id = p.agendamento_id
    where p.usuario_id = ${pessoa} and p.inicio > ${instante(agora)} - interval '24 hours'
      and p.termino > ${instante(agora)} and p.status = 'AGENDADO' and not p.excluido
      and (a.criado_por = ${pessoa} or (p.participa and p.resposta <> 'recusado'))
    order by a.data_hora_inicio, a.id`);
  return rows;
}

/** Locks appointments in ascending order, so that two transactions never wait for each other. */
export async function travarTodos(db: Db, lista: readonly number[]): Promise<void> {
  if (lista.length === 0) return;
  await db
    .select({ id: agendamentos.id })
    .from(agendamentos)
    .where(inArray(agendamentos.id, [...lista]))
    .orderBy(agendamentos.id)
    .for('update');
}

export interface Choque extends Record<string, unknown> {
  /** The appointment that would be handed over. */
  de: number;
  id: number;
  titulo: string;
  data_hora_inicio: string;
  data_hora_termino: string;
  privado: boolean;
  membro: boolean;
}

/** The successor's own appointments at the time of those that would be handed over. */
export async function lerChoques(
  db: Db,
  ator: Ator,
  lista: readonly number[],
  { de, para }: { de: number; para: number },
): Promise<Choque[]> {
  if (lista.length === 0) return [];
  const bloqueia = (agendamento: SQL) => sql`coalesce((
    select t.bloqueia_agenda from ${tiposAgendamento} t where t.id = ${agendamento}), true)`;
  const { rows } = await db.execute<Choque>(sql`
    select p.agendamento_id as de, o.id, o.titulo, o.data_hora_inicio, o.data_hora_termino,
      o.privado, coalesce((select true from ${membros} m
        where m.agendamento_id = o.id and m.usuario_id = ${ator.usuarioId}), false) as membro
    from ${membros} p
    join ${agendamentos} a on a.id = p.agendamento_id
    join ${membros} s on s.usuario_id = ${para} and s.inicio < p.termino and s.termino > p.inicio
      and s.inicio > p.inicio - interval '24 hours' and s.agendamento_id <> p.agendamento_id
      and s.status = 'AGENDADO' and s.participa and s.resposta <> 'recusado' and not s.excluido
    join ${agendamentos} o on o.id = s.agendamento_id
    where p.usuario_id = ${de} and p.participa and p.agendamento_id = ${ids(lista)}
      and ${bloqueia(sql`a.tipo_agendamento_id`)} and ${bloqueia(sql`o.tipo_agendamento_id`)}
    order by p.inicio, o.data_hora_inicio, o.id`);
  return rows;
}

interface Troca {
  readonly de: number;
  readonly para: number;
  readonly autorId: number;
  readonly agora: Date;
}

/** Makes somebody the creator of appointments; the copies reach the members' rows by cascade. */
async function trocarDono(db: Db, lista: readonly number[], { de, para, autorId, agora }: Troca) {
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${agendamentos} set versao = versao + 1, alterado_por = ${autorId},
      atualizado_em = ${instante(agora)},
      criado_por = case when criado_por = ${de} then ${para} else criado_por end
    where id = ${ids(lista)} returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Puts the successor in somebody's place: a successor who is a member already stays one, and takes
 * part if either of the two did. Answers the ids of the appointments that changed.
 */
export async function substituir(db: Db, lista: readonly number[], troca: Troca) {
  const { de, para } = troca;
  if (lista.length === 0) return [];
  const mudados = await trocarDono(db, lista, troca);
  await db.execute(sql`
    update ${membros} s set participa = s.participa or d.participa,
      resposta = case when a.criado_por = ${para} then 'aceito'
        when s.resposta = 'recusado' and d.participa then 'pendente' else s.resposta end
    from ${membros} d join ${agendamentos} a on a.id = d.agendamento_id
    where d.usuario_id = ${de} and s.usuario_id = ${para}
      and s.agendamento_id = d.agendamento_id and d.agendamento_id = ${ids(lista)}`);
  await db.execute(sql`
    insert into ${membros}
      (agendamento_id, usuario_id, participa, resposta, inicio, termino, status, excluido)
    select d.agendamento_id, ${para}, d.participa,
      case when a.criado_por = ${para} then 'aceito' else 'pendente' end,
      d.inicio, d.termino, d.status, d.excluido
    from ${membros} d join ${agendamentos} a on a.id = d.agendamento_id
    where d.usuario_id = ${de} and d.agendamento_id = ${ids(lista)}
    on conflict do nothing`);
  await sair(db, lista, de);
  return mudados;
}

const sair = (db: Db, lista: readonly number[], pessoa: number) =>
  db.execute(sql`
    delete from ${membros} where usuario_id = ${pessoa} and agendamento_id = ${ids(lista)}`);

/** Removes somebody from appointments that go on without them. Answers the changed ids. */
export async function retirar(db: Db, lista: readonly number[], troca: Omit<Troca, 'para'>) {
  if (lista.length === 0) return [];
  const mudados = await trocarDono(db, lista, { ...troca, para: troca.de });
  await sair(db, lista, troca.de);
  return mudados;
}

/** Cancels appointments. Answers the ids of those that changed. */
export async function cancelar(
  db: Db,
  lista: readonly number[],
  { autorId, agora, motivo }: { autorId: number; agora: Date; motivo: string },
) {
  if (lista.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${agendamentos} set status = 'CANCELADO', motivo_cancelamento = ${motivo},
      status_em = ${instante(agora)}, status_por = ${autorId}, atualizado_em = ${instante(agora)},
      alterado_por = ${autorId}, versao = versao + 1
    where id = ${ids(lista)} returning id`);
  return rows.map(({ id }) => id);
}
