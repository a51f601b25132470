/** Attempts at one e-mail; beyond them, some 28 hours after the first, it has failed. */
const MAXIMO_DE_TENTATIVAS = 14;
/** The longest that an attempt waits for the next. */
const ESPERA_MAXIMA_MIN = 240;

/**
 * When an e-mail that could not be sent is tried again: after 1, 2, 4 … minutes, four hours at most,
 * so that a server that is down for an afternoon loses none. Null where it is the last, or the server
 * said that it never takes it.
 *
 * @param feitas attempts before this one.
 */
export function proximaTentativa(erro: unknown, feitas: number, agora: Date): Date | null {
  if (ehPermanente(erro) || feitas + 1 >= MAXIMO_DE_TENTATIVAS) return null;
  const minutos = Math.min(2 ** feitas, ESPERA_MAXIMA_MIN);
  return new Date(agora.getTime() + minutos * 60_000);
}

/** Whether a server refused the recipient for good (RFC 5321 §4.2.1); a wrong password is the firm's. */
function ehPermanente(erro: unknown): boolean {
  const { code, responseCode } = erro as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
