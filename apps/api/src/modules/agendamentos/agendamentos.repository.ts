import { and, eq, getTableColumns, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { type Db, fixo, literal, preparada, pulando } from '../../platform/db.ts';
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

const pertenceA = (agendamentoId: SQL, usuarioId: number | Placeholder) => sql<boolean>`exists (
  select 1 from ${agendamentoParticipantes} m
  where m.agendamento_id = ${agendamentoId} and m.usuario_id = ${usuarioId})`;

const membro = (usuarioId: number | Placeholder) => pertenceA(daLinha.id, usuarioId);

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

const daTabela = getTableColumns(agendamentos);

const colunas = (quem: Leitor) => ({
  ...daTabela,
  tipo,
  criador_nome: criadorNome,
  cliente_nome: clienteNome,
  participantes,
  // True without a look-up for who is no administrator: `recortar` lets such a reader see only
  // appointments of which they are a member.
  membro: pertenceAoLeitor(quem),
});

const selecionar = (db: Db, quem: Leitor) => db.select(colunas(quem)).from(agendamentos);

/** An appointment with everything its JSON needs, and whether the reader belongs to it. */
export type LinhaDeAgendamento = Awaited<ReturnType<typeof selecionar>>[number];

/** The same columns for pages, but the one that depends on the reader. */
const COLUNAS_DA_PAGINA = fixo(sql`
  ${sql.join(Object.values(daTabela), sql`, `)}, ${tipo} as tipo, ${criadorNome} as criador_nome,
  ${clienteNome} as cliente_nome, ${participantes} as participantes`);

const INSTANTES = Object.values(daTabela).flatMap(({ name, dataType }) =>
  dataType === 'date' ? [name] : [],
);

/** A row of a page as Drizzle would give it: raw SQL answers instants as text. */
export function daPagina(crua: Record<string, unknown>): LinhaDeAgendamento & { total: number } {
  for (const nome of INSTANTES) {
    const instante = crua[nome];
    if (typeof instante === 'string') crua[nome] = new Date(instante);
  }
  return crua as LinhaDeAgendamento & { total: number };
}

interface Pagina {
  readonly limit: number;
  readonly offset?: number;
  readonly decrescente?: boolean;
}

const DO_EIXO = fixo(sql`${agendamentos}
  join ${agendamentoParticipantes} eixo on ${eixo.agendamento_id} = ${agendamentos.id}`);

/** The statement of `lerPagina`, for a test to read its plan and for pages of several people. */
export function pagina(
  ator: Ator,
  recorte: Recorte,
  { limit, offset = 0, decrescente = false }: Pagina,
): SQL {
  const { pessoa, onde, ordem } = recorte;
  const sentido = sql.raw(decrescente ? 'desc' : 'asc');
  return sql`
    select ${COLUNAS_DA_PAGINA}, ${pertenceAoLeitor(leitor(ator))} as membro,
      (${contagem(recorte)}) as total
    from ${pessoa === null ? agendamentos : DO_EIXO} where ${onde}
    order by ${ordem.inicio} ${sentido}, ${ordem.id} ${sentido}
    limit ${literal(limit)} offset ${pulando(offset)}`;
}

/** The rows of one page of a slice of the agenda, in order of start, and how many the slice has. */
export async function lerPagina(
  db: Db,
  ator: Ator,
  recorte: Recorte,
  opcoes: Pagina,
): Promise<{ linhas: LinhaDeAgendamento[]; total: number }> {
  const { rows } = await db.execute(pagina(ator, recorte, opcoes));
  const linhas = rows.map(daPagina);
  const [primeira] = linhas;
  // A page after the last one has no row to tell it.
  if (!primeira && opcoes.offset) return { linhas, total: await contar(db, recorte) };
  return { linhas, total: primeira?.total ?? 0 };
}

/** The statement that counts a slice, exported so that a test can read its plan. */
export const contagem = ({ de, onde }: Recorte) =>
  sql`select count(*) as total from ${de} where ${onde}`;

/** How many rows a slice has. */
async function contar(db: Db, recorte: Recorte): Promise<number> {
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

/** The appointment asked for, which the reader may read. */
const daPessoa = (quem: Leitor) =>
  and(eq(agendamentos.id, sql.placeholder('id')), isNull(agendamentos.excluido_em), visivel(quem));

const umPorId = porLeitor((db, quem) => selecionar(db, quem).where(daPessoa(quem)).prepare(''));

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

interface PassoDoHistorico {
  readonly id: number;
  readonly acao: string;
  readonly descricao: string;
  readonly usuario_id: number | null;
  readonly usuario_nome: string | null;
  /** ISO 8601. */
  readonly criado_em: string;
}

/** What happened to the row's appointment, newest first. */
const historico = sql<PassoDoHistorico[]>`(
  select coalesce(json_agg(json_build_object('id', h.id, 'acao', h.acao, 'descricao', h.descricao,
    'usuario_id', h.usuario_id, 'usuario_nome', u.nome, 'criado_em', h.criado_em)
    order by h.id desc), '[]')
  from ${agendamentoHistorico} h left join ${usuarios} u on u.id = h.usuario_id
  where h.agendamento_id = ${daLinha.id})`;

/** Id of the appointment that took the row's place, if the reader may read it. */
const sucessor = ({ administrador, usuarioId }: Leitor) => sql<number | null>`(
  select min(s.id) from ${agendamentos} s
  where s.reagendado_de_id = ${daLinha.id} and s.excluido_em is null
    and ${administrador ? sql`true` : pertenceA(sql`s.id`, usuarioId)})`;

const detalhesPorId = porLeitor((db, quem) =>
  db
    .select({ ...colunas(quem), historico, sucessor: sucessor(quem) })
    .from(agendamentos)
    .where(daPessoa(quem))
    .prepare(''),
);

/** As `ler`, with the history and the successor after a rescheduling. */
export async function lerDetalhes(db: Db, ator: Ator, id: number) {
  const [linha] = await detalhesPorId(db, ator).execute({ id, usuarioId: ator.usuarioId });
  return linha;
}

export type LinhaDetalhada = NonNullable<Awaited<ReturnType<typeof lerDetalhes>>>;
