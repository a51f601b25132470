import { createHmac } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { postoVivo } from './processo.ts';
import { PORTA } from './servidor.ts';

/** Name of the application's role and of the database it owns. */
export const BANCO = 'dominio';

/**
 * The application's connection. Its password is derived from the superuser's, so that one secret on
 * disk gives both.
 */
export const conexaoDaAplicacao = (dirSocket: string, senha: string) => ({
  host: dirSocket,
  port: PORTA,
  user: BANCO,
  password: createHmac('sha256', senha).update(BANCO).digest('base64url'),
  database: BANCO,
});

/**
 * Connection to a server already running on these data, for a command beside the application; null
 * when none runs. It does not take the server over: the application goes on.
 */
export function conexaoViva(dataDir: string): ReturnType<typeof conexaoDaAplicacao> | null {
  try {
    const dirDados = realpathSync(resolve(dataDir));
    const posto = postoVivo(join(dirDados, 'postgres'));
    if (!posto?.pronto) return null;
    return conexaoDaAplicacao(
      posto.dirSocket,
      readFileSync(join(dirDados, 'postgres.senha'), 'utf8'),
    );
  } catch {
    return null;
  }
}
