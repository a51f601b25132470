import { GRUPOS_DO_CHECKLIST } from '@dominio/contrato/checklist';
import type {
  DadosDeModeloChecklist,
  FiltrosDeModelosChecklist,
  ModeloChecklist,
} from '@dominio/contrato/modelos-checklist';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { modelosChecklist } from './modelos-checklist.tables.ts';

const linhas = (db: Db) =>
  db
    .select({
      id: modelosChecklist.id,
      titulo: modelosChecklist.titulo,
      grupo: modelosChecklist.grupo,
      regra: modelosChecklist.regra,
      obrigatorio_em: modelosChecklist.obrigatorio_em,
      responsavel: modelosChecklist.responsavel,
      natureza: modelosChecklist.natureza,
      orientacao: modelosChecklist.orientacao,
      ordem: modelosChecklist.ordem,
      ativo: modelosChecklist.ativo,
      versao: modelosChecklist.versao,
    })
    .from(modelosChecklist);

type Filtros = Pick<FiltrosDeModelosChecklist, 'termo' | 'ativo' | 'grupo'>;

const condicao = ({ termo, ativo, grupo }: Filtros): SQL | undefined =>
  and(
    termo ? contemTexto(modelosChecklist.titulo, termo) : undefined,
    ativo === undefined ? undefined : eq(modelosChecklist.ativo, ativo),
    grupo === undefined ? undefined : eq(modelosChecklist.grupo, grupo),
  );

const grupos = sql.join(
  GRUPOS_DO_CHECKLIST.map((grupo) => sql`${grupo}`),
  sql`, `,
);
const TITULO = sql`${modelosChecklist.titulo} collate "pt-BR-x-icu"`;
/** As a checklist has them: its groups in their order, and in each the items in theirs. */
const ORDENS: Readonly<Record<FiltrosDeModelosChecklist['ordenar'], readonly SQL[]>> = {
  ordem: [
    sql`array_position(array[${grupos}]::text[], ${modelosChecklist.grupo})`,
    sql`${modelosChecklist.ordem}`,
    sql`${modelosChecklist.id}`,
  ],
  titulo: [TITULO, sql`${modelosChecklist.id}`],
};

/** One page of them. */
export function listar(db: Db, filtros: FiltrosDeModelosChecklist): Promise<ModeloChecklist[]> {
  const { ordenar, direcao, page, limit } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  return linhas(db)
    .where(condicao(filtros))
    .orderBy(...ORDENS[ordenar].map((uma) => sql`${uma} ${sentido}`))
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));
}

/** How many the same filters find. */
export const contar = (db: Db, filtros: Filtros): Promise<number> =>
  db.$count(modelosChecklist, condicao(filtros));

export async function ler(db: Db, id: number): Promise<ModeloChecklist | undefined> {
  const [linha] = await linhas(db).where(eq(modelosChecklist.id, id));
  return linha;
}

/** What a client of this kind is asked for, in order. */
export const lerEmUso = (db: Db, natureza: NonNullable<ModeloChecklist['natureza']>) =>
  linhas(db)
    .where(
      and(
        modelosChecklist.ativo,
        or(isNull(modelosChecklist.natureza), eq(modelosChecklist.natureza, natureza)),
      ),
    )
    .orderBy(modelosChecklist.ordem, modelosChecklist.id);

/** Holds these until the transaction ends, in the order of ids. */
export const travar = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: modelosChecklist.id, ativo: modelosChecklist.ativo })
    .from(modelosChecklist)
    .where(inArray(modelosChecklist.id, [...ids]))
    .orderBy(modelosChecklist.id)
    .for('update');

/** These, which nobody deletes while the transaction is open. */
export const segurar = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: modelosChecklist.id })
    .from(modelosChecklist)
    .where(inArray(modelosChecklist.id, [...ids]))
    .orderBy(modelosChecklist.id)
    .for('key share');

/** @returns undefined for a title that is taken. */
export async function inserir(db: Db, dados: DadosDeModeloChecklist): Promise<number | undefined> {
  const [linha] = await db
    .insert(modelosChecklist)
    .values(dados)
    .onConflictDoNothing()
    .returning({ id: modelosChecklist.id });
  return linha?.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<DadosDeModeloChecklist>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(modelosChecklist)
    .set({ ...campos, ...escrita, versao: sql`${modelosChecklist.versao} + 1` })
    .where(eq(modelosChecklist.id, id));
}

/** @throws 23503 while something was said of it of a client. */
export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(modelosChecklist).where(eq(modelosChecklist.id, id));
}
