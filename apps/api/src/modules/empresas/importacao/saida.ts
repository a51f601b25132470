import { Readable } from 'node:stream';
import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import { escreverCsv } from '../../../platform/planilhas/csv.ts';
import type { Lotes } from '../../../platform/planilhas/linhas.ts';
import { escreverXlsx } from '../../../platform/planilhas/xlsx.ts';

const ESCRITORES = { csv: escreverCsv, xlsx: escreverXlsx } as const;
const MIDIAS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file that is sent as it is written. */
export interface ArquivoSaindo {
  readonly midia: string;
  readonly nome: string;
  readonly conteudo: Readable;
}

/** A sheet of these headings and rows, to be saved under a name. */
export const planilhaSaindo = (
  nome: string,
  formato: FormatoDePlanilha,
  titulos: readonly string[],
  lotes: Lotes,
): ArquivoSaindo => ({
  midia: MIDIAS[formato],
  nome: `${nome}.${formato}`,
  conteudo: Readable.from(ESCRITORES[formato](titulos, lotes)),
});
