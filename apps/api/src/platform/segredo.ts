import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret stored in the data directory, created on first use and readable by its owner alone. Its
 * file appears whole or not at all, so two processes that start at once read the same one.
 *
 * @param bytes of randomness of a new one; stored as base64url.
 */
export function segredoGuardado(dirDados: string, nome: string, bytes: number): string {
  const caminho = join(dirDados, nome);
  if (!existsSync(caminho)) {
    mkdirSync(dirDados, { recursive: true, mode: 0o700 });
    const rascunho = `${caminho}.${process.pid}`;
    writeFileSync(rascunho, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(rascunho, caminho);
    } catch (erro) {
      if (!existsSync(caminho)) throw erro;
    } finally {
      rmSync(rascunho);
    }
  }
  return readFileSync(caminho, 'utf8').trim();
}
