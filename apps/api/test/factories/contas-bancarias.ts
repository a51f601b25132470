import { contasBancarias } from '../../src/modules/contas-bancarias/contas-bancarias.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarCliente } from './clientes.ts';
import { proximo } from './usuarios.ts';

/** An account in Itaú with a number of its own; without a client it brings one along. */
export async function criarContaBancaria(
  banco: Banco,
  dados: Partial<typeof contasBancarias.$inferInsert> = {},
) {
  const cliente_id = dados.cliente_id ?? (await criarCliente(banco)).id;
  const n = proximo();
  const [linha] = await banco
    .insert(contasBancarias)
    .values({
      tipo: 'corrente',
      nome: dados.apelido ?? `Conta ${n}`,
      apelido: `Conta ${n}`,
      banco_ispb: '60701190',
      agencia: '1234',
      conta: String(10_000 + n),
      ...dados,
      cliente_id,
    })
    .returning();
  if (!linha) throw new Error('conta bancária: nothing was written');
  return linha;
}
