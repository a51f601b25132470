import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The environment of PostgreSQL's processes: none of our variables, hence no secret. */
export const AMBIENTE = {
  LC_ALL: 'C',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
};

/** A running server: its process and the directory of its socket. */
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
 * Whether a process is the server of these data. Its id alone proves nothing: after a reboot any
 * program may have it. On Linux the working directory tells, even if the data were moved since.
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

/** The running server of these data, by their `postmaster.pid`; null when there is none. */
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
 * Lets a server start despite a lock file whose process id now belongs to another program, which it
 * would take for a running server. Our own id in its place counts as stale (a server ignores its
 * parent's), while the rest of the file still lets it look for processes of the dead server.
 */
export function liberarTrava(arquivo: string, dados: string): void {
  const [numero = '', ...resto] = linhasDe(arquivo);
  const pid = Number(numero);
  if (!(pid > 1) || !existe(pid) || serveOsDados(pid, dados)) return;
  writeFileSync(arquivo, [process.pid, ...resto].join('\n'));
}

/**
 * Whether a server runs the installed program, which an update replaces on disk. True where the
 * system does not say.
 */
export function programaVigente(pid: number, postgres: string): boolean {
  const programa = lerOuNada(() => readlinkSync(`/proc/${pid}/exe`));
  return programa === null || programa === realpathSync(postgres);
}
