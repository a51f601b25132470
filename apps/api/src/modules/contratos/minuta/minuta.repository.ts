import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../../platform/acesso/escopo.ts';
import type { Db } from '../../../platform/db.ts';
import { empresas } from '../../clientes/clientes.tables.ts';
import { empresaSocios } from '../../empresas/socios.tables.ts';

/** The companies in business of a client in the actor's scope, with their addresses, in the order of names. */
export const listarEmpresas = (db: Db, ator: Ator, clienteId: number) =>
  db
    .select({
      id: empresas.id,
      razao_social: empresas.razao_social,
      cnpj: empresas.cnpj,
      cep: empresas.cep,
      logradouro: empresas.logradouro,
      numero: empresas.numero,
      complemento: empresas.complemento,
      bairro: empresas.bairro,
      municipio: empresas.municipio,
      uf: empresas.uf,
    })
    .from(empresas)
    .where(
      and(
        eq(empresas.cliente_id, clienteId),
        eq(empresas.status, 'ativa'),
        noEscopoDeClientes(ator, empresas.cliente_id),
      ),
    )
    .orderBy(asc(empresas.razao_social), asc(empresas.id));

export type EmpresaDaMinuta = Awaited<ReturnType<typeof listarEmpresas>>[number];

/** The names of those who manage a company today, in the order of its partners. */
export async function administradores(db: Db, empresaId: number): Promise<string[]> {
  const linhas = await db
    .select({ nome: empresaSocios.nome })
    .from(empresaSocios)
    .where(
      and(
        eq(empresaSocios.empresa_id, empresaId),
        eq(empresaSocios.administrador, true),
        isNull(empresaSocios.ate),
      ),
    )
    .orderBy(asc(empresaSocios.ordem));
  return linhas.map(({ nome }) => nome);
}
