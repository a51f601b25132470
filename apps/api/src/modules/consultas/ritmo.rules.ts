/** For how long an answer is used before the service is asked again. */
export const VALIDADE_MS = 86_400_000;

const MINUTO_MS = 60_000;
const [MENOR_PAUSA_S, PAUSA_SEM_PRAZO_S, MAIOR_PAUSA_S] = [1, 60, 3_600];

/**
 * For how many seconds a service that answered 429 is left alone (RFC 9110 §10.2.3): its number of
 * seconds or its date, an hour at most; a minute where it says neither.
 */
export function segundosDePausa(retryAfter: string, agora: Date): number {
  const texto = retryAfter.trim();
  const ate = Date.parse(texto);
  let segundos = PAUSA_SEM_PRAZO_S;
  if (/^\d{1,9}$/.test(texto)) segundos = Number(texto);
  else if (/GMT$/.test(texto) && !Number.isNaN(ate)) {
    segundos = Math.ceil((ate - agora.getTime()) / 1000);
  }
  return Math.min(Math.max(segundos, MENOR_PAUSA_S), MAIOR_PAUSA_S);
}

/** What keeps the firm within what one service gives it; one for each service, in this process. */
export function criarPasso() {
  let feitas: number[] = [];
  let parado = 0;
  return {
    /**
     * Counts a question, if it may be made now.
     *
     * @returns the seconds to wait where it may not, else 0.
     */
    contar(porMinuto: number, agora: Date): number {
      const instante = agora.getTime();
      if (instante < parado) return Math.ceil((parado - instante) / 1000);
      feitas = feitas.filter((uma) => uma <= instante && instante - uma < MINUTO_MS);
      const [maisAntiga = instante] = feitas.slice(-porMinuto);
      if (feitas.length >= porMinuto) return Math.ceil((maisAntiga + MINUTO_MS - instante) / 1000);
      feitas.push(instante);
      return 0;
    },
    /** Leaves the service alone for as long as it asked. */
    parar(segundos: number, agora: Date): void {
      parado = agora.getTime() + segundos * 1000;
    },
  };
}
