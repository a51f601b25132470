import { notasInternas } from '../../src/modules/notas-internas/notas-internas.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarCliente } from './clientes.ts';
import { proximo } from './usuarios.ts';

/** «Um|Uma» nota interna; without a client it brings one along. */
export async function criarNotaInterna(
  banco: Banco,
  dados: Partial<typeof notasInternas.$inferInsert> = {},
) {
  const cliente_id = dados.cliente_id ?? (await criarCliente(banco)).id;
  const [linha] = await banco
    .insert(notasInternas)
    .values({ nome: `Nota interna ${proximo()}`, ...dados, cliente_id })
    .returning();
  if (!linha) throw new Error('nota interna: nothing was written');
  return linha;
}
