import type { DadosDeServico, FiltrosDeServicos, Servico } from '@dominio/contrato/servicos';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { contratoServicos, contratos } from '../contratos/contratos.tables.ts';
import { servicos } from './servicos.tables.ts';

const linhas = (db: Db, ator: Ator) =>
  db
    .select({
      id: servicos.id,
      nome: servicos.nome,
      descricao: servicos.descricao,
      unidade: servicos.unidade,
      ativo: servicos.ativo,
      contratos_total: sql<number>`(
        select count(*) from ${contratoServicos}
        join ${contratos} on ${contratos.id} = ${contratoServicos.contrato_id}
        where ${contratoServicos.servico_id} = servicos.id
          and ${noEscopoDeClientes(ator, contratos.cliente_id)})`,
      versao: servicos.versao,
    })
    .from(servicos);

type Filtros = Pick<FiltrosDeServicos, 'termo' | 'ativo'>;

const condicao = ({ termo, ativo }: Filtros): SQL | undefined =>
  and(
    termo ? contemTexto(servicos.nome, termo) : undefined,
    ativo === undefined ? undefined : eq(servicos.ativo, ativo),
  );

/** One page of them, by name. */
export function listar(db: Db, ator: Ator, filtros: FiltrosDeServicos): Promise<Servico[]> {
  const { direcao, page, limit } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  return linhas(db, ator)
    .where(condicao(filtros))
    .orderBy(sql`${servicos.nome} collate "pt-BR-x-icu" ${sentido}`, sql`${servicos.id} ${sentido}`)
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));
}

/** How many the same filters find. */
export const contar = (db: Db, filtros: Filtros): Promise<number> =>
  db.$count(servicos, condicao(filtros));

export async function ler(db: Db, ator: Ator, id: number): Promise<Servico | undefined> {
  const [linha] = await linhas(db, ator).where(eq(servicos.id, id));
  return linha;
}

/** Whether a contract has it, of whatever client. */
export const temContrato = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(contratoServicos, eq(contratoServicos.servico_id, id))) > 0;

/** Holds these until the transaction ends, in the order of ids. */
export const travar = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: servicos.id, ativo: servicos.ativo })
    .from(servicos)
    .where(inArray(servicos.id, [...ids]))
    .orderBy(servicos.id)
    .for('update');

/** These, which nobody deletes while the transaction is open. */
export const segurar = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: servicos.id,
      nome: servicos.nome,
      unidade: servicos.unidade,
      ativo: servicos.ativo,
    })
    .from(servicos)
    .where(inArray(servicos.id, [...ids]))
    .orderBy(servicos.id)
    .for('key share');

/** @returns undefined for a name that is taken. */
export async function inserir(db: Db, dados: DadosDeServico): Promise<number | undefined> {
  const [linha] = await db
    .insert(servicos)
    .values(dados)
    .onConflictDoNothing()
    .returning({ id: servicos.id });
  return linha?.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<DadosDeServico>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(servicos)
    .set({ ...campos, ...escrita, versao: sql`${servicos.versao} + 1` })
    .where(eq(servicos.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(servicos).where(eq(servicos.id, id));
}
