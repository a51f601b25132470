import type { ColunaDaImportacao } from '@dominio/contrato/usuarios-importacao';
import { PlanilhaIlegivel } from '../../platform/planilhas/leitura.ts';
import { registrosDoCsv } from '../../platform/planilhas/ler-csv.ts';
import { semEnfeite } from '../../platform/planilhas/textos.ts';

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

/**
 * Reads a table separated by semicolons, commas or tabs, with quotes; blank lines are left out.
 *
 * @param maximo the most data lines; one more is read, to find that there are too many.
 * @throws PlanilhaIlegivel with a sentence for a person.
 */
export function lerPlanilha(bytes: Uint8Array, maximo: number): Planilha {
  const [cabecalho, ...resto] = registrosDoCsv(bytes, maximo);
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
