import { contatos } from '../../src/modules/contatos/contatos.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarCliente } from './clientes.ts';
import { proximo } from './usuarios.ts';

/** A contact; without a client it brings one along. */
export async function criarContato(
  banco: Banco,
  dados: Partial<typeof contatos.$inferInsert> = {},
) {
  const cliente_id = dados.cliente_id ?? (await criarCliente(banco)).id;
  const [linha] = await banco
    .insert(contatos)
    .values({ nome: `Contato ${proximo()}`, ...dados, cliente_id })
    .returning();
  if (!linha) throw new Error('contato: nothing was written');
  return linha;
}
