import type { Base } from './bases.ts';
import type { Consulta } from './consulta.ts';

interface No {
  readonly 'Node Type': string;
  readonly 'Join Type'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly No[];
}

interface Plano {
  /** The plan in one line: node, join, table and index of each step. */
  readonly forma: string;
  /** Pages of 8 KB read, from memory or disk. */
  readonly paginas: number;
}

function formaDe(no: No): string {
  const nome = [no['Join Type'], no['Node Type'], no['Relation Name'], no['Index Name']];
  const filhos = (no.Plans ?? []).map(formaDe).join(', ');
  return `${nome.filter(Boolean).join(' ')}${filhos && ` (${filhos})`}`;
}

/**
 * Settings for small tables: a planner reads a table of a dozen pages whole; with these it plans as
 * for tables large enough for an index.
 */
const COMO_SOBRE_TABELAS_GRANDES = [
  'set local enable_seqscan = off',
  'set local enable_hashjoin = off',
  'set local enable_mergejoin = off',
  'set local enable_bitmapscan = off',
  'set local enable_memoize = off',
  'set local enable_material = off',
];

/**
 * The plan of a statement, run when everything it needs is in memory.
 *
 * @param pequenas whether the tables are those of the tenth, with a few pages each.
 */
export async function explicar(
  { banco }: Base,
  { text, values }: Consulta,
  pequenas = false,
): Promise<Plano> {
  const explain = { text: `explain (analyze, buffers, format json) ${text}`, values };
  const conexao = await banco.$client.connect();
  try {
    await conexao.query('begin');
    for (const escolha of pequenas ? COMO_SOBRE_TABELAS_GRANDES : []) await conexao.query(escolha);
    await conexao.query(explain);
    const { rows } = await conexao.query<{ 'QUERY PLAN': { Plan: No }[] }>(explain);
    const raiz = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!raiz) throw new Error('O PostgreSQL não explicou a consulta.');
    return {
      forma: formaDe(raiz),
      paginas: raiz['Shared Hit Blocks'] + raiz['Shared Read Blocks'],
    };
  } finally {
    await conexao.query('rollback');
    conexao.release();
  }
}

export interface ComparacaoDePlanos {
  readonly iguais: boolean;
  /** Both plans of each statement whose plans differ, for a reader of the report. */
  readonly diferencas: readonly string[];
  readonly paginasNaFirma: number;
  readonly paginasNoDecimo: number;
}

/** Compares one call's plans over all the data and over a tenth of them, statement by statement. */
export async function compararPlanos(
  firma: { base: Base; consultas: readonly Consulta[] },
  decimo: { base: Base; consultas: readonly Consulta[] },
  pequenas = false,
): Promise<ComparacaoDePlanos> {
  const diferencas: string[] = [];
  let [paginasNaFirma, paginasNoDecimo] = [0, 0];
  for (const [i, consulta] of firma.consultas.entries()) {
    const par = decimo.consultas[i];
    if (!par) throw new Error('A mesma chamada fez menos consultas sobre um décimo dos dados.');
    const um = await explicar(firma.base, consulta, pequenas);
    const outro = await explicar(decimo.base, par, pequenas);
    paginasNaFirma += um.paginas;
    paginasNoDecimo += outro.paginas;
    if (um.forma !== outro.forma) {
      diferencas.push(`firma:  ${um.forma}\n    décimo: ${outro.forma}`);
    }
  }
  return { iguais: diferencas.length === 0, diferencas, paginasNaFirma, paginasNoDecimo };
}
