import { baixar } from '../../ui/baixar.ts';
import { csvDe } from './csv.ts';
import type { Planilha } from './planilha.ts';

export type Formato = 'csv' | 'xlsx';

async function arquivo(planilha: Planilha, formato: Formato): Promise<Blob> {
  if (formato === 'csv') return new Blob([csvDe(planilha)], { type: 'text/csv;charset=utf-8' });
  const { xlsxDe } = await import('./xlsx.ts');
  return xlsxDe(planilha);
}

/** Writes a sheet and has the browser save it as `nome.csv` or `nome.xlsx`. */
export async function baixarPlanilha(
  planilha: Planilha,
  nome: string,
  formato: Formato,
): Promise<void> {
  baixar(await arquivo(planilha, formato), `${nome}.${formato}`);
}
