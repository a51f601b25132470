import type { FiltrosDeEmpresas } from '@dominio/contrato/empresas';
import type { AtendimentoDaEmpresa } from '@dominio/contrato/empresas-atendimento';
import type { SituacaoCadastral } from '@dominio/contrato/empresas-cadastro';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import type { StatusEscrito } from '@dominio/contrato/empresas-status';
import type { Uf } from '@dominio/contrato/ufs';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes, vinculosDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import { exigirColunas } from '../../platform/campos.ts';
import { colunasDe } from '../../platform/colunas.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes, empresaContem, empresas, textoDoCliente } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { colunasDoAtendimento, doResponsavel, doTime } from './atendimento.repository.ts';
import { CAMPOS } from './empresas.campos.ts';
import { comProblema } from './qualidade.repository.ts';
import { colunasDosRegimes, regimeEm } from './regimes.repository.ts';

/** The filters, and the day: of a contract past its end, of the regime in force. */
type Recorte = FiltrosDeEmpresas & { readonly hoje: string };

exigirColunas(empresas, CAMPOS);

type Campo = (typeof CAMPOS.nomes)[number];

export interface LinhaDeEmpresa
  extends Record<string, unknown>,
    StatusEscrito,
    AtendimentoDaEmpresa,
    Pick<typeof empresas.$inferSelect, Campo> {
  id: number;
  cliente_id: number;
  cliente_nome: string;
  uf: Uf | null;
  logo_chave: string | null;
  receita_situacao: SituacaoCadastral | null;
  /** As the database writes it. */
  receita_consultada_em: string | null;
  contratos_total: number;
  regime_atual: InicioDeRegime | null;
  proximo_regime: InicioDeRegime | null;
  versao: number;
}

export type CamposDaEmpresa = Pick<typeof empresas.$inferInsert, Campo>;

const colunas = (
  ator: Ator,
  hoje: string,
) => sql`${empresas.id}, ${empresas.cliente_id}, ${clientes.nome} as cliente_nome,
  ${colunasDe(empresas, [...CAMPOS.nomes, 'status', 'status_desde', 'status_motivo', 'receita_situacao', 'receita_consultada_em'])}, ${empresas.logo_chave}, ${empresas.versao},
  (select count(*) from ${contratos} where ${contratos.empresa_id} = ${empresas.id}) as contratos_total,
  ${colunasDosRegimes(hoje)}, ${colunasDoAtendimento(ator, hoje)}`;

const deEmpresas = sql`${empresas} join ${clientes} on ${clientes.id} = ${empresas.cliente_id}`;

/** Companies that match the term, and those of clients whose name does; each by trigram index. */
const achadasNaFirma = (termo: string): SQL => sql`
  select id from ${empresas} where ${empresaContem(termo)}
  union select e.id from ${empresas} e join ${clientes} c on c.id = e.cliente_id
    where ${contemTexto({ jaDobrado: sql`c.texto_busca` }, termo)}`;

/**
 * The same among the clients linked to the actor, looked up one by one: the cost grows with the
 * links, not with the firm.
 */
const achadasNosVinculos = (vinculos: SQL, termo: string): SQL => sql`
  select achada.id from (${vinculos}) vinculo cross join lateral (
    select ${empresas.id} from ${empresas} join ${clientes} on ${clientes.id} = ${empresas.cliente_id}
    where ${empresas.cliente_id} = vinculo.cliente_id
      and (${empresaContem(termo)} or ${contemTexto(textoDoCliente, termo)}) offset 0) achada`;

function comTermo(ator: Ator, termo: string): SQL {
  const vinculos = vinculosDeClientes(ator);
  return sql`${empresas.id} in (${vinculos ? achadasNosVinculos(vinculos, termo) : achadasNaFirma(termo)})`;
}

function condicao(ator: Ator, filtros: Recorte): SQL {
  const { termo, cliente_id, tipo, uf, status, regime, responsavel_id, time_id, qualidade, hoje } =
    filtros;
  const partes = [
    noEscopoDeClientes(ator, empresas.cliente_id),
    ...(termo ? [comTermo(ator, termo)] : []),
    ...(cliente_id === undefined ? [] : [sql`${empresas.cliente_id} = ${cliente_id}`]),
    ...(tipo ? [sql`${empresas.tipo} = ${tipo}`] : []),
    ...(uf ? [sql`${empresas.uf} = ${uf}`] : []),
    ...(status ? [sql`${empresas.status} = ${status}`] : []),
    ...(regime ? [sql`${regimeEm(hoje)} = ${regime}`] : []),
    ...(responsavel_id === undefined ? [] : [doResponsavel(ator, responsavel_id)]),
    ...(time_id === undefined ? [] : [doTime(ator, time_id)]),
    ...(qualidade ? [comProblema(qualidade, { ator, hoje })] : []),
  ];
  return sql.join(partes, sql` and `);
}

const ORDENS: Record<FiltrosDeEmpresas['ordenar'], SQL> = {
  razao_social: sql`${empresas.razao_social} collate "pt-BR-x-icu"`,
  cliente: sql`${clientes.nome} collate "pt-BR-x-icu"`,
  cnpj: sql`${empresas.cnpj}`,
  municipio: sql`${empresas.municipio} collate "pt-BR-x-icu"`,
};

/**
 * One page of the companies of clients in the actor's scope. The other columns are read for this
 * page's companies only.
 */
export async function listar(db: Db, ator: Ator, filtros: Recorte) {
  const { ordenar, direcao, page, limit, hoje } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  const emOrdem = sql`order by ${ORDENS[ordenar]} ${sentido}, ${empresas.id} ${sentido}`;
  const { rows } = await db.execute<LinhaDeEmpresa>(sql`
    select ${colunas(ator, hoje)} from ${deEmpresas} where ${empresas.id} in (
      select ${empresas.id} from ${ordenar === 'cliente' ? deEmpresas : empresas}
      where ${condicao(ator, filtros)} ${emOrdem} limit ${literal(limit)} offset ${pulando((page - 1) * limit)})
    ${emOrdem}`);
  return rows;
}

/** How many companies the same filters find. */
export async function contar(db: Db, ator: Ator, filtros: Recorte): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*) as total from ${empresas} where ${condicao(ator, filtros)}`,
  );
  return rows[0]?.total ?? 0;
}

/**
 * A company of a client in the actor's scope.
 *
 * @param hoje the day whose regime is in force.
 */
export async function ler(
  db: Db,
  ator: Ator,
  id: number,
  hoje: string,
): Promise<LinhaDeEmpresa | undefined> {
  const { rows } = await db.execute<LinhaDeEmpresa>(sql`
    select ${colunas(ator, hoje)} from ${deEmpresas}
    where ${empresas.id} = ${id} and ${noEscopoDeClientes(ator, empresas.cliente_id)}`);
  return rows[0];
}

/** Holds a company in the actor's scope until the transaction ends. */
export async function travar(db: Db, ator: Ator, id: number): Promise<void> {
  await db
    .select({ id: empresas.id })
    .from(empresas)
    .where(and(eq(empresas.id, id), noEscopoDeClientes(ator, empresas.cliente_id)))
    .for('update');
}

/** The company with a CNPJ, in the actor's scope or not: `visivel` says whether its client is. */
export async function donoDoCnpj(db: Db, ator: Ator, cnpj: string) {
  const [dono] = await db
    .select({
      id: empresas.id,
      cliente: clientes.nome,
      visivel: sql<boolean>`${noEscopoDeClientes(ator, clientes.id)}`,
    })
    .from(empresas)
    .innerJoin(clientes, eq(clientes.id, empresas.cliente_id))
    .where(eq(empresas.cnpj, cnpj));
  return dono;
}

/** How many branches name this company as their head office. */
export const contarFiliais = (db: Db, id: number): Promise<number> =>
  db.$count(empresas, eq(empresas.matriz_id, id));

/** Those of them that are not closed. */
export const contarFiliaisAbertas = (db: Db, id: number): Promise<number> =>
  db.$count(empresas, and(eq(empresas.matriz_id, id), ne(empresas.status, 'baixada')));

/** Inserts a company; undefined when its CNPJ is taken. */
export async function inserir(
  db: Db,
  nova: CamposDaEmpresa & { cliente_id: number },
): Promise<number | undefined> {
  const [linha] = await db
    .insert(empresas)
    .values(nova)
    .onConflictDoNothing({ target: empresas.cnpj })
    .returning({ id: empresas.id });
  return linha?.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: CamposDaEmpresa | StatusEscrito,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(empresas)
    .set({ ...campos, ...escrita, versao: sql`${empresas.versao} + 1` })
    .where(eq(empresas.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(empresas).where(eq(empresas.id, id));
}

/**
 * Writes the key of the logo's file, or null. The version stays as it is, for it counts changes of
 * the record's fields.
 */
export async function gravarLogo(db: Db, id: number, logo_chave: string | null): Promise<void> {
  await db.update(empresas).set({ logo_chave }).where(eq(empresas.id, id));
}
