import type { CampoPersonalizado, NovoCampo } from '@dominio/contrato/campos-personalizados';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { TRAVAS } from '../../platform/travas.ts';
import type { Escrita } from '../../platform/versao.ts';
import { camposPersonalizados as campos } from './campos-personalizados.tables.ts';

const colunas = {
  id: campos.id,
  nome: campos.nome,
  tipo: campos.tipo,
  opcoes: campos.opcoes,
  ordem: campos.ordem,
  arquivado: campos.arquivado,
  versao: campos.versao,
};

/** Every field, in the order in which they are asked. */
export const listar = (db: Db): Promise<CampoPersonalizado[]> =>
  db
    .select(colunas)
    .from(campos)
    .orderBy(asc(campos.ordem), sql`${campos.nome} collate "pt-BR-x-icu"`, asc(campos.id));

/** Makes this transaction the only one that changes the fields. */
export async function travar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVAS.camposPersonalizados})`);
}

export const contar = (db: Db): Promise<number> => db.$count(campos);

export async function ler(db: Db, id: number): Promise<CampoPersonalizado | undefined> {
  const [linha] = await db.select(colunas).from(campos).where(eq(campos.id, id));
  return linha;
}

/** Id of the field with this name, ignoring accents and case. */
export async function idDoNome(db: Db, nome: string): Promise<number | undefined> {
  const [linha] = await db
    .select({ id: campos.id })
    .from(campos)
    .where(sql`busca(${campos.nome}) = busca(${nome})`);
  return linha?.id;
}

export async function inserir(db: Db, novo: NovoCampo): Promise<CampoPersonalizado> {
  const [linha] = await db.insert(campos).values(novo).returning(colunas);
  if (!linha) throw new Error('o campo não foi gravado');
  return linha;
}

export async function atualizar(
  db: Db,
  id: number,
  mudanca: Partial<NovoCampo>,
  escrita: Escrita,
): Promise<CampoPersonalizado> {
  const [linha] = await db
    .update(campos)
    .set({ ...mudanca, ...escrita, versao: sql`${campos.versao} + 1` })
    .where(eq(campos.id, id))
    .returning(colunas);
  if (!linha) throw new Error('o campo não foi gravado');
  return linha;
}
