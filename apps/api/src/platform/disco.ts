import { access, constants, statfs } from 'node:fs/promises';
import { Recusa } from './erros.ts';
import { lembrar } from './lembrado.ts';

/**
 * The disk of the embedded PostgreSQL, which ends, taking the reads with it, when its log finds no
 * room. So nothing is written any more while there is still some left.
 */
export interface Disco {
  /** @throws Recusa 507 while there is too little room, 503 while it takes no writes at all. */
  exigirEscrita(): Promise<void>;
  /**
   * As `exigirEscrita`, and for half a minute after a write that found no room, on whichever disk:
   * the one of an external database cannot be looked at. Writes are not kept back by it, since
   * only a write finds out that there is room again.
   *
   * @throws Recusa.
   */
  exigirSaude(agora: Date): Promise<void>;
  /** Tells of a write that found no room. */
  acusar(falta: Recusa, agora: Date): void;
}

/** Room for four further files of PostgreSQL's log, for what is written between two looks. */
const RESERVA_BYTES = 64 * 2 ** 20;
const VALIDADE_MS = 1_000;
/** For how long a write that found no room is told; whatever watches asks more often. */
const LEMBRANCA_MS = 30_000;

/** Watches the disk of a directory; with null none: the database has its own, on its machine. */
export function criarDisco(pasta: string | null, reserva = RESERVA_BYTES): Disco {
  const lembrada = lembrar<Recusa | null>(VALIDADE_MS);

  async function conferir(daPasta: string): Promise<Recusa | null> {
    try {
      await access(daPasta, constants.W_OK);
      const { bavail, bsize } = await statfs(daPasta);
      if (bavail * bsize >= reserva) return null;
    } catch (cause) {
      const detail = 'O servidor não consegue gravar no disco. Avise quem cuida dele.';
      return new Recusa('INDISPONIVEL', { detail, cause });
    }
    return new Recusa('SEM_ESPACO', {
      detail:
        'O servidor está sem espaço em disco: você pode consultar, mas nada pode ser gravado agora. Avise quem cuida dele.',
    });
  }
  async function exigirEscrita(): Promise<void> {
    const recusa = pasta && (await lembrada(new Date(), () => conferir(pasta)));
    if (recusa) throw recusa;
  }
  let acusada: { readonly falta: Recusa; readonly ate: number } | null = null;
  return {
    exigirEscrita,
    async exigirSaude(agora) {
      await exigirEscrita();
      if (acusada && agora.getTime() < acusada.ate) throw acusada.falta;
    },
    acusar(falta, agora) {
      acusada = { falta, ate: agora.getTime() + LEMBRANCA_MS };
    },
  };
}
