import { Recusa } from './erros.ts';

/** People remembered at once: beyond that the oldest windows are forgotten first. */
const MAXIMO_DE_PESSOAS = 10_000;

/**
 * Bounds how often one person makes a costly call (seguranca.md P27). Counted in this process
 * alone, from the registration of its route on: it protects the machine that does the work, and a search must not cost a write.
 *
 * @param maximo calls within a window, which starts with its first call.
 * @returns what counts a call, and throws `MUITAS_TENTATIVAS` (429) with `Retry-After` past the bound.
 */
export function criarRitmo({ maximo, janelaMs }: { maximo: number; janelaMs: number }) {
  const janelas = new Map<number, { desde: number; vezes: number }>();
  return (usuarioId: number, agora: Date): void => {
    const instante = agora.getTime();
    const aberta = janelas.get(usuarioId);
    if (!aberta || instante - aberta.desde >= janelaMs || instante < aberta.desde) {
      janelas.delete(usuarioId);
      janelas.set(usuarioId, { desde: instante, vezes: 1 });
      const [maisAntiga] = janelas.keys();
      if (janelas.size > MAXIMO_DE_PESSOAS && maisAntiga !== undefined) janelas.delete(maisAntiga);
      return;
    }
    aberta.vezes += 1;
    if (aberta.vezes <= maximo) return;
    const espera = Math.ceil((aberta.desde + janelaMs - instante) / 1000);
    throw new Recusa('MUITAS_TENTATIVAS', {
      detail: `Muitas chamadas em pouco tempo. Aguarde ${espera} ${espera === 1 ? 'segundo' : 'segundos'}.`,
      headers: { 'retry-after': String(espera) },
    });
  };
}
