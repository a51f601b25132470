import { notas } from '../../src/modules/notas/notas.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarCliente } from './clientes.ts';
import { criarUsuario, proximo } from './usuarios.ts';

/** A note; without a client or an author it brings one along. */
export async function criarNota(banco: Banco, dados: Partial<typeof notas.$inferInsert> = {}) {
  const cliente_id = dados.cliente_id ?? (await criarCliente(banco)).id;
  const autor_id = dados.autor_id ?? (await criarUsuario(banco)).id;
  const [linha] = await banco
    .insert(notas)
    .values({ texto: `Nota ${proximo()}`, ...dados, cliente_id, autor_id })
    .returning();
  if (!linha) throw new Error('nota: nothing was written');
  return linha;
}
