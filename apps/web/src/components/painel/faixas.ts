import { COLUNAS, type Lugar, naOrdem } from './grade.ts';

/**
 * Blocks as they stand when each is as high as its content: beside each other in columns, or one
 * under the other.
 */
export type Parte =
  | { readonly tipo: 'bloco'; readonly id: string }
  | { readonly tipo: 'pilha'; readonly partes: readonly Parte[] }
  | {
      readonly tipo: 'colunas';
      /** Of how many columns of the grid each is as wide; without a part nothing stands there. */
      readonly colunas: readonly { readonly largura: number; readonly parte: Parte | null }[];
    };

type Trecho = readonly [de: number, ate: number];

/**
 * Groups of blocks between which a straight line goes from end to end.
 *
 * @param trecho where a block begins and ends on the axis that is cut.
 */
function cortar(lugares: readonly Lugar[], trecho: (lugar: Lugar) => Trecho): Lugar[][] {
  const grupos: Lugar[][] = [];
  let fim = Number.NEGATIVE_INFINITY;
  for (const lugar of lugares.toSorted((a, b) => trecho(a)[0] - trecho(b)[0])) {
    const [de, ate] = trecho(lugar);
    if (de >= fim) grupos.push([]);
    grupos.at(-1)?.push(lugar);
    fim = Math.max(fim, ate);
  }
  return grupos;
}

const emColunas = (lugares: readonly Lugar[]) => cortar(lugares, ({ x, w }) => [x, x + w]);
const emFaixas = (lugares: readonly Lugar[]) => cortar(lugares, ({ y, h }) => [y, y + h]);

/**
 * Bands that can be cut into the same columns are one: then no column waits for the tallest of its
 * band.
 */
function juntarFaixas(faixas: readonly Lugar[][]): Lugar[][] {
  const juntas: Lugar[][] = [];
  for (const faixa of faixas) {
    const anterior = juntas.at(-1);
    const ambas = [...(anterior ?? []), ...faixa];
    if (anterior && emColunas(ambas).length > 1) juntas.splice(-1, 1, ambas);
    else juntas.push(faixa);
  }
  return juntas;
}

/** Groups beside each other, with the room that they leave free on either side. */
function lado(grupos: readonly Lugar[][], [de, ate]: Trecho): Parte {
  const colunas: { largura: number; parte: Parte | null }[] = [];
  let aqui = de;
  for (const grupo of grupos) {
    const x = Math.min(...grupo.map((lugar) => lugar.x));
    const fim = Math.max(...grupo.map((lugar) => lugar.x + lugar.w));
    if (x > aqui) colunas.push({ largura: x - aqui, parte: null });
    colunas.push({ largura: fim - x, parte: partir(grupo, [x, fim]) });
    aqui = fim;
  }
  if (aqui < ate) colunas.push({ largura: ate - aqui, parte: null });
  const [unica] = colunas;
  return colunas.length === 1 && unica?.parte ? unica.parte : { tipo: 'colunas', colunas };
}

function partir(lugares: readonly Lugar[], trecho: Trecho): Parte {
  const [so] = lugares;
  if (so && lugares.length === 1 && so.x === trecho[0] && so.x + so.w === trecho[1]) {
    return { tipo: 'bloco', id: so.id };
  }
  const colunas = emColunas(lugares);
  if (colunas.length > 1 || lugares.length === 1) return lado(colunas, trecho);
  const faixas = juntarFaixas(emFaixas(lugares));
  if (faixas.length > 1) {
    return { tipo: 'pilha', partes: faixas.map((faixa) => partir(faixa, trecho)) };
  }
  // Blocks around each other, which no line divides: each has the whole width.
  return { tipo: 'pilha', partes: naOrdem(lugares).map(({ id }) => ({ tipo: 'bloco', id })) };
}

/** How blocks on the grid stand with heights of their own: nothing is lost, widths stay. */
export const emPartes = (lugares: readonly Lugar[]): Parte => partir(lugares, [0, COLUNAS]);
