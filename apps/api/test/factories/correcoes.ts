import {
  correcaoCampos,
  correcaoRespostas,
  correcoes,
} from '../../src/modules/correcoes/correcoes.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** A correction of a client's site that waits. */
export async function criarCorrecao(
  banco: Banco,
  cliente_id: number,
  dados: Partial<typeof correcoes.$inferInsert> = {},
) {
  const [linha] = await banco
    .insert(correcoes)
    .values({
      alvo: 'cliente',
      alvo_id: cliente_id,
      criado_em: new Date('2026-03-09T12:00:00Z'),
      ...dados,
      cliente_id,
    })
    .returning();
  if (!linha) throw new Error('correção: nothing was written');
  await banco
    .insert(correcaoCampos)
    .values({ correcao_id: linha.id, campo: 'site', antes: null, proposto: 'https://novo.com.br' });
  return linha;
}

/** An answer that accepts or refuses the site of a correction. */
export async function criarRespostaDeCorrecao(
  banco: Banco,
  correcao_id: number,
  dados: Partial<typeof correcaoRespostas.$inferInsert> = {},
) {
  const respondida_em = new Date('2026-03-09T15:00:00Z');
  const [linha] = await banco
    .insert(correcaoRespostas)
    .values({ aceitos: [], recusados: [], respondida_em, ...dados, correcao_id })
    .returning();
  if (!linha) throw new Error('resposta: nothing was written');
  return linha;
}
