import { CsvError, parse } from 'csv-parse/sync';
import { type Limites, PlanilhaIlegivel, reunirTabela, type TabelaLida } from './leitura.ts';
import { semApostrofo } from './linhas.ts';
import { textoLimpo } from './textos.ts';

/**
 * The text of a file of Excel or another program: UTF-8, with or without byte order mark; else
 * Windows-1252, in which every byte is a character.
 */
function decodificar(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARADORES = [';', ',', '\t'] as const;

/** The separator that occurs most in the header, whose names contain none. */
function separadorDe(texto: string): string {
  const [cabecalho = ''] = texto.slice(0, 100_000).split(/\r?\n/, 1);
  const vezes = (separador: string) => cabecalho.split(separador).length;
  return SEPARADORES.reduce((melhor, outro) => (vezes(outro) > vezes(melhor) ? outro : melhor));
}

/** A row of a CSV, and the line of the file at which it ends. */
export interface RegistroDeCsv {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** The longest row, in characters: a quote that is never closed swallows no more than this. */
const MAXIMO_DO_REGISTRO = 200_000;

/**
 * The rows of a text separated by semicolons, commas or tabs, with quotes, the header among them; blank
 * ones are left out.
 *
 * @param maximo the most rows below the header; one more is read, to find that there are too many.
 * @throws PlanilhaIlegivel with a sentence for a person.
 */
export function registrosDoCsv(bytes: Uint8Array, maximo: number): RegistroDeCsv[] {
  const texto = decodificar(bytes);
  if (texto.includes('\0')) throw new PlanilhaIlegivel('O arquivo não é um CSV.');
  try {
    return parse(texto, {
      delimiter: separadorDe(texto),
      bom: true,
      info: true,
      max_record_size: MAXIMO_DO_REGISTRO,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: maximo + 2,
    }) as never;
  } catch (erro) {
    if (!(erro instanceof CsvError)) throw erro;
    const frase = 'O arquivo não pôde ser lido: confira as aspas e salve como CSV.';
    throw new PlanilhaIlegivel(frase, { cause: erro });
  }
}

/** Reads a CSV as a table. @throws PlanilhaIlegivel */
export function lerCsv(bytes: Uint8Array, limites: Limites): TabelaLida {
  const tabela = reunirTabela(limites);
  for (const [i, { record, info }] of registrosDoCsv(bytes, limites.linhas).entries()) {
    // Of the header every cell is read, to find that there are too many.
    const celulas = i === 0 ? record : record.slice(0, limites.colunas);
    tabela.linha(
      celulas.map((texto) => textoLimpo(semApostrofo(texto), limites.celula)),
      info.lines,
    );
  }
  return tabela.fim();
}
