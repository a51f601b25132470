import type { Trecho } from './geometria.ts';

/** How many stretches lie wholly above and below the minutes in sight. */
export function foraDaVista(
  trechos: readonly Pick<Trecho, 'de' | 'ate'>[],
  { de, ate }: { de: number; ate: number },
) {
  return {
    antes: trechos.filter((trecho) => trecho.ate <= de).length,
    depois: trechos.filter((trecho) => trecho.de >= ate).length,
  };
}
