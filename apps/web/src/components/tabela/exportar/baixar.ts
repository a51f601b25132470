import { csvDe } from './csv.ts';
import type { Planilha } from './planilha.ts';

export type Formato = 'csv' | 'xlsx';

async function arquivo(planilha: Planilha, formato: Formato): Promise<Blob> {
  if (formato === 'csv') return new Blob([csvDe(planilha)], { type: 'text/csv;charset=utf-8' });
  const { xlsxDe } = await import('./xlsx.ts');
  return xlsxDe(planilha);
}

/** Writes a sheet and has the browser save it as `nome.csv` or `nome.xlsx`. */
export async function baixar(planilha: Planilha, nome: string, formato: Formato): Promise<void> {
  const url = URL.createObjectURL(await arquivo(planilha, formato));
  const ligacao = document.createElement('a');
  ligacao.href = url;
  ligacao.download = `${nome}.${formato}`;
  ligacao.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
