import type { ColunaDaImportacao } from '@dominio/contrato/usuarios-importacao';
import { CsvError, parse } from 'csv-parse/sync';

/** A file that cannot be read as a table. */
export class PlanilhaIlegivel extends Error {}

export interface LinhaDaPlanilha {
  /** Number of the line as a spreadsheet shows it: the header is line 1. */
  readonly numero: number;
  readonly valores: Readonly<Partial<Record<ColunaDaImportacao, string>>>;
}

export interface Planilha {
  readonly colunas: readonly ColunaDaImportacao[];
  readonly ignoradas: readonly string[];
  readonly linhas: readonly LinhaDaPlanilha[];
}

/** Other names that people give to the columns. */
const NOMES: Readonly<Record<string, ColunaDaImportacao>> = {
  nome: 'nome',
  nomecompleto: 'nome',
  email: 'email',
  grupo: 'grupo',
  grupoid: 'grupo',
  perfil: 'grupo',
  time: 'time',
  timeid: 'time',
  equipe: 'time',
  empresa: 'empresa',
  cliente: 'empresa',
  clientid: 'empresa',
  cpf: 'cpf',
  telefone: 'telefone',
  celular: 'telefone',
  datanascimento: 'data_nascimento',
  datadenascimento: 'data_nascimento',
  nascimento: 'data_nascimento',
  dataadmissao: 'data_admissao',
  datadeadmissao: 'data_admissao',
  admissao: 'data_admissao',
  genero: 'genero',
};

/** Only letters and digits, without accents: names are compared by it. */
export const semEnfeite = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The text of a file of Excel or another program: UTF-8, with or without byte order mark; else
 * Windows-1252, in which every byte is a character.
 */
export function decodificar(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARADORES = [';', ',', '\t'] as const;

/** The separator that occurs most in the header, whose names contain none. */
function separadorDe(texto: string): string {
  const [cabecalho = ''] = texto.split(/\r?\n/, 1);
  const vezes = (separador: string) => cabecalho.split(separador).length;
  return SEPARADORES.reduce((melhor, outro) => (vezes(outro) > vezes(melhor) ? outro : melhor));
}

/**
 * `31/12/1990` as `1990-12-31`, the form in which dates are stored; other texts are left to the
 * field's own check.
 */
export function dataDaPlanilha(valor: string): string {
  const partes = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(valor.trim());
  if (!partes) return valor.trim();
  const [, dia = '', mes = '', ano = ''] = partes;
  return `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
}

/**
 * Reads a table separated by semicolons, commas or tabs, with quotes; blank lines are left out.
 *
 * @param maximo the most data lines; one more is read, to find that there are too many.
 * @throws PlanilhaIlegivel with a sentence for a person.
 */
export function lerPlanilha(bytes: Uint8Array, maximo: number): Planilha {
  const texto = decodificar(bytes);
  if (texto.includes('\0')) throw new PlanilhaIlegivel('O arquivo não é um CSV.');
  let registros: { record: string[]; info: { lines: number } }[];
  try {
    registros = parse(texto, {
      delimiter: separadorDe(texto),
      bom: true,
      info: true,
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
  const [cabecalho, ...resto] = registros;
  if (!cabecalho) throw new PlanilhaIlegivel('O arquivo está vazio.');
  const colunas = cabecalho.record.map((nome) => NOMES[semEnfeite(nome)]);
  const conhecidas = colunas.filter((coluna) => coluna !== undefined);
  const repetida = conhecidas.find((coluna, i) => conhecidas.indexOf(coluna) !== i);
  if (repetida) throw new PlanilhaIlegivel(`A coluna ${repetida} aparece mais de uma vez.`);
  return {
    colunas: conhecidas,
    ignoradas: cabecalho.record.filter((nome, i) => nome !== '' && colunas[i] === undefined),
    linhas: resto.map(({ record, info }) => ({
      numero: info.lines,
      valores: Object.fromEntries(
        colunas.flatMap((coluna, i) => (coluna ? [[coluna, record[i] ?? '']] : [])),
      ),
    })),
  };
}
