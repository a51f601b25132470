import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import { colunasDe } from '../../../platform/colunas.ts';
import type { Db } from '../../../platform/db.ts';
import type { Escrita } from '../../../platform/versao.ts';
import { clientes, empresas } from '../../clientes/clientes.tables.ts';
import { CAMPOS } from '../empresas.campos.ts';
import type { CamposDaEmpresa, LinhaDeEmpresa } from '../empresas.repository.ts';
import { empresaRegimes } from '../regimes.tables.ts';
import { linhasDaImportacao as linhas } from './importacao.tables.ts';
import type { ChaveDoCliente } from './pedida.rules.ts';

type Lida = Pick<
  LinhaDeEmpresa,
  'id' | 'cliente_id' | 'cliente_nome' | 'status' | 'status_desde' | 'versao'
> &
  Pick<typeof empresas.$inferSelect, (typeof CAMPOS.nomes)[number]>;

/** A company that a row may change, or whose CNPJ it names. */
export interface EmpresaNaBase extends Lida {
  /** Whether the person sees its client. */
  readonly visivel: boolean;
  readonly filiais: number;
  /** Its regimes, the oldest first. */
  readonly regimes: readonly (InicioDeRegime & { readonly id: number; readonly versao: number })[];
}

const qualquer = (valores: readonly (string | number)[], tipo: 'text' | 'bigint'): SQL =>
  sql`any(${sql.param([...valores])}::${sql.raw(tipo)}[])`;

const colunas = (ator: Ator) => sql`${empresas.id}, ${empresas.cliente_id},
  ${clientes.nome} as cliente_nome,
  ${colunasDe(empresas, [...CAMPOS.nomes, 'status', 'status_desde'])}, ${empresas.versao},
  ${noEscopoDeClientes(ator, empresas.cliente_id)} as visivel,
  case when ${empresas.tipo} = 'matriz' then (select count(*) from ${empresas} f
    where f.matriz_id = ${empresas.id}) else 0 end as filiais,
  (select coalesce(json_agg(json_build_object('id', r.id, 'regime', r.regime, 'desde', r.desde,
      'versao', r.versao) order by r.desde), '[]'::json) from ${empresaRegimes} r
    where r.empresa_id = ${empresas.id}) as regimes`;

async function lerOnde(db: Db, ator: Ator, condicao: SQL): Promise<EmpresaNaBase[]> {
  const { rows } = await db.execute<EmpresaNaBase & Record<string, unknown>>(sql`
    select ${colunas(ator)} from ${empresas}
    join ${clientes} on ${clientes.id} = ${empresas.cliente_id} where ${condicao}`);
  return rows;
}

/** The companies of these CNPJs, in the actor's scope or not: `visivel` says which. */
export const lerPorCnpj = (db: Db, ator: Ator, cnpjs: readonly string[]) =>
  // A join, not `any`, which made the check after a great import five times as long.
  lerOnde(db, ator, sql`${empresas.cnpj} in (select unnest(${sql.param([...cnpjs])}::text[]))`);

/** These companies, in the actor's scope or not: `visivel` says which. */
export const lerPorIds = (db: Db, ator: Ator, ids: readonly number[]) =>
  lerOnde(db, ator, sql`${empresas.id} in (select unnest(${sql.param([...ids])}::bigint[]))`);

/** The companies in the actor's scope that branches name as their head office, or may by their root. */
export const lerMatrizes = (
  db: Db,
  ator: Ator,
  { ids, raizes }: { readonly ids: readonly number[]; readonly raizes: readonly string[] },
) =>
  lerOnde(
    db,
    ator,
    sql`${noEscopoDeClientes(ator, empresas.cliente_id)} and (${empresas.id} = ${qualquer(ids, 'bigint')}
      or (${empresas.tipo} = 'matriz' and left(${empresas.cnpj}, 8) = ${qualquer(raizes, 'text')}))`,
  );

/** The clients in the actor's scope that rows name, each under the key that found it. */
export async function lerClientes(db: Db, ator: Ator, chaves: readonly ChaveDoCliente[]) {
  const de = (por: ChaveDoCliente['por']) =>
    chaves.filter((chave) => chave.por === por).map(({ valor }) => valor);
  const { rows } = await db.execute<{
    por: ChaveDoCliente['por'];
    valor: string;
    id: number;
    nome: string;
  }>(sql`
    with vistos as (select id, nome, cpf, texto_busca from ${clientes}
      where ${noEscopoDeClientes(ator, clientes.id)}),
    nomes as (select nome as valor, busca(nome) as dobrado from unnest(${sql.param(de('nome'))}::text[]) nome)
    select 'id' as por, id::text as valor, id, nome from vistos
      where id = ${qualquer(de('id'), 'bigint')}
    union all select 'cpf', cpf, id, nome from vistos where cpf = ${qualquer(de('cpf'), 'text')}
    union all select 'cnpj', e.cnpj, v.id, v.nome from vistos v join empresas e on e.cliente_id = v.id
      where e.cnpj = ${qualquer(de('cnpj'), 'text')}
    union all select 'nome', n.valor, v.id, v.nome from nomes n join vistos v on v.texto_busca = n.dobrado`);
  return rows;
}

/**
 * Holds the companies that an import's rows change, and their clients against deletion, until the
 * transaction ends. Waits for nobody: a row that somebody else holds ends the statement with 55P03.
 */
export async function segurarDaImportacao(db: Db, importacaoId: number): Promise<void> {
  const dasLinhas = (coluna: 'empresa_id' | 'cliente_id', estados: readonly string[]) => sql`(
    select ${linhas[coluna]} from ${linhas} where ${linhas.importacao_id} = ${importacaoId}
      and ${linhas.estado} = ${qualquer(estados, 'text')})`;
  // Also for the index, which has an insert wait for another one of the same CNPJ.
  await db.execute(sql`select set_config('lock_timeout', '1s', true)`);
  await db.execute(sql`select id from ${empresas}
    where id in ${dasLinhas('empresa_id', ['altera'])} order by id for update nowait`);
  await db.execute(sql`select id from ${clientes}
    where id in ${dasLinhas('cliente_id', ['altera', 'nova'])} order by id for key share nowait`);
}

/** Holds companies as above, and says which versions they have. */
export async function segurarMatrizes(db: Db, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number; versao: number }>(sql`
    select id, versao from ${empresas}
    where id = ${qualquer(ids, 'bigint')} order by id for update nowait`);
  return new Map(rows.map(({ id, versao }) => [id, versao]));
}

const nomes = (lista: readonly string[]) =>
  sql.join(
    lista.map((nome) => sql`${sql.identifier(nome)}`),
    sql`, `,
  );

/** Inserts companies; those whose CNPJ was taken meanwhile are missing in the answer. */
export async function inserirVarias(
  db: Db,
  novas: readonly (CamposDaEmpresa & { readonly cliente_id: number })[],
) {
  const colunas = nomes(['cliente_id', ...CAMPOS.nomes]);
  const { rows } = await db.execute<{ id: number; cnpj: string }>(sql`
    insert into ${empresas} (${colunas})
    select ${colunas} from jsonb_populate_recordset(null::empresas, ${JSON.stringify(novas)}::jsonb)
    on conflict (cnpj) do nothing returning id, cnpj`);
  return rows;
}

/** Writes the fields of companies, each of which becomes a new version. */
export async function atualizarVarias(
  db: Db,
  mudadas: readonly (CamposDaEmpresa & { readonly id: number })[],
  { alterado_por, atualizado_em }: Escrita,
): Promise<void> {
  const campos = sql.join(
    CAMPOS.nomes.map((nome) => sql`${sql.identifier(nome)} = x.${sql.identifier(nome)}`),
    sql`, `,
  );
  await db.execute(sql`
    update ${empresas} set ${campos}, versao = ${empresas.versao} + 1,
      alterado_por = ${alterado_por}, atualizado_em = ${atualizado_em}
    from jsonb_populate_recordset(null::empresas, ${JSON.stringify(mudadas)}::jsonb) x
    where ${eq(empresas.id, sql`x.id`)}`);
}

/** Inserts regimes of companies that the caller has checked and holds. */
export async function inserirRegimes(
  db: Db,
  novos: readonly (InicioDeRegime & { readonly empresa_id: number })[],
) {
  const { rows } = await db.execute<{ id: number; empresa_id: number; versao: number }>(sql`
    insert into ${empresaRegimes} (empresa_id, regime, desde)
    select empresa_id, regime, desde
      from jsonb_populate_recordset(null::empresa_regimes, ${JSON.stringify(novos)}::jsonb)
    returning id, empresa_id, versao`);
  return rows;
}
