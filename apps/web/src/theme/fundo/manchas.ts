/** A soft round spot: its centre and radius as fractions of the longer side, its own opacity. */
export interface Mancha {
  readonly x: number;
  readonly y: number;
  readonly raio: number;
  readonly alfa: number;
}

/** A number from 0 to 1 that looks random and is always the same for the same place. */
const sorteio = (i: number, sal: number): number => {
  const seno = Math.sin(i * 127.1 + sal * 311.7) * 43_758.5453;
  return seno - Math.floor(seno);
};

const VOLTA = 2 * Math.PI;

/**
 * The light points at a moment: each wanders once around its place in `speed` seconds, and glows
 * and fades while it does.
 *
 * @param t seconds.
 */
export function pontosDeLuz(count: number, speed: number, t: number): Mancha[] {
  return Array.from({ length: count }, (_, i) => {
    const fase = VOLTA * (sorteio(i, 1) + (t / speed) * (i % 2 === 0 ? 1 : -1));
    return {
      x: sorteio(i, 2) + 0.08 * Math.cos(fase),
      y: sorteio(i, 3) + 0.06 * Math.sin(fase),
      raio: 0.08 + 0.06 * sorteio(i, 4),
      alfa: 0.55 + 0.45 * Math.sin(fase + VOLTA * sorteio(i, 5)),
    };
  });
}

/** Seconds a particle of the fluid takes for the slowest of its ways, at speed 1. */
const CORRENTE = 90;

/**
 * The particles of the fluid background at a moment: slow currents, each the sum of two waves, so
 * that the way never quite repeats.
 *
 * @param t seconds.
 */
export function particulasDoFluido(count: number, speed: number, t: number): Mancha[] {
  return Array.from({ length: count }, (_, i) => {
    const passo = (VOLTA * speed * t) / (CORRENTE * (0.7 + 0.6 * sorteio(i, 6)));
    const onda = (sal: number, vezes: number) => Math.sin(passo * vezes + VOLTA * sorteio(i, sal));
    return {
      x: 0.5 + 0.45 * onda(7, 1) + 0.12 * onda(8, 2.3),
      y: 0.5 + 0.45 * onda(9, 0.8) + 0.12 * onda(10, 1.9),
      raio: 0.05 + 0.09 * sorteio(i, 11),
      alfa: 0.35 + 0.35 * sorteio(i, 12),
    };
  });
}
