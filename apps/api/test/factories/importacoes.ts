import {
  importacoesDeEmpresas,
  linhasDaImportacao,
} from '../../src/modules/empresas/importacao/importacao.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** A sheet of one company that somebody sent, not checked yet. */
export async function criarImportacao(
  banco: Banco,
  usuario_id: number,
  criado_em: Date = new Date(),
): Promise<number> {
  const [uma] = await banco
    .insert(importacoesDeEmpresas)
    .values({
      usuario_id,
      nome_arquivo: 'empresas.csv',
      titulos: ['CNPJ'],
      campos: ['cnpj'],
      total: 1,
      criado_em,
    })
    .returning({ id: importacoesDeEmpresas.id });
  if (!uma) throw new Error('importação não gravada');
  await banco
    .insert(linhasDaImportacao)
    .values({ importacao_id: uma.id, numero: 2, celulas: ['11222333000181'] });
  return uma.id;
}
