import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type BancoDeTeste, clonarBanco } from './bancos.ts';

/**
 * A database of one's own, migrated and empty unless it is to be as one `iniciado`. One per test
 * file is the habit; call `descartar` in its `afterAll`.
 */
export function criarBancoDeTeste(qual: 'modelo' | 'iniciado' = 'modelo'): Promise<BancoDeTeste> {
  const servidor = inject('servidorDeTeste');
  return clonarBanco(servidor, servidor[qual]);
}

/** A new, empty folder that goes with the run. */
export function pastaDeTeste(): string {
  const pasta = mkdtempSync(join(inject('servidorDeTeste').pasta, 'arquivos-'));
  // Open to passage, as the run's folder is: a server under another account may have its data here.
  chmodSync(pasta, 0o711);
  return pasta;
}
