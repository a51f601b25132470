import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type BancoDeTeste, clonarBanco } from './bancos.ts';

/**
 * A migrated database for one test file, empty or, as `iniciado`, with what the application's start
 * writes. Call `descartar` in `afterAll`.
 */
export function criarBancoDeTeste(qual: 'modelo' | 'iniciado' = 'modelo'): Promise<BancoDeTeste> {
  const servidor = inject('servidorDeTeste');
  return clonarBanco(servidor, servidor[qual]);
}

/** A new, empty folder, deleted with the run. */
export function pastaDeTeste(): string {
  const pasta = mkdtempSync(join(inject('servidorDeTeste').pasta, 'arquivos-'));
  // Others may pass through, as for the run's folder: a server of another account may have its data
  // here.
  chmodSync(pasta, 0o711);
  return pasta;
}
