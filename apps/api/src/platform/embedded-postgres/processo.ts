import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL sees of the environment: nothing of ours, no secret among it. */
export const AMBIENTE = {
  LC_ALL: 'C',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
};

/** A living server: its process and the directory of its socket. */
export interface Posto {
  readonly pid: number;
  readonly dirSocket: string;
  /** False while it starts, recovers or stops. */
  readonly pronto: boolean;
}

const lerOuNada = <T>(ler: () => T): T | null => {
  try {
    return ler();
  } catch {
    return null;
  }
};

const linhasDe = (arquivo: string) =>
  lerOuNada(() => readFileSync(arquivo, 'utf8').split('\n')) ?? [];

/**
 * Whether a process is the server of these data. A number alone proves nothing: after a reboot it
 * may be anybody's. On Linux the working directory tells even when the data were moved since.
 */
function serveOsDados(pid: number, dados: string): boolean {
  if (process.platform === 'linux') {
    const argumentos = lerOuNada(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
    return (
      argumentos?.includes(dados) === true ||
      lerOuNada(() => readlinkSync(`/proc/${pid}/cwd`)) === dados
    );
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' });
  return stdout.includes(dados);
}

/** The living server of these data, by their `postmaster.pid`; null when there is none. */
export function postoVivo(dados: string): Posto | null {
  const linhas = linhasDe(join(dados, 'postmaster.pid'));
  const pid = Number(linhas[0]);
  if (!(pid > 1) || !serveOsDados(pid, dados)) return null;
  return { pid, dirSocket: linhas[4] ?? '', pronto: linhas[7]?.trim() === 'ready' };
}

const existe = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Lets a server start over a lock file whose number now belongs to a stranger, which it would take
 * for a living server. Our own number in its place reads as stale (a server ignores its parent's),
 * while the rest of the file still lets it look for survivors of the dead one.
 */
export function liberarTrava(arquivo: string, dados: string): void {
  const [numero = '', ...resto] = linhasDe(arquivo);
  const pid = Number(numero);
  if (!(pid > 1) || !existe(pid) || serveOsDados(pid, dados)) return;
  writeFileSync(arquivo, [process.pid, ...resto].join('\n'));
}

/**
 * Whether the program a server runs is still the installed one: an update replaces it on disk.
 * Where the system does not say, it counts as the same.
 */
export function programaVigente(pid: number, postgres: string): boolean {
  const programa = lerOuNada(() => readlinkSync(`/proc/${pid}/exe`));
  return programa === null || programa === realpathSync(postgres);
}
