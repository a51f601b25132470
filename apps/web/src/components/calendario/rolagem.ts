import type { Faixa } from './tipos.ts';

/** Air above what is scrolled to, in minutes. */
const FOLGA = { expediente: 30, presente: 120 } as const;

/**
 * First minute of the day a time grid shows when it opens: half an hour before work begins, or,
 * when work is going on and the present would not be seen from there, two hours before the present.
 *
 * @param visiveis minutes that fit the height on screen
 * @param presente minutes since midnight, when today is among the days shown
 */
export function rolagemInicial(expediente: Faixa, visiveis: number, presente?: number): number {
  const habitual = Math.max(0, expediente.de - FOLGA.expediente);
  const trabalhando =
    presente !== undefined && presente >= expediente.de && presente <= expediente.ate;
  if (!trabalhando || presente <= habitual + visiveis - 60) return habitual;
  return presente - FOLGA.presente;
}
