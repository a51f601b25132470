import { normalizar } from '../lib/formato.ts';
import { type RotaComPagina, temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';

/** Insertions, deletions, substitutions and swaps of neighbours that turn one text into another. */
export function distancia(a: string, b: string): number {
  let antes: number[] = [];
  let anterior = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const linha = [i];
    for (let j = 1; j <= b.length; j++) {
      const igual = a[i - 1] === b[j - 1];
      const trocada = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      linha[j] = Math.min(
        (anterior[j] ?? 0) + 1,
        (linha[j - 1] ?? 0) + 1,
        (anterior[j - 1] ?? 0) + (igual ? 0 : 1),
        trocada ? (antes[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    antes = anterior;
    anterior = linha;
  }
  return anterior[b.length] ?? 0;
}

const MAXIMO = 3;

/** Nearer than this share of the longer text, an address may be what was meant. */
const SEMELHANCA = 0.5;

function afastamento(tentado: string, rota: RotaComPagina): number {
  const alvos = [rota.path, `/${normalizar(rota.titulo).replaceAll(/\s+/g, '-')}`];
  const [inicio = ''] = tentado.slice(1).split('/');
  return Math.min(
    ...alvos.flatMap((alvo) =>
      [tentado, `/${inicio}`].map(
        (texto) => distancia(texto, alvo) / Math.max(texto.length, alvo.length, 1),
      ),
    ),
  );
}

/**
 * Up to three pages near an address that does not exist, nearest first, among those the person may
 * open (paginas.md #4). Accents and case do not count.
 */
export function rotasProximas(
  caminho: string,
  podeAbrir: (rota: RotaComPagina) => boolean,
): RotaComPagina[] {
  const tentado = normalizar(caminho);
  return ROTAS.filter(temPagina)
    .filter((rota) => rota.guarda !== 'public' && podeAbrir(rota))
    .map((rota) => ({ rota, longe: afastamento(tentado, rota) }))
    .filter(({ longe }) => longe < SEMELHANCA)
    .toSorted((a, b) => a.longe - b.longe)
    .slice(0, MAXIMO)
    .map(({ rota }) => rota);
}
