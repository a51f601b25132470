import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { type Db, literal, preparada } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { tiposAgendamento } from '../tipos-agendamento/tipos-agendamento.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import {
  agendamentoHistorico,
  agendamentoParticipantes,
  agendamentos,
} from './agendamentos.tables.ts';
import { eixo, type Recorte } from './leitura/recorte.repository.ts';

export interface LinhaDeParticipante {
  id: number;
  nome: string;
  avatar_chave: string | null;
  resposta: (typeof agendamentoParticipantes.$inferSelect)['resposta'];
}

/** By name, since Drizzle leaves the table out of columns in a selection without joins. */
const daLinha = {
  id: sql`agendamentos.id`,
  tipo_agendamento_id: sql`agendamentos.tipo_agendamento_id`,
  criado_por: sql`agendamentos.criado_por`,
  cliente_id: sql`agendamentos.cliente_id`,
};

/** Those who take part, by name. One sub-select per row of the page, by primary key: no N+1. */
const participantes = sql<LinhaDeParticipante[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'nome', u.nome,
    'avatar_chave', u.avatar_chave, 'resposta', p.resposta)
    order by u.nome collate "pt-BR-x-icu", u.id), '[]')
  from ${agendamentoParticipantes} p join ${usuarios} u on u.id = p.usuario_id
  where p.agendamento_id = ${daLinha.id} and p.participa)`;

/** Who reads; the id may be a placeholder of a prepared statement. */
interface Leitor {
  readonly administrador: boolean;
  readonly visita: boolean;
  readonly usuarioId: number | Placeholder;
}

const leitor = ({ administrador, visita, usuarioId }: Ator): Leitor => ({
  administrador,
  visita: visita !== null,
  usuarioId,
});

/** Prepares a statement for each way to read: as administrator, in 'Ver como', as anybody else. */
function porLeitor<T>(construir: (db: Db, quem: Leitor) => T): (db: Db, ator: Ator) => T {
  const de = (administrador: boolean, visita: boolean) =>
    preparada((db) =>
      construir(db, { administrador, visita, usuarioId: sql.placeholder('usuarioId') }),
    );
  const maneiras = {
    administrador: de(true, false),
    visita: de(false, true),
    pessoa: de(false, false),
  };
  return (db, ator) => {
    if (ator.administrador) return maneiras.administrador(db);
    return ator.visita ? maneiras.visita(db) : maneiras.pessoa(db);
  };
}

/** Whether the reader is a member of the row's appointment, or counts as one. */
const pertenceAoLeitor = ({ administrador, visita, usuarioId }: Leitor) => {
  if (administrador) return membro(usuarioId);
  // In 'Ver como' the visitor sees the person's private appointments as busy time only.
  return visita ? sql<boolean>`not ${agendamentos.privado}` : sql<boolean>`true`;
};

const membro = (usuarioId: number | Placeholder) => sql<boolean>`exists (
  select 1 from ${agendamentoParticipantes} m
  where m.agendamento_id = ${daLinha.id} and m.usuario_id = ${usuarioId})`;

type TipoDaLinha = Pick<
  typeof tiposAgendamento.$inferSelect,
  'id' | 'nome' | 'cor' | 'icone' | 'bloqueia_agenda'
>;

/**
 * What a row names (type, creator, client) is looked up by primary key for each row, not joined:
 * the planner chooses among the ways to join a small table by the size of the large ones, and a
 * statement must cost the same in a firm ten times the size.
 */
const tipo = sql<TipoDaLinha | null>`(
  select json_build_object('id', t.id, 'nome', t.nome, 'cor', t.cor, 'icone', t.icone,
    'bloqueia_agenda', t.bloqueia_agenda)
  from ${tiposAgendamento} t where t.id = ${daLinha.tipo_agendamento_id})`;

const criadorNome = sql<string>`(
  select u.nome from ${usuarios} u where u.id = ${daLinha.criado_por})`;

const clienteNome = sql<string | null>`(
  select c.nome from ${clientes} c where c.id = ${daLinha.cliente_id})`;

const selecionar = (db: Db, quem: Leitor) =>
  db
    .select({
      ...getTableColumns(agendamentos),
      tipo,
      criador_nome: criadorNome,
      cliente_nome: clienteNome,
      participantes,
      // True without a look-up for who is no administrator: `recortar` lets such a reader see only
      // appointments of which they are a member.
      membro: pertenceAoLeitor(quem),
    })
    .from(agendamentos);

/** An appointment with everything its JSON needs, and whether the reader belongs to it. */
export type LinhaDeAgendamento = Awaited<ReturnType<typeof selecionar>>[number];

/** The rows of one page of a slice of the agenda, in order of start. */
export function lerPagina(
  db: Db,
  ator: Ator,
  { pessoa, onde, ordem }: Recorte,
  {
    limit,
    offset = 0,
    decrescente = false,
  }: { limit: number; offset?: number; decrescente?: boolean },
): Promise<LinhaDeAgendamento[]> {
  const sentido = decrescente ? desc : asc;
  const linhas = selecionar(db, leitor(ator));
  const doEixo =
    pessoa === null ? linhas : linhas.innerJoin(eixo, eq(eixo.agendamento_id, agendamentos.id));
  return doEixo
    .where(onde)
    .orderBy(sentido(ordem.inicio), sentido(ordem.id))
    .limit(literal(limit))
    .offset(literal(offset));
}

/** The statement of `contar`, exported so that a test can read its plan. */
export const contagem = ({ de, onde }: Recorte) =>
  sql`select count(*) as total from ${de} where ${onde}`;

/** How many rows a slice has. */
export async function contar(db: Db, recorte: Recorte): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(contagem(recorte));
  return rows[0]?.total ?? 0;
}

/** Only the times of a slice: what counting by day needs. */
export async function lerHorarios(db: Db, { onde, de, ordem }: Recorte) {
  const linhas = await db
    .select({ inicio: agendamentos.data_hora_inicio, termino: agendamentos.data_hora_termino })
    .from(agendamentos)
    .where(sql`${agendamentos.id} in (select ${ordem.id} from ${de} where ${onde})`);
  return linhas;
}

const visivel = ({ administrador, usuarioId }: Leitor): SQL | undefined =>
  administrador ? undefined : membro(usuarioId);

const umPorId = porLeitor((db, quem) =>
  selecionar(db, quem)
    .where(
      and(
        eq(agendamentos.id, sql.placeholder('id')),
        isNull(agendamentos.excluido_em),
        visivel(quem),
      ),
    )
    .prepare(''),
);

/** One appointment that the actor may read. Deleted ones do not exist. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeAgendamento | undefined> {
  const [linha] = await umPorId(db, ator).execute({ id, usuarioId: ator.usuarioId });
  return linha;
}

/** A deleted appointment, for whoever created it or administers: the only ones who may undo. */
export async function lerExcluido(db: Db, ator: Ator, id: number) {
  const [linha] = await selecionar(db, leitor(ator)).where(
    and(
      eq(agendamentos.id, id),
      ator.administrador ? undefined : eq(agendamentos.criado_por, ator.usuarioId),
    ),
  );
  return linha;
}

/**
 * Locks the row for this transaction. Read it with `ler` afterwards, not in the same statement:
 * only a statement of its own sees what the transaction that held the lock wrote.
 */
export async function travar(db: Db, id: number): Promise<void> {
  await db
    .select({ id: agendamentos.id })
    .from(agendamentos)
    .where(eq(agendamentos.id, id))
    .for('update');
}

/** A person's name. */
export async function lerNome(db: Db, usuarioId: number): Promise<string> {
  const [linha] = await db
    .select({ nome: usuarios.nome })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId));
  return linha?.nome ?? 'outra pessoa';
}

const historicoPorId = preparada((db) =>
  db
    .select({
      id: agendamentoHistorico.id,
      acao: agendamentoHistorico.acao,
      descricao: agendamentoHistorico.descricao,
      usuario_id: agendamentoHistorico.usuario_id,
      usuario_nome: usuarios.nome,
      criado_em: agendamentoHistorico.criado_em,
    })
    .from(agendamentoHistorico)
    .leftJoin(usuarios, eq(usuarios.id, agendamentoHistorico.usuario_id))
    .where(eq(agendamentoHistorico.agendamento_id, sql.placeholder('id')))
    .orderBy(desc(agendamentoHistorico.id))
    .prepare(''),
);

/** What happened to an appointment, newest first. */
export const lerHistorico = (db: Db, id: number) => historicoPorId(db).execute({ id });

export type LinhaDoHistorico = Awaited<ReturnType<typeof lerHistorico>>[number];

const sucessorPorId = porLeitor((db, quem) =>
  db
    .select({ id: agendamentos.id })
    .from(agendamentos)
    .where(
      and(
        eq(agendamentos.reagendado_de_id, sql.placeholder('id')),
        isNull(agendamentos.excluido_em),
        visivel(quem),
      ),
    )
    .orderBy(agendamentos.id)
    .limit(literal(1))
    .prepare(''),
);

/** Id of the appointment that took this one's place, if the actor may read it. */
export async function lerSucessor(db: Db, ator: Ator, id: number): Promise<number | null> {
  const [linha] = await sucessorPorId(db, ator).execute({ id, usuarioId: ator.usuarioId });
  return linha?.id ?? null;
}
