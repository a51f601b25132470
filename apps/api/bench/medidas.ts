/** The value below which a share of the sample lies (nearest rank); `q` from 0 to 1. */
export function percentil(amostra: readonly number[], q: number): number {
  const ordenada = amostra.toSorted((a, b) => a - b);
  return ordenada[Math.max(0, Math.ceil(q * ordenada.length) - 1)] ?? Number.NaN;
}

export const mediana = (amostra: readonly number[]) => percentil(amostra, 0.5);
export const p95 = (amostra: readonly number[]) => percentil(amostra, 0.95);

const numero = (casas: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas });

export const emMs = (ms: number) => `${numero(ms < 10 ? 1 : 0).format(ms)} ms`;
export const emKb = (kb: number) => `${numero(0).format(kb)} KB`;
export const porSegundo = (n: number) => `${numero(0).format(n)}/s`;
export const porCento = (fracao: number) => `${numero(0).format(100 * fracao)} %`;

/** One line of the report. Figures are printed beside their budgets, never asserted (decisoes.md §7). */
export interface Medida {
  readonly nome: string;
  readonly valor: string;
  /** Empty when nothing limits the figure. */
  readonly limite: string;
  /** Null when nothing limits the figure. */
  readonly dentro: boolean | null;
}

export function imprimirTabela(medidas: readonly Medida[]): void {
  const linhas = [
    ['medida', 'valor', 'limite', ''],
    ...medidas.map(({ nome, valor, limite, dentro }) => {
      const veredito = dentro === null ? '' : dentro ? 'ok' : 'ACIMA';
      return [nome, valor, limite, veredito];
    }),
  ];
  const larguras = [0, 1, 2, 3].map((i) => Math.max(...linhas.map((l) => (l[i] ?? '').length)));
  for (const [n, linha] of linhas.entries()) {
    console.log(
      linha
        .map((celula, i) => celula.padEnd(larguras[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    if (n === 0) console.log(larguras.map((largura) => '─'.repeat(largura)).join('  '));
  }
}
