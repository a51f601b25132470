import { empresas } from '../../src/modules/clientes/clientes.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { umCnpj } from './clientes.ts';

/** A company of a client, without a contract. */
export async function criarEmpresa(
  banco: Banco,
  cliente_id: number,
  dados: Partial<typeof empresas.$inferInsert> = {},
) {
  const [linha] = await banco
    .insert(empresas)
    .values({ cnpj: umCnpj(), razao_social: 'Sem contrato Ltda', ...dados, cliente_id })
    .returning();
  if (!linha) throw new Error('empresa não gravada');
  return linha;
}
