import escreverXlsx, { type CellObject } from 'write-excel-file/universal';
import type { CelulaDaPlanilha, Planilha } from './planilha.ts';

function celula({ tipo, valor }: CelulaDaPlanilha): CellObject | null {
  if (valor === null) return null;
  if (tipo === 'data') {
    return { value: new Date(`${valor}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  }
  if (typeof valor === 'string') return { value: valor, type: String };
  return tipo === 'dinheiro'
    ? { value: valor / 100, type: Number, format: '#,##0.00' }
    : { value: valor, type: Number };
}

/** A sheet as an Excel file, its headings bold and kept in sight. */
export const xlsxDe = ({ titulos, linhas }: Planilha): Promise<Blob> =>
  escreverXlsx(
    [
      titulos.map((value): CellObject => ({ value, type: String, fontWeight: 'bold' })),
      ...linhas.map((linha) => linha.map(celula)),
    ],
    { stickyRowsCount: 1, columns: titulos.map(() => ({ width: 22 })) },
  ).toBlob();
