const PRIMEIRA_MS = 30_000;
const MAXIMA_MS = 3_600_000;
/** The longest that a service may put a device off. */
const MAXIMA_PEDIDA_MS = 86_400_000;

/** How long a `Retry-After` asks to wait, in seconds or as a date; null where it says nothing. */
function pedidaEmMs(esperar: string, agora: Date): number | null {
  const texto = esperar.trim();
  if (/^\d{1,9}$/.test(texto)) return Number(texto) * 1_000;
  const ate = /^\w{3}, .* GMT$/.test(texto) ? Date.parse(texto) : Number.NaN;
  return Number.isNaN(ate) ? null : Math.max(0, ate - agora.getTime());
}

/**
 * When to try again: as the service asks, up to a day; else 30 s after the first failure, twice as
 * long after each further one, up to an hour. A part by chance keeps devices that failed together
 * from coming back together.
 *
 * @param falhas in a row, this one included.
 * @param sorteio from 0 to 1.
 */
export function quandoRepetir(
  { falhas, esperar, agora }: { falhas: number; esperar: string; agora: Date },
  sorteio = Math.random(),
): Date {
  const pedida = pedidaEmMs(esperar, agora);
  const propria = Math.min(MAXIMA_MS, PRIMEIRA_MS * 2 ** Math.min(falhas - 1, 10));
  const ms =
    pedida === null
      ? propria * (0.5 + sorteio / 2)
      : Math.min(MAXIMA_PEDIDA_MS, pedida) + sorteio * 1_000;
  return new Date(agora.getTime() + Math.ceil(ms));
}
