import type { Integracao } from '@dominio/contrato/configuracao-sistema';
import { GRUPO } from '@dominio/contrato/permissoes';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { usuarioGrupos, usuarios } from '../usuarios/usuarios.tables.ts';
import {
  type TesteGuardado,
  configuracoesDoSistema as tabela,
} from './configuracao-sistema.tables.ts';

export type LinhaDeIntegracao = typeof tabela.$inferSelect;

/** Every integration that was saved or tested. */
export const listar = (db: Db): Promise<LinhaDeIntegracao[]> => db.select().from(tabela);

export async function ler(db: Db, integracao: Integracao): Promise<LinhaDeIntegracao | undefined> {
  const [linha] = await db.select().from(tabela).where(eq(tabela.integracao, integracao));
  return linha;
}

/** Takes the row of an integration for this transaction, making it if need be. */
export async function travar(db: Db, integracao: Integracao): Promise<LinhaDeIntegracao> {
  await db.insert(tabela).values({ integracao }).onConflictDoNothing();
  const [linha] = await db
    .select()
    .from(tabela)
    .where(eq(tabela.integracao, integracao))
    .for('update');
  if (!linha) throw new Error('a integração não pôde ser aberta');
  return linha;
}

/** Writes what an administrator saved. What was tested before is no longer what stands. */
export async function gravar(
  db: Db,
  integracao: Integracao,
  campos: Pick<LinhaDeIntegracao, 'valores' | 'segredos' | 'alterado_por' | 'atualizado_em'> & {
    descricao?: string | null | undefined;
  },
): Promise<LinhaDeIntegracao> {
  const [linha] = await db
    .update(tabela)
    .set({ ...campos, ultimo_teste: null, versao: sql`${tabela.versao} + 1` })
    .where(eq(tabela.integracao, integracao))
    .returning();
  if (!linha) throw new Error('a integração não foi gravada');
  return linha;
}

/** Ids of the active administrators but one, by the primary group or another. */
export async function lerOutrosAdministradores(db: Db, menos: number): Promise<number[]> {
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.situacao, 'ativo'),
        ne(usuarios.id, menos),
        sql`(${usuarios.grupo_id} = ${GRUPO.administrador} or exists (
          select 1 from ${usuarioGrupos} ug
          where ug.usuario_id = ${usuarios.id} and ug.grupo_id = ${GRUPO.administrador}))`,
      ),
    )
    .orderBy(usuarios.id);
  return linhas.map(({ id }) => id);
}

/** Somebody's name and address. */
export async function lerPessoa(db: Db, id: number) {
  const [linha] = await db
    .select({ nome: usuarios.nome, email: usuarios.email, situacao: usuarios.situacao })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  return linha;
}

/** Keeps the outcome of a test, unless something else was saved while it ran. */
export async function guardarTeste(
  db: Db,
  integracao: Integracao,
  versao: number,
  ultimo_teste: TesteGuardado,
): Promise<void> {
  await db
    .insert(tabela)
    .values({ integracao, ultimo_teste })
    .onConflictDoUpdate({
      target: tabela.integracao,
      set: { ultimo_teste },
      setWhere: eq(tabela.versao, versao),
    });
}
