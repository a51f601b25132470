import type { Socio } from '@dominio/contrato/empresas-socios';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { empresaSocios } from './socios.tables.ts';

const colunas = {
  nome: empresaSocios.nome,
  cpf_cnpj: empresaSocios.cpf_cnpj,
  qualificacao: empresaSocios.qualificacao,
  administrador: empresaSocios.administrador,
  participacao_milionesimos: empresaSocios.participacao_milionesimos,
  desde: empresaSocios.desde,
  ate: empresaSocios.ate,
};

/** The partners of a company in their order. Its scope is the caller's to have checked. */
export const listar = (db: Db, empresaId: number): Promise<Socio[]> =>
  db
    .select(colunas)
    .from(empresaSocios)
    .where(eq(empresaSocios.empresa_id, empresaId))
    .orderBy(asc(empresaSocios.ordem));

/** The partners of several companies, whose scope is the caller's to have checked, each in their order. */
export const listarDeVarias = (db: Db, empresaIds: readonly number[]) =>
  db
    .select({ ...colunas, empresa_id: empresaSocios.empresa_id })
    .from(empresaSocios)
    .where(inArray(empresaSocios.empresa_id, [...empresaIds]))
    .orderBy(asc(empresaSocios.empresa_id), asc(empresaSocios.ordem));

/** Replaces the partners of a company, and raises its version. */
export async function trocar(
  db: Db,
  empresaId: number,
  socios: readonly Socio[],
  escrita: Escrita,
): Promise<void> {
  await db.delete(empresaSocios).where(eq(empresaSocios.empresa_id, empresaId));
  if (socios.length > 0) {
    await db
      .insert(empresaSocios)
      .values(socios.map((socio, ordem) => ({ ...socio, ordem, empresa_id: empresaId })));
  }
  await db
    .update(empresas)
    .set({ ...escrita, versao: sql`${empresas.versao} + 1` })
    .where(eq(empresas.id, empresaId));
}
