import type {
  EdicaoDaPermissao,
  FiltrosDePermissoes,
  NovaPermissao,
  PermissaoCompleta,
} from '@dominio/contrato/grupos';
import { RESERVADAS } from '@dominio/contrato/permissoes-catalogo';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import { grupoPermissoes, permissoes } from './grupos.tables.ts';

const colunas = {
  id: permissoes.id,
  modulo: permissoes.modulo,
  acao: permissoes.acao,
  nome: permissoes.nome,
  descricao: permissoes.descricao,
  critica: permissoes.critica,
};

type Filtros = Pick<FiltrosDePermissoes, 'termo' | 'modulo'>;

const condicao = ({ termo, modulo }: Filtros) =>
  and(
    notInArray(sql`${permissoes.modulo} || ':' || ${permissoes.acao}`, [...RESERVADAS]),
    termo
      ? contemTexto(
          sql`${permissoes.nome} || ' ' || ${permissoes.modulo} || ':' || ${permissoes.acao}`,
          termo,
        )
      : undefined,
    modulo === undefined ? undefined : eq(permissoes.modulo, modulo),
  );

/** One page of the permissions that do something, with their fields in the catalogue. */
export const listar = (db: Db, filtros: FiltrosDePermissoes): Promise<PermissaoCompleta[]> =>
  db
    .select(colunas)
    .from(permissoes)
    .where(condicao(filtros))
    .orderBy(asc(permissoes.id))
    .limit(literal(filtros.limit))
    .offset(pulando((filtros.page - 1) * filtros.limit));

export const contar = (db: Db, filtros: Filtros): Promise<number> =>
  db.$count(permissoes, condicao(filtros));

export async function ler(db: Db, id: number): Promise<PermissaoCompleta | undefined> {
  const [linha] = await db.select(colunas).from(permissoes).where(eq(permissoes.id, id));
  return linha;
}

export async function lerVarias(db: Db, ids: readonly number[]): Promise<PermissaoCompleta[]> {
  if (ids.length === 0) return [];
  return db
    .select(colunas)
    .from(permissoes)
    .where(inArray(permissoes.id, [...ids]));
}

export const existe = async (db: Db, modulo: string, acao: string): Promise<boolean> =>
  (await db.$count(permissoes, and(eq(permissoes.modulo, modulo), eq(permissoes.acao, acao)))) > 0;

/** Whether another permission has this name, ignoring accents and case. */
export async function nomeEmUso(db: Db, nome: string, menos: number | null): Promise<boolean> {
  const mesmoNome = sql`busca(${permissoes.nome}) = busca(${nome})`;
  const outra = menos === null ? undefined : ne(permissoes.id, menos);
  return (await db.$count(permissoes, and(mesmoNome, outra))) > 0;
}

export async function inserir(db: Db, nova: NovaPermissao): Promise<PermissaoCompleta> {
  const [linha] = await db.insert(permissoes).values(nova).returning(colunas);
  if (!linha) throw new Error('a permissão não foi gravada');
  return linha;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: EdicaoDaPermissao,
  agora: Date,
): Promise<void> {
  await db
    .update(permissoes)
    .set({ ...campos, atualizado_em: agora })
    .where(eq(permissoes.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(permissoes).where(eq(permissoes.id, id));
}

/** How many groups and people were given a permission. */
export async function contarUsos(db: Db, id: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select (select count(*) from grupo_permissoes where permissao_id = ${id})
      + (select count(*) from usuario_permissoes where permissao_id = ${id}) as total`);
  return Number(rows[0]?.total ?? 0);
}

/** The permissions stored for a group, with their fields in the catalogue. */
export const doGrupo = (db: Db, grupoId: number): Promise<PermissaoCompleta[]> =>
  db
    .select(colunas)
    .from(permissoes)
    .innerJoin(grupoPermissoes, eq(grupoPermissoes.permissao_id, permissoes.id))
    .where(eq(grupoPermissoes.grupo_id, grupoId))
    .orderBy(asc(permissoes.id));

export async function trocarDoGrupo(
  db: Db,
  grupoId: number,
  { entram, saem }: { entram: readonly number[]; saem: readonly number[] },
): Promise<void> {
  if (saem.length > 0) {
    await db
      .delete(grupoPermissoes)
      .where(
        and(
          eq(grupoPermissoes.grupo_id, grupoId),
          inArray(grupoPermissoes.permissao_id, [...saem]),
        ),
      );
  }
  if (entram.length > 0) {
    await db
      .insert(grupoPermissoes)
      .values(entram.map((permissao_id) => ({ grupo_id: grupoId, permissao_id })))
      .onConflictDoNothing();
  }
}
