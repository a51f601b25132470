import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { FiltrosDeContratos } from '@dominio/contrato/contratos';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes, vinculosDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import { colunasDe } from '../../platform/colunas.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { clientes, empresaContem, empresas, textoDoCliente } from '../clientes/clientes.tables.ts';
import { times } from '../times/times.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { comAcompanhamento, noRecorte } from './acompanhamento.repository.ts';
import { CAMPOS } from './contratos.campos.ts';
import { contratos, pesoDoContrato } from './contratos.tables.ts';
import { type ServicoGravado, servicosDoContrato } from './servicos-do-contrato.repository.ts';

type Campo = (typeof CAMPOS.nomes)[number];

/** What is known of the end of a contract. */
const DO_FIM = ['motivo_encerramento', 'motivo', 'aviso_em', 'encerra_em'] as const;
export type FimDoContrato = Pick<typeof contratos.$inferSelect, (typeof DO_FIM)[number]>;

export interface LinhaDeContrato
  extends Record<string, unknown>,
    FimDoContrato,
    Pick<typeof contratos.$inferSelect, Campo> {
  id: number;
  cliente_id: number;
  cliente_nome: string;
  empresa_nome: string | null;
  cnpj: string | null;
  status_contrato: StatusDoContrato;
  responsavel_nome: string | null;
  time_nome: string | null;
  servicos: ServicoGravado[];
  versao: number;
}

export type CamposDoContrato = Pick<LinhaDeContrato, Campo>;

const colunas = sql`${contratos.id}, ${colunasDe(contratos, [...CAMPOS.nomes, ...DO_FIM])}, ${contratos.cliente_id},
  ${clientes.nome} as cliente_nome, ${empresas.razao_social} as empresa_nome, ${empresas.cnpj},
  ${contratos.status_contrato}, ${usuarios.nome} as responsavel_nome, ${times.nome} as time_nome,
  ${servicosDoContrato} as servicos, ${contratos.versao}`;

const deContratos = sql`${contratos} join ${clientes} on ${clientes.id} = ${contratos.cliente_id}
  left join ${empresas} on ${empresas.id} = ${contratos.empresa_id}
  left join ${usuarios} on ${usuarios.id} = ${contratos.responsavel_id}
  left join ${times} on ${times.id} = ${contratos.time_id}`;

/** Contracts whose number matches the term, or whose client does; each by its trigram index. */
const achadosNaFirma = (termo: string): SQL => sql`
  select id from ${contratos} where ${contemTexto(contratos.numero_contrato, termo)}
  union select k.id from ${contratos} k where k.cliente_id in (
    select id from ${clientes} where ${contemTexto(textoDoCliente, termo)}
    union select cliente_id from ${empresas} where ${empresaContem(termo)})`;

/**
 * The same among the clients linked to the actor, looked up one by one: the cost grows with the
 * links, not with the firm.
 */
const achadosNosVinculos = (vinculos: SQL, termo: string): SQL => sql`
  select achado.id from (${vinculos}) vinculo cross join lateral (
    select ${contratos.id} from ${contratos}
    join ${clientes} on ${clientes.id} = ${contratos.cliente_id}
    where ${contratos.cliente_id} = vinculo.cliente_id and (
      ${contemTexto(contratos.numero_contrato, termo)} or ${contemTexto(textoDoCliente, termo)}
      or exists (select 1 from ${empresas}
        where ${empresas.cliente_id} = ${contratos.cliente_id} and ${empresaContem(termo)}))
    offset 0) achado`;

function comTermo(ator: Ator, termo: string): SQL {
  const vinculos = vinculosDeClientes(ator);
  return sql`${contratos.id} in (${vinculos ? achadosNosVinculos(vinculos, termo) : achadosNaFirma(termo)})`;
}

/** What a list finds by, and the day on the firm's calendar. */
type Busca = FiltrosDeContratos & { readonly hoje: string };

function condicao(ator: Ator, busca: Busca): SQL {
  const { status, termo, acompanhar, hoje } = busca;
  const partes = [
    noEscopoDeClientes(ator, contratos.cliente_id),
    ...(termo ? [comTermo(ator, termo)] : []),
    ...(status ? [sql`${contratos.status_contrato} = ${status}`] : []),
    ...(acompanhar ? [comAcompanhamento(acompanhar, hoje)] : []),
    noRecorte(busca),
  ];
  return sql.join(partes, sql` and `);
}

const ORDENS: Record<FiltrosDeContratos['ordenar'], SQL> = {
  numero: sql`${contratos.numero_contrato}`,
  cliente: sql`${clientes.nome} collate "pt-BR-x-icu"`,
  data_inicio: sql`${contratos.data_inicio}`,
  data_fim: sql`${contratos.data_fim}`,
  que_vale: pesoDoContrato,
};

/**
 * One page of the contracts of clients in the actor's scope. The other columns are read for this
 * page's contracts only.
 */
export async function listar(db: Db, ator: Ator, filtros: Busca) {
  const { ordenar, direcao, page, limit } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  // Numbers are never null; `nulls last` would only keep their index from giving the order.
  const semData = ordenar === 'numero' ? sql`` : sql`nulls last`;
  const emOrdem = sql`order by ${ORDENS[ordenar]} ${sentido} ${semData}, ${contratos.id} ${sentido}`;
  const { rows } = await db.execute<LinhaDeContrato>(sql`
    select ${colunas} from ${deContratos} where ${contratos.id} in (
      select ${contratos.id} from ${ordenar === 'cliente' ? deContratos : contratos}
      where ${condicao(ator, filtros)} ${emOrdem} limit ${literal(limit)} offset ${pulando((page - 1) * limit)})
    ${emOrdem}`);
  return rows;
}

/** How many contracts the same filters find. */
export async function contar(db: Db, ator: Ator, filtros: Busca): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*) as total from ${contratos} where ${condicao(ator, filtros)}`,
  );
  return rows[0]?.total ?? 0;
}

/** A contract of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeContrato | undefined> {
  const { rows } = await db.execute<LinhaDeContrato>(sql`
    select ${colunas} from ${deContratos}
    where ${contratos.id} = ${id} and ${noEscopoDeClientes(ator, contratos.cliente_id)}`);
  return rows[0];
}

/** Those of these contracts whose client is in the actor's scope, in the order of ids. */
export async function lerVarios(
  db: Db,
  ator: Ator,
  ids: readonly number[],
): Promise<LinhaDeContrato[]> {
  const { rows } = await db.execute<LinhaDeContrato>(sql`
    select ${colunas} from ${deContratos}
    where ${inArray(contratos.id, [...ids])} and ${noEscopoDeClientes(ator, contratos.cliente_id)}
    order by ${contratos.id}`);
  return rows;
}

/** Holds them until the transaction ends, in the order of ids. */
export async function travarVarios(db: Db, ator: Ator, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: contratos.id })
    .from(contratos)
    .where(and(inArray(contratos.id, [...ids]), noEscopoDeClientes(ator, contratos.cliente_id)))
    .orderBy(contratos.id)
    .for('update');
}

/** Holds a contract in the actor's scope until the transaction ends. */
export async function travar(db: Db, ator: Ator, id: number): Promise<void> {
  await db
    .select({ id: contratos.id })
    .from(contratos)
    .where(and(eq(contratos.id, id), noEscopoDeClientes(ator, contratos.cliente_id)))
    .for('update');
}

/**
 * Appointments to come that would be left without a contract in force if this one ended: those of
 * its client, unless another contract of the client is in force.
 */
export const contarAgendamentosFuturos = (
  db: Db,
  { id, cliente_id }: Pick<LinhaDeContrato, 'id' | 'cliente_id'>,
  agora: Date,
): Promise<number> =>
  db.$count(
    agendamentos,
    sql`${agendamentos.cliente_id} = ${cliente_id} and not ${agendamentos.excluido}
      and ${agendamentos.status} = 'AGENDADO'
      and ${agendamentos.data_hora_inicio} > ${agora.toISOString()}::timestamptz
      and not exists (select 1 from ${contratos} outro where outro.cliente_id = ${cliente_id}
        and outro.id <> ${id} and outro.status_contrato = 'ATIVO')`,
  );

/** Makes this transaction the only one that assigns numbers. */
export async function travarNumeros(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.numeroDoContrato})`);
}

/** The highest number of a year, `AAAA-NNNN`; of two, the one with more digits is the higher. */
export async function ultimoNumero(db: Db, ano: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ numero: string }>(sql`
    select numero_contrato as numero from ${contratos}
    where numero_contrato >= ${`${ano}-`} and numero_contrato < ${`${Number(ano) + 1}-`}
      and numero_contrato ~ ${`^${ano}-[0-9]{4,9}$`}
    order by length(numero_contrato) desc, numero_contrato desc limit 1`);
  return rows[0]?.numero;
}

/** Inserts a contract; undefined when its number is taken. */
export async function inserir(
  db: Db,
  novo: Partial<CamposDoContrato> & { numero_contrato: string; cliente_id: number },
): Promise<number | undefined> {
  const [linha] = await db
    .insert(contratos)
    .values(novo)
    .onConflictDoNothing({ target: contratos.numero_contrato })
    .returning({ id: contratos.id });
  return linha?.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<CamposDoContrato & FimDoContrato> & { status_contrato?: StatusDoContrato },
  escrita: Escrita,
): Promise<void> {
  await db
    .update(contratos)
    .set({ ...campos, ...escrita, versao: sql`${contratos.versao} + 1` })
    .where(eq(contratos.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(contratos).where(eq(contratos.id, id));
}

/** A contract with its client's name, as a notification needs it; without an actor, as jobs have none. */
export async function lerParaAvisar(db: Db, id: number) {
  const [linha] = await db
    .select({
      cliente_id: contratos.cliente_id,
      cliente_nome: clientes.nome,
      numero_contrato: contratos.numero_contrato,
      status_contrato: contratos.status_contrato,
    })
    .from(contratos)
    .innerJoin(clientes, eq(clientes.id, contratos.cliente_id))
    .where(eq(contratos.id, id));
  return linha;
}
