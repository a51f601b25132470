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
  /** The tree as one line: node, join, table and index of each step. */
  readonly forma: string;
  /** Pages of 8 KB touched, in memory or not. */
  readonly paginas: number;
}

function formaDe(no: No): string {
  const nome = [no['Join Type'], no['Node Type'], no['Relation Name'], no['Index Name']];
  const filhos = (no.Plans ?? []).map(formaDe).join(', ');
  return `${nome.filter(Boolean).join(' ')}${filhos && ` (${filhos})`}`;
}

/** How PostgreSQL runs a statement once everything it needs is in memory. */
export async function explicar({ banco }: Base, { text, values }: Consulta): Promise<Plano> {
  const explain = { text: `explain (analyze, buffers, format json) ${text}`, values };
  await banco.$client.query(explain);
  const { rows } = await banco.$client.query<{ 'QUERY PLAN': { Plan: No }[] }>(explain);
  const raiz = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!raiz) throw new Error('O PostgreSQL não explicou a consulta.');
  return {
    forma: formaDe(raiz),
    paginas: raiz['Shared Hit Blocks'] + raiz['Shared Read Blocks'],
  };
}

export interface ComparacaoDePlanos {
  readonly iguais: boolean;
  /** Both plans of each statement that differs, for whoever wants to know why. */
  readonly diferencas: readonly string[];
  readonly paginasNaFirma: number;
  readonly paginasNoDecimo: number;
}

/** Compares the plans of one call over all the data and over a tenth of them, statement by statement. */
export async function compararPlanos(
  firma: { base: Base; consultas: readonly Consulta[] },
  decimo: { base: Base; consultas: readonly Consulta[] },
): Promise<ComparacaoDePlanos> {
  const diferencas: string[] = [];
  let [paginasNaFirma, paginasNoDecimo] = [0, 0];
  for (const [i, consulta] of firma.consultas.entries()) {
    const par = decimo.consultas[i];
    if (!par) throw new Error('A mesma chamada fez menos consultas sobre um décimo dos dados.');
    const [um, outro] = [await explicar(firma.base, consulta), await explicar(decimo.base, par)];
    paginasNaFirma += um.paginas;
    paginasNoDecimo += outro.paginas;
    if (um.forma !== outro.forma) {
      diferencas.push(`firma:  ${um.forma}\n    décimo: ${outro.forma}`);
    }
  }
  return { iguais: diferencas.length === 0, diferencas, paginasNaFirma, paginasNoDecimo };
}
