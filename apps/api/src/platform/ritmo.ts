import { Recusa } from './erros.ts';

/** The most people counted at once; beyond that the oldest windows are dropped. */
const MAXIMO_DE_PESSOAS = 10_000;

/** A wait in words: seconds or, when there are many, minutes. */
export function porExtenso(segundos: number): string {
  if (segundos > 120) return `${Math.ceil(segundos / 60)} minutos`;
  return `${segundos} ${segundos === 1 ? 'segundo' : 'segundos'}`;
}

/**
 * Limits how often one person makes a costly call (seguranca.md P27). Counted in this process only,
 * from the registration of its route on: it protects the machine that does the work, and a search
 * must not cost a write.
 *
 * @param maximo calls within a window, which starts with its first call.
 * @returns a function that counts a call, or several at once, and answers a function that takes it
 *   back; beyond the limit it throws `MUITAS_TENTATIVAS` (429) with `Retry-After` and counts
 *   nothing.
 */
export function criarRitmo({ maximo, janelaMs }: { maximo: number; janelaMs: number }) {
  const janelas = new Map<number, { desde: number; vezes: number }>();
  return (usuarioId: number, agora: Date, vezes = 1): (() => void) => {
    const instante = agora.getTime();
    const aberta = janelas.get(usuarioId);
    if (!aberta || instante - aberta.desde >= janelaMs || instante < aberta.desde) {
      janelas.delete(usuarioId);
      const nova = { desde: instante, vezes };
      janelas.set(usuarioId, nova);
      const [maisAntiga] = janelas.keys();
      if (janelas.size > MAXIMO_DE_PESSOAS && maisAntiga !== undefined) janelas.delete(maisAntiga);
      return () => {
        nova.vezes -= vezes;
      };
    }
    if (aberta.vezes + vezes <= maximo) {
      aberta.vezes += vezes;
      return () => {
        aberta.vezes -= vezes;
      };
    }
    const espera = Math.ceil((aberta.desde + janelaMs - instante) / 1000);
    throw new Recusa('MUITAS_TENTATIVAS', {
      detail: `Muitas chamadas em pouco tempo. Aguarde ${porExtenso(espera)}.`,
      headers: { 'retry-after': String(espera) },
    });
  };
}

export type Ritmo = ReturnType<typeof criarRitmo>;
