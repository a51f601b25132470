import { type Faixa, MINUTOS_DO_DIA } from './tipos.ts';

/** What a day has outside its hours of work, which are in order and apart. */
export function foraDe(trabalho: readonly Faixa[]): Faixa[] {
  const fora: Faixa[] = [];
  let cursor = 0;
  for (const { de, ate } of trabalho) {
    if (de > cursor) fora.push({ de: cursor, ate: de });
    cursor = Math.max(cursor, ate);
  }
  if (cursor < MINUTOS_DO_DIA) fora.push({ de: cursor, ate: MINUTOS_DO_DIA });
  return fora;
}
