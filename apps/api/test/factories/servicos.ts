import { servicos } from '../../src/modules/servicos/servicos.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { proximo } from './usuarios.ts';

/** A service that the firm offers. */
export async function criarServico(
  banco: Banco,
  dados: Partial<typeof servicos.$inferInsert> = {},
) {
  const [linha] = await banco
    .insert(servicos)
    .values({ nome: `Serviço ${proximo()}`, ...dados })
    .returning();
  if (!linha) throw new Error('serviço: nothing was written');
  return linha;
}
