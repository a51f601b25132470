import { modelosChecklist } from '../../src/modules/modelos-checklist/modelos-checklist.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { proximo } from './usuarios.ts';

/** An item of the checklist that the client brings and somebody ticks. */
export async function criarModeloChecklist(
  banco: Banco,
  dados: Partial<typeof modelosChecklist.$inferInsert> = {},
) {
  const [linha] = await banco
    .insert(modelosChecklist)
    .values({
      titulo: `Item ${proximo()}`,
      grupo: 'documentos',
      obrigatorio_em: 'onboarding',
      responsavel: 'cliente',
      ordem: 1_000,
      ...dados,
    })
    .returning();
  if (!linha) throw new Error('modelo checklist: nothing was written');
  return linha;
}
