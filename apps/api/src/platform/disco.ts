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
}

/** Room for four further files of PostgreSQL's log, for what is written between two looks. */
const RESERVA_BYTES = 64 * 2 ** 20;
const VALIDADE_MS = 1_000;

/** Watches the disk of a directory; with null there is none to watch: the database has its own. */
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
  return {
    async exigirEscrita() {
      const recusa = pasta && (await lembrada(new Date(), () => conferir(pasta)));
      if (recusa) throw recusa;
    },
  };
}
