/** A place the keyboard can stand on: a day (item 0) or one of its events (1, 2, …). */
export interface Lugar {
  readonly dia: number;
  readonly item: number;
}

/** What stands in the grid: for each day, the start of each event in minutes, in order. */
export interface Forma {
  readonly colunas: number;
  readonly dias: readonly (readonly number[])[];
}

export type Passo = 'cima' | 'baixo' | 'esquerda' | 'direita' | 'inicio' | 'fim';

/** Where an arrow leads: a place that is shown, or so many days outside the days shown. */
export type Destino = Lugar | { readonly fora: number };

const TECLAS: Readonly<Record<string, Passo>> = {
  ArrowUp: 'cima',
  ArrowDown: 'baixo',
  ArrowLeft: 'esquerda',
  ArrowRight: 'direita',
  Home: 'inicio',
  End: 'fim',
};

export const passoDaTecla = (tecla: string): Passo | undefined => TECLAS[tecla];

/** The event of a day nearest in time to a minute; the day itself when it has none. */
function maisProximo(horas: readonly number[], minuto: number): number {
  let melhor = -1;
  for (const [indice, hora] of horas.entries()) {
    const distancia = Math.abs(hora - minuto);
    if (melhor === -1 || distancia < Math.abs((horas[melhor] ?? 0) - minuto)) melhor = indice;
  }
  return melhor + 1;
}

function aoLado({ dias }: Forma, { dia, item }: Lugar, passo: 1 | -1): Destino {
  const vizinho = dias[dia + passo];
  if (!vizinho) return { fora: passo };
  const minuto = dias[dia]?.[item - 1];
  return { dia: dia + passo, item: minuto === undefined ? 0 : maisProximo(vizinho, minuto) };
}

function naVertical({ dias, colunas }: Forma, { dia, item }: Lugar, passo: 1 | -1): Destino {
  const total = dias[dia]?.length ?? 0;
  const seguinte = item + passo;
  if (seguinte >= 0 && seguinte <= total) return { dia, item: seguinte };
  // A single row of days ends at the top and bottom of its columns; in a month the column goes on
  // in the week above or below.
  if (dias.length <= colunas) return { dia, item };
  const destino = dia + passo * colunas;
  return dias[destino] ? { dia: destino, item: 0 } : { fora: passo * colunas };
}

/**
 * Where an arrow leads. Left and right change the day and keep the hour; up and down walk through
 * the day and its events, in a month on into the next week; Home and End are the ends of the row.
 */
export function mover(forma: Forma, lugar: Lugar, passo: Passo): Destino {
  if (passo === 'esquerda') return aoLado(forma, lugar, -1);
  if (passo === 'direita') return aoLado(forma, lugar, 1);
  if (passo === 'cima') return naVertical(forma, lugar, -1);
  if (passo === 'baixo') return naVertical(forma, lugar, 1);
  const linha = Math.floor(lugar.dia / forma.colunas) * forma.colunas;
  if (passo === 'inicio') return { dia: linha, item: 0 };
  return { dia: Math.min(forma.dias.length, linha + forma.colunas) - 1, item: 0 };
}
