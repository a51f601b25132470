import type { FeriadoDoEscritorio, NovoFeriado } from '@dominio/contrato/feriados';
import type { Uf } from '@dominio/contrato/ufs';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { feriados } from './feriados.tables.ts';

const colunas = {
  id: feriados.id,
  data: feriados.data,
  anual: feriados.anual,
  nome: feriados.nome,
  uf: feriados.uf,
  municipio: feriados.municipio,
  fonte: feriados.fonte,
  versao: feriados.versao,
};

const mesmoMunicipio = (municipio: string) =>
  sql`busca(${feriados.municipio}) = busca(${municipio})`;

/** Every holiday that the firm entered, by place and day. */
export const listar = (db: Db): Promise<FeriadoDoEscritorio[]> =>
  db
    .select(colunas)
    .from(feriados)
    .orderBy(asc(feriados.uf), sql`${feriados.municipio} nulls first`, asc(feriados.data));

/** The holidays that the firm entered for a state, and for one of its cities. */
export const listarDoLugar = (
  db: Db,
  uf: Uf,
  municipio: string | undefined,
): Promise<FeriadoDoEscritorio[]> =>
  db
    .select(colunas)
    .from(feriados)
    .where(
      and(
        eq(feriados.uf, uf),
        or(isNull(feriados.municipio), municipio ? mesmoMunicipio(municipio) : undefined),
      ),
    )
    .orderBy(asc(feriados.data));

/** Makes this transaction the only one that changes holidays. */
export async function travar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.feriados})`);
}

export const contar = (db: Db): Promise<number> => db.$count(feriados);

export async function ler(db: Db, id: number): Promise<FeriadoDoEscritorio | undefined> {
  const [linha] = await db.select(colunas).from(feriados).where(eq(feriados.id, id));
  return linha;
}

/** Id of the holiday that the firm entered for this place and day, if any. */
export async function idDoDia(db: Db, { uf, municipio, data }: NovoFeriado) {
  const doLugar = municipio ? mesmoMunicipio(municipio) : isNull(feriados.municipio);
  const [linha] = await db
    .select({ id: feriados.id })
    .from(feriados)
    .where(and(eq(feriados.uf, uf), doLugar, eq(feriados.data, data)));
  return linha?.id;
}

export async function inserir(db: Db, novo: NovoFeriado): Promise<FeriadoDoEscritorio> {
  const [linha] = await db.insert(feriados).values(novo).returning(colunas);
  if (!linha) throw new Error('o feriado não foi gravado');
  return linha;
}

export async function atualizar(
  db: Db,
  id: number,
  novo: NovoFeriado,
  escrita: Escrita,
): Promise<FeriadoDoEscritorio> {
  const [linha] = await db
    .update(feriados)
    .set({ ...novo, ...escrita, versao: sql`${feriados.versao} + 1` })
    .where(eq(feriados.id, id))
    .returning(colunas);
  if (!linha) throw new Error('o feriado não foi gravado');
  return linha;
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(feriados).where(eq(feriados.id, id));
}
