import { mostrarData } from '../../campos/data-digitada.ts';
import type { CelulaDaPlanilha, Planilha } from './planilha.ts';

/** Without it Excel reads the accents of a file as another alphabet's. */
const MARCA_UTF8 = '\ufeff';

const comVirgula = (numero: number, casas?: number) =>
  (casas === undefined ? String(numero) : numero.toFixed(casas)).replace('.', ',');

function escrita({ tipo, valor }: CelulaDaPlanilha): string {
  if (valor === null) return '';
  if (typeof valor === 'number') {
    return tipo === 'dinheiro' ? comVirgula(valor / 100, 2) : comVirgula(valor);
  }
  return tipo === 'data' ? mostrarData(valor) : valor;
}

const campo = (texto: string) =>
  /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;

/** A sheet as Brazilian spreadsheets open it: semicolons, decimal commas, UTF-8 with its mark. */
export function csvDe({ titulos, linhas }: Planilha): string {
  const todas = [titulos, ...linhas.map((linha) => linha.map(escrita))];
  return MARCA_UTF8 + todas.map((linha) => `${linha.map(campo).join(';')}\r\n`).join('');
}
