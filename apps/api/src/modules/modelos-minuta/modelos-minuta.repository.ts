import type {
  DadosDeModeloMinuta,
  FiltrosDeModelosMinuta,
  ModeloMinuta,
} from '@dominio/contrato/modelos-minuta';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { modelosMinuta } from './modelos-minuta.tables.ts';

const linhas = (db: Db) =>
  db
    .select({
      id: modelosMinuta.id,
      nome: modelosMinuta.nome,
      texto: modelosMinuta.texto,
      ativo: modelosMinuta.ativo,
      versao: modelosMinuta.versao,
    })
    .from(modelosMinuta);

type Filtros = Pick<FiltrosDeModelosMinuta, 'termo' | 'ativo'>;

const condicao = ({ termo, ativo }: Filtros): SQL | undefined =>
  and(
    termo ? contemTexto(modelosMinuta.nome, termo) : undefined,
    ativo === undefined ? undefined : eq(modelosMinuta.ativo, ativo),
  );

/** One page of them, by name. */
export function listar(db: Db, filtros: FiltrosDeModelosMinuta): Promise<ModeloMinuta[]> {
  const { direcao, page, limit } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  return linhas(db)
    .where(condicao(filtros))
    .orderBy(
      sql`${modelosMinuta.nome} collate "pt-BR-x-icu" ${sentido}`,
      sql`${modelosMinuta.id} ${sentido}`,
    )
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));
}

/** How many the same filters find. */
export const contar = (db: Db, filtros: Filtros): Promise<number> =>
  db.$count(modelosMinuta, condicao(filtros));

export async function ler(db: Db, id: number): Promise<ModeloMinuta | undefined> {
  const [linha] = await linhas(db).where(eq(modelosMinuta.id, id));
  return linha;
}

/** Holds it until the transaction ends. */
export const travar = (db: Db, id: number) =>
  db
    .select({ id: modelosMinuta.id })
    .from(modelosMinuta)
    .where(eq(modelosMinuta.id, id))
    .for('update');

/** @returns undefined for a name that is taken. */
export async function inserir(db: Db, dados: DadosDeModeloMinuta): Promise<number | undefined> {
  const [linha] = await db
    .insert(modelosMinuta)
    .values(dados)
    .onConflictDoNothing()
    .returning({ id: modelosMinuta.id });
  return linha?.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<DadosDeModeloMinuta>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(modelosMinuta)
    .set({ ...campos, ...escrita, versao: sql`${modelosMinuta.versao} + 1` })
    .where(eq(modelosMinuta.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(modelosMinuta).where(eq(modelosMinuta.id, id));
}
