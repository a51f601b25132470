/** Columns of the grid (specification part 1 §3.8; page book #5). */
export const COLUNAS = 12;

/** A block on the grid: column and row of its corner, and how many of each it covers. */
export interface Lugar {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How small a block may become, in columns and rows. */
export interface Limites {
  readonly minW: number;
  readonly minH: number;
}

/** The tallest a block may be (contract: `LugarDoWidget`). */
export const MAXIMO_DE_LINHAS = 40;

const cravar = (valor: number, min: number, max: number) =>
  Math.min(Math.max(Math.round(valor), min), max);

const naMesmaColuna = (a: Lugar, b: Lugar) => a.x < b.x + b.w && b.x < a.x + a.w;

/** Whether two blocks cover a common cell. */
export const seCruzam = (a: Lugar, b: Lugar): boolean =>
  naMesmaColuna(a, b) && a.y < b.y + b.h && b.y < a.y + a.h;

/** Rows the grid needs. */
export const alturaDe = (lugares: readonly Lugar[]): number =>
  Math.max(0, ...lugares.map(({ y, h }) => y + h));

/** As one reads: row by row. */
export const naOrdem = <L extends Lugar>(lugares: readonly L[]): L[] =>
  [...lugares].sort((a, b) => a.y - b.y || a.x - b.x);

/** Brought inside the grid and no smaller than it may be. */
function caber(lugar: Lugar, { minW, minH }: Limites = { minW: 1, minH: 1 }): Lugar {
  const w = cravar(lugar.w, Math.min(minW, COLUNAS), COLUNAS);
  const h = cravar(lugar.h, minH, MAXIMO_DE_LINHAS);
  return { ...lugar, w, h, x: cravar(lugar.x, 0, COLUNAS - w), y: Math.max(0, lugar.y) };
}

/**
 * Lets every block rise until it touches what stands above it, in the order given by `peso`. Nothing
 * can overlap and nothing is lost, whatever is handed in.
 */
function assentar(lugares: readonly Lugar[], peso: (lugar: Lugar) => number): Lugar[] {
  const postos: Lugar[] = [];
  const fila = lugares
    .map((lugar) => ({ lugar, peso: peso(lugar) }))
    .sort((a, b) => a.peso - b.peso || a.lugar.x - b.lugar.x);
  for (const { lugar } of fila) {
    postos.push({
      ...lugar,
      y: alturaDe(postos.filter((posto) => naMesmaColuna(posto, lugar))),
    });
  }
  return naOrdem(postos);
}

/** Inside the grid, without overlaps, without holes above a block. */
export const compactar = (lugares: readonly Lugar[]): Lugar[] =>
  assentar(
    lugares.map((lugar) => caber(lugar)),
    ({ y }) => y,
  );

const meio = ({ y, h }: Lugar) => y + h / 2;

/**
 * `lugares` with one block changed. That block takes its turn at `peso`, the others by their
 * middles.
 */
function trocar(lugares: readonly Lugar[], novo: Lugar, peso: number): Lugar[] {
  const outros = lugares.filter(({ id }) => id !== novo.id);
  return assentar([novo, ...outros], (lugar) => (lugar === novo ? peso : meio(lugar)));
}

const igual = (a: readonly Lugar[], b: readonly Lugar[]) =>
  a.every(({ id, x, y }, i) => b[i]?.id === id && b[i].x === x && b[i].y === y);

/**
 * Puts a block at a column and row. It passes another when the edge that goes ahead reaches the
 * other's middle, so that a tall block need not be carried past the whole of a small one.
 */
export function mover(lugares: readonly Lugar[], id: string, x: number, y: number): Lugar[] {
  const atual = lugares.find((lugar) => lugar.id === id);
  if (!atual) return [...lugares];
  const novo = caber({ ...atual, x, y });
  return trocar(lugares, novo, y > atual.y ? novo.y + novo.h : novo.y);
}

/**
 * Moves a block by one step of the keyboard: a column sideways; up or down past the next block it
 * stands with. The same places when there is nowhere to go.
 */
export function andar(lugares: readonly Lugar[], id: string, dx: number, dy: number): Lugar[] {
  const atual = lugares.find((lugar) => lugar.id === id);
  if (!atual || dy === 0) return atual ? mover(lugares, id, atual.x + dx, atual.y) : [...lugares];
  const antes = naOrdem(lugares);
  for (let y = atual.y + dy; y >= 0 && y <= alturaDe(lugares); y += dy) {
    const depois = mover(lugares, id, atual.x, y);
    if (!igual(antes, depois)) return depois;
  }
  return antes;
}

/** Gives a block another size; what is in its way moves down. */
export function redimensionar(
  lugares: readonly Lugar[],
  id: string,
  { w, h }: { w: number; h: number },
  limites: Limites,
): Lugar[] {
  const atual = lugares.find((lugar) => lugar.id === id);
  if (!atual) return [...lugares];
  const cabe = Math.min(w, COLUNAS - atual.x);
  const novo = caber({ ...atual, w: cabe, h }, limites);
  return trocar(lugares, novo, novo.y);
}

/** Adds a block in the first room that is free for it, row by row. */
export function acrescentar(lugares: readonly Lugar[], bloco: Omit<Lugar, 'x' | 'y'>): Lugar[] {
  const outros = compactar(lugares.filter(({ id }) => id !== bloco.id));
  const novo = caber({ ...bloco, x: 0, y: alturaDe(outros) });
  for (let y = 0; y < novo.y; y += 1) {
    for (let x = 0; x + novo.w <= COLUNAS; x += 1) {
      const tentado = { ...novo, x, y };
      if (!outros.some((outro) => seCruzam(outro, tentado))) return compactar([...outros, tentado]);
    }
  }
  return [...outros, novo];
}

/** Puts a block back where it stood, or as near as what stands there now allows. */
export const recolocar = (lugares: readonly Lugar[], lugar: Lugar): Lugar[] =>
  trocar(lugares, caber(lugar), lugar.y);

/** Takes a block away; what stood under it rises. */
export const retirar = (lugares: readonly Lugar[], id: string): Lugar[] =>
  compactar(lugares.filter((lugar) => lugar.id !== id));

/** An item of a list one place earlier (-1) or later (1); the same list at its ends. */
export function deslocar<T>(lista: readonly T[], item: T, passo: -1 | 1): T[] {
  const indice = lista.indexOf(item);
  const vizinho = lista[indice + passo];
  if (indice < 0 || vizinho === undefined) return [...lista];
  return lista.map((um) => (um === item ? vizinho : um === vizinho ? item : um));
}
