import { modelosMinuta } from '../../src/modules/modelos-minuta/modelos-minuta.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { proximo } from './usuarios.ts';

/** A template of minutes. */
export async function criarModeloMinuta(
  banco: Banco,
  dados: Partial<typeof modelosMinuta.$inferInsert> = {},
) {
  const [linha] = await banco
    .insert(modelosMinuta)
    .values({ nome: `Modelo ${proximo()}`, texto: 'Contrato {numero}', ...dados })
    .returning();
  if (!linha) throw new Error('modelo de minuta: nothing was written');
  return linha;
}
