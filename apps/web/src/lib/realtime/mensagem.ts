import { z } from 'zod';

/**
 * A message of the live feed as it arrives (dominios.md §5c). Read leniently: a tab left open
 * through a release hears of kinds it does not know, and whoever uses `data` checks its shape.
 */
const Mensagem = z.object({
  type: z.string(),
  action: z.string().optional().catch(undefined),
  id: z.number().optional().catch(undefined),
  /** Seconds since 1970, by the server's clock. */
  timestamp: z.number().optional().catch(undefined),
  data: z.unknown().optional(),
});
export type MensagemRecebida = z.infer<typeof Mensagem>;

/** The message inside an event of the stream; `null` when there is none. */
export function lerMensagem(texto: string): MensagemRecebida | null {
  try {
    return Mensagem.safeParse(JSON.parse(texto)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Where a reader stands after an event: the id of the newest notification it has seen. An event
 * without id leaves it where it was; before any, it stands at the beginning.
 */
export function proximaPosicao(atual: number | undefined, idDoEvento: string): number {
  const id = Number(idDoEvento);
  const valido = idDoEvento !== '' && Number.isSafeInteger(id) && id >= 0;
  return Math.max(atual ?? 0, valido ? id : 0);
}
