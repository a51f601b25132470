import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const RAIZ = dirname(dirname(fileURLToPath(import.meta.url)));
export const NODE_LOCAL = join(RAIZ, 'node_modules', '.bin', 'node');

/** The Node that npm installed for the project; this one where it is that already. */
export const nodeDoProjeto = () => (existsSync(NODE_LOCAL) ? NODE_LOCAL : process.execPath);

/** The environment of child processes: whatever they start by the name `node` is the project's. */
export const ambiente = () => ({
  ...process.env,
  PATH: [dirname(NODE_LOCAL), process.env.PATH].join(delimiter),
});

/**
 * Where npm put a program's command: in the workspace, or in the root when it could be shared.
 *
 * @param {string} pasta the workspace, from the root
 * @param {string} nome
 */
export function comando(pasta, nome) {
  const noWorkspace = join(RAIZ, pasta, 'node_modules', '.bin', nome);
  return existsSync(noWorkspace) ? noWorkspace : join(RAIZ, 'node_modules', '.bin', nome);
}
