import { transferenciasMarcadas } from '../../src/modules/times/transferencias.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** A transfer between two teams that is set for a day far from now. Answers its id. */
export async function criarTransferencia(
  banco: Banco,
  dados: Pick<typeof transferenciasMarcadas.$inferInsert, 'de_id' | 'para_id' | 'pedida_por'>,
): Promise<number> {
  const [linha] = await banco
    .insert(transferenciasMarcadas)
    .values({ cliente_ids: [], em: '2199-01-01', ...dados })
    .returning({ id: transferenciasMarcadas.id });
  if (!linha) throw new Error('a transferência não foi gravada');
  return linha.id;
}
