import { diaEscrito } from '@dominio/contrato/datas';
import { type Celula, inofensivo, type Linha, type Lotes } from './linhas.ts';

/** Without this mark Excel reads accents as letters of another alphabet. */
const MARCA_UTF8 = '\ufeff';

const campoDeCsv = (texto: string): string =>
  /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;

function campo(celula: Celula): string {
  if (celula === null) return '';
  if (typeof celula === 'number') return String(celula).replace('.', ',');
  if (typeof celula === 'object') return diaEscrito(celula.dia);
  return campoDeCsv(inofensivo(celula));
}

const linhaDeCsv = (linha: Linha) => `${linha.map(campo).join(';')}\r\n`;

/** A sheet as Brazilian programs open it: semicolons, decimal commas, UTF-8 with its mark. */
export async function* escreverCsv(titulos: readonly string[], lotes: Lotes) {
  yield MARCA_UTF8 + linhaDeCsv(titulos);
  for await (const lote of lotes) yield lote.map(linhaDeCsv).join('');
}
