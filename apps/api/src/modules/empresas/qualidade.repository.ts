import type { SituacaoDoCliente } from '@dominio/contrato/clientes-situacao';
import { somarDias } from '@dominio/contrato/datas';
import { DIAS_PARA_RENOVAR_O_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { PROBLEMAS_DA_EMPRESA, type ProblemaDaEmpresa } from '@dominio/contrato/empresas-qualidade';
import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import { type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal } from '../../platform/db.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import { empresaRegimes } from './regimes.tables.ts';
import { empresaSocios } from './socios.tables.ts';

/** Who asks, and the day on the firm's calendar. */
export interface Olhar {
  readonly ator: Ator;
  readonly hoje: string;
  /** Only companies of this client: what is asked about one company reads no other clients. */
  readonly cliente?: number;
}

const so = ({ cliente }: Pick<Olhar, 'cliente'>, coluna: SQL): SQL =>
  cliente === undefined ? sql`true` : sql`${coluna} = ${cliente}`;

/** Companies of clients in one of these situations; one that is closed has nothing left to mend. */
const deClientesEm = (olhar: Olhar, ...situacoes: SituacaoDoCliente[]) => sql`
  ${empresas.status} <> 'baixada' and ${empresas.cliente_id} in (
    select c.id from ${clientes} c where c.situacao in ${situacoes} and ${so(olhar, sql`c.id`)})`;

/**
 * Companies that a contract covers: the one it names, branches of that one, or all of its client if it
 * names none. Written as sets, so that each is read once, not once per company.
 *
 * @param condicao what is asked of the contract, `k`.
 */
function comContrato(olhar: Pick<Olhar, 'cliente'>, condicao: SQL): SQL {
  const deles = sql`${condicao} and ${so(olhar, sql`k.cliente_id`)}`;
  const nomeadas = sql`select k.empresa_id from ${contratos} k
    where k.empresa_id is not null and ${deles}`;
  return sql`(${empresas.cliente_id} in (
      select k.cliente_id from ${contratos} k where k.empresa_id is null and ${deles})
    or ${empresas.id} in (${nomeadas})
    or (${empresas.matriz_id} is not null and ${empresas.matriz_id} in (${nomeadas})))`;
}

/** Companies that a contract in force covers, of which more may be asked (`comContrato`). */
export const comContratoEmVigor = (olhar: Pick<Olhar, 'cliente'>, condicao: SQL = sql`true`): SQL =>
  comContrato(olhar, sql`k.status_contrato = 'ATIVO' and ${condicao}`);

/** The contracts `k` by which somebody answers for what they cover, from the draft until they end. */
export const CONTRATO_QUE_NAO_ACABOU = sql`k.status_contrato not in ('ENCERRADO', 'CANCELADO')`;

/** Those of the firm who may answer for a company, `u`. */
export const PESSOA_EM_USO = sql`u.situacao = 'ativo' and u.client_id is null`;

/**
 * Companies that somebody answers for, by a link to their client or by a contract that covers them: what
 * their row names, its filter finds and the problem `sem_responsavel` misses.
 *
 * @param pessoa who, among the people `u`.
 * @param porContrato whether contracts count: to who may not see them they say nothing.
 */
export function comResponsavel(
  olhar: Pick<Olhar, 'cliente'>,
  { pessoa = sql`true`, porContrato = true }: { pessoa?: SQL; porContrato?: boolean } = {},
): SQL {
  const pessoas = sql`select u.id from ${usuarios} u where ${PESSOA_EM_USO} and ${pessoa}`;
  const contrato = sql`${CONTRATO_QUE_NAO_ACABOU} and k.responsavel_id in (${pessoas})`;
  return sql`(${empresas.cliente_id} in (
      select v.cliente_id from ${usuarioClientes} v
      where v.papel = 'responsavel' and ${so(olhar, sql`v.cliente_id`)} and v.usuario_id in (${pessoas}))
    or ${porContrato ? comContrato(olhar, contrato) : sql`false`})`;
}

/** The people responsible for each client: by their link, or by a contract that has not ended. */
const respondem = (cliente: (coluna: SQL) => SQL): SQL => sql`
  select uc.cliente_id, uc.usuario_id from ${usuarioClientes} uc
    where uc.papel = 'responsavel' and ${cliente(sql`uc.cliente_id`)}
  union all select k.cliente_id, k.responsavel_id from ${contratos} k
    where k.responsavel_id is not null and ${CONTRATO_QUE_NAO_ACABOU}
      and ${cliente(sql`k.cliente_id`)}`;

const INATIVAS = sql`('suspenso', 'desligado')`;

const comResponsavelInativo = (olhar: Olhar) => sql`${empresas.cliente_id} in (
  select r.cliente_id from (${respondem((coluna) => so(olhar, coluna))}) r
  join ${usuarios} u on u.id = r.usuario_id
  where u.situacao in ${INATIVAS})`;

/**
 * Two companies with one legal name, reported only if the actor sees both. A head office and its
 * branches may share a name.
 */
function comRazaoRepetida({ ator, cliente }: Olhar): SQL {
  const nomes =
    cliente === undefined
      ? sql`true`
      : sql`outra.razao_busca in (select razao_busca from ${empresas} where cliente_id = ${cliente})`;
  return sql`${empresas.razao_busca} in (
    select outra.razao_busca from ${empresas} outra
    where ${noEscopoDeClientes(ator, sql`outra.cliente_id`)} and ${nomes}
    group by 1 having min(left(outra.cnpj, 8)) <> max(left(outra.cnpj, 8)))`;
}

/** Companies of clients that the firm serves or may serve: nobody mends former ones. */
const deQuemSeAtende = (olhar: Olhar) =>
  deClientesEm(olhar, 'prospecto', 'implantacao', 'ativo', 'aviso_previo');

/**
 * Companies without a row of what is told once for a head office and its branches. A set, read once as
 * those above.
 */
const naoTem = ({ cliente }: Olhar, tabela: SQL, condicao: SQL): SQL => {
  const daqui =
    cliente === undefined
      ? sql`true`
      : sql`d.empresa_id in (select x.id from ${empresas} x where x.cliente_id = ${cliente})`;
  return sql`${empresas.tipo} <> 'filial' and ${empresas.id} not in (
    select d.empresa_id from ${tabela} where ${condicao} and ${daqui})`;
};

export const SEM_CNAE = sql`${empresas.cnae_principal} is null`;
export const SEM_ENDERECO = sql`(${empresas.logradouro} is null or ${empresas.cep} is null
  or ${empresas.municipio} is null or ${empresas.uf} is null)`;

/** Each problem as a predicate over companies. Companies of clients no longer served have none. */
const PREDICADOS: Record<ProblemaDaEmpresa, (olhar: Olhar) => SQL> = {
  sem_contrato: (olhar) =>
    sql`${deClientesEm(olhar, 'ativo', 'aviso_previo')} and not ${comContratoEmVigor(olhar)}`,
  contrato_vencido: (olhar) => sql`${deQuemSeAtende(olhar)}
    and ${comContratoEmVigor(olhar, sql`k.data_fim < ${olhar.hoje}::date`)}`,
  sem_responsavel: (olhar) => sql`${deClientesEm(olhar, 'implantacao', 'ativo', 'aviso_previo')}
    and not ${comResponsavel(olhar)}`,
  responsavel_inativo: (olhar) => sql`${deQuemSeAtende(olhar)} and ${comResponsavelInativo(olhar)}`,
  razao_repetida: (olhar) => sql`${deQuemSeAtende(olhar)} and ${comRazaoRepetida(olhar)}`,
  situacao_irregular: (olhar) =>
    sql`${deQuemSeAtende(olhar)} and ${empresas.situacao_cadastral} <> 'ativa'`,
  sem_regime: (olhar) => sql`${deQuemSeAtende(olhar)}
    and ${naoTem(olhar, sql`${empresaRegimes} d`, sql`d.desde <= ${olhar.hoje}::date`)}`,
  sem_cnae: (olhar) => sql`${deQuemSeAtende(olhar)} and ${SEM_CNAE}`,
  endereco: (olhar) => sql`${deQuemSeAtende(olhar)} and ${SEM_ENDERECO}`,
  socios: (olhar) => sql`${deQuemSeAtende(olhar)}
    and ${naoTem(olhar, sql`${empresaSocios} d`, sql`d.ate is null`)}`,
  certificado: (olhar) => sql`${deQuemSeAtende(olhar)}
    and ${empresas.certificado_ate} <= ${somarDias(olhar.hoje, DIAS_PARA_RENOVAR_O_CERTIFICADO)}::date`,
};

/** Companies with a problem: a predicate over `empresas`. */
export const comProblema = (problema: ProblemaDaEmpresa, olhar: Olhar): SQL =>
  PREDICADOS[problema](olhar);

const colunasDosProblemas = (olhar: Olhar) =>
  sql.join(
    PROBLEMAS_DA_EMPRESA.map((um) => sql`(${comProblema(um, olhar)}) as ${sql.identifier(um)}`),
    sql`, `,
  );

/** Any problem, of the columns above. */
const ALGUM = sql.join(
  PROBLEMAS_DA_EMPRESA.map((um) => sql.identifier(um)),
  sql` or `,
);

/** How many companies in the actor's scope have each problem, and any: each problem is asked once. */
export async function contarProblemas(
  db: Db,
  olhar: Olhar,
): Promise<Record<ProblemaDaEmpresa | 'total', number>> {
  const contagens = PROBLEMAS_DA_EMPRESA.map(
    (um) => sql`count(*) filter (where ${sql.identifier(um)}) as ${sql.identifier(um)}`,
  );
  const { rows } = await db.execute<Record<ProblemaDaEmpresa | 'total', number>>(sql`
    select ${sql.join(contagens, sql`, `)}, count(*) filter (where ${ALGUM}) as total
    from (select ${colunasDosProblemas(olhar)} from ${empresas}
      where ${noEscopoDeClientes(olhar.ator, empresas.cliente_id)} offset 0) e`);
  if (!rows[0]) throw new Error('a contagem não respondeu');
  return rows[0];
}

type LinhaComProblemas = Record<ProblemaDaEmpresa, boolean>;
const problemasDa = (linha: LinhaComProblemas | undefined) =>
  PROBLEMAS_DA_EMPRESA.filter((um) => linha?.[um]);

/** The problems of one company in the actor's scope. */
export async function problemasDe(
  db: Db,
  id: number,
  olhar: Olhar & { readonly cliente: number },
): Promise<ProblemaDaEmpresa[]> {
  const { rows } = await db.execute<LinhaComProblemas>(sql`
    select ${colunasDosProblemas(olhar)} from ${empresas}
    where ${empresas.id} = ${id} and ${noEscopoDeClientes(olhar.ator, empresas.cliente_id)}`);
  return problemasDa(rows[0]);
}

/** The companies of a client in the actor's scope that have problems, by name, and how many they are. */
export async function comProblemasDoCliente(
  db: Db,
  olhar: Olhar & { readonly cliente: number },
  limite: number,
) {
  const { rows } = await db.execute<
    LinhaComProblemas & { id: number; razao_social: string; total: number }
  >(sql`
    select *, count(*) over () as total from (
      select ${empresas.id}, ${empresas.razao_social}, ${colunasDosProblemas(olhar)} from ${empresas}
      where ${empresas.cliente_id} = ${olhar.cliente}
        and ${noEscopoDeClientes(olhar.ator, empresas.cliente_id)}) e
    where ${ALGUM}
    order by razao_social collate "pt-BR-x-icu", id limit ${literal(limite)}`);
  return {
    total: rows[0]?.total ?? 0,
    empresas: rows.map(({ id, razao_social, ...linha }) => ({
      id,
      razao_social,
      problemas: problemasDa(linha),
    })),
  };
}

/** The contracts in force that cover a company and whose end date has passed. */
export async function contratosVencidos(db: Db, ator: Ator, id: number, hoje: string) {
  const { rows } = await db.execute<{ id: number; numero_contrato: string; data_fim: string }>(sql`
    select k.id, k.numero_contrato, k.data_fim::text as data_fim
    from ${contratos} k join ${empresas} on ${empresas.cliente_id} = k.cliente_id
    where ${empresas.id} = ${id} and ${noEscopoDeClientes(ator, empresas.cliente_id)}
      and k.status_contrato = 'ATIVO' and k.data_fim < ${hoje}::date
      and (k.empresa_id is null or k.empresa_id in (${empresas.id}, ${empresas.matriz_id}))
    order by k.data_fim, k.id`);
  return rows;
}

/** The people responsible for the company's client who are suspended or have left. */
export async function responsaveisInativos(db: Db, ator: Ator, id: number) {
  const { rows } = await db.execute<{ id: number; nome: string; situacao: SituacaoDoUsuario }>(sql`
    select distinct u.id, u.nome, u.situacao
    from ${empresas}
    join lateral (${respondem((coluna) => sql`${coluna} = ${empresas.cliente_id}`)}) r on true
    join ${usuarios} u on u.id = r.usuario_id
    where ${empresas.id} = ${id} and ${noEscopoDeClientes(ator, empresas.cliente_id)}
      and u.situacao in ${INATIVAS}
    order by u.nome, u.id`);
  return rows;
}

/** Companies in the actor's scope with the legal name of this one and another CNPJ root. */
export async function repetidas(db: Db, ator: Ator, id: number, limite: number) {
  const { rows } = await db.execute<{
    id: number;
    razao_social: string;
    cnpj: string;
    cliente_nome: string;
  }>(sql`
    select outra.id, outra.razao_social, outra.cnpj, ${clientes.nome} as cliente_nome
    from ${empresas} join ${empresas} outra
      on outra.razao_busca = ${empresas.razao_busca}
      and left(outra.cnpj, 8) <> left(${empresas.cnpj}, 8)
    join ${clientes} on ${clientes.id} = outra.cliente_id
    where ${empresas.id} = ${id} and ${noEscopoDeClientes(ator, empresas.cliente_id)}
      and ${noEscopoDeClientes(ator, sql`outra.cliente_id`)}
    order by outra.razao_social, outra.id limit ${literal(limite)}`);
  return rows;
}
