import { passagens } from '../../src/modules/passagens/passagens.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** A handover term of a client that nobody signed yet. */
export async function criarPassagem(
  banco: Banco,
  dados: Pick<typeof passagens.$inferInsert, 'cliente_id' | 'de_id' | 'para_id'> &
    Partial<typeof passagens.$inferInsert>,
) {
  const [linha] = await banco
    .insert(passagens)
    .values({
      secoes: [],
      gerada_por: dados.de_id,
      criado_em: new Date('2026-03-09T12:00:00Z'),
      atualizado_em: new Date('2026-03-09T12:00:00Z'),
      ...dados,
    })
    .returning();
  if (!linha) throw new Error('passagem: nothing was written');
  return linha;
}
