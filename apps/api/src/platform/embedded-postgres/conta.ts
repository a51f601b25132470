import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AMBIENTE } from './processo.ts';

/**
 * The account under which PostgreSQL runs, as it refuses to run as root. `comando` goes before the
 * program; `uid` and `gid` own its files, as seen from here.
 */
export interface Conta {
  readonly comando: readonly string[];
  readonly uid: number;
  readonly gid: number;
}

const NINGUEM = 65_534;

/**
 * Root here, but an ordinary user inside a user namespace of its own: the files stay root's, closed
 * to all others.
 */
const espacoDeUsuario: Conta = {
  comando: ['unshare', '--user', `--map-user=${NINGUEM}`, `--map-group=${NINGUEM}`, '--'],
  uid: 0,
  gid: 0,
};

const outroUsuario = (uid: number, gid: number): Conta => ({
  comando: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'],
  uid,
  gid,
});

const executa = ([programa = '', ...argumentos]: readonly string[], ...resto: string[]) =>
  spawnSync(programa, [...argumentos, ...resto], { env: AMBIENTE, stdio: 'ignore' }).status === 0;

/**
 * Chooses the account for the data in `dados`, which need not exist yet. Existing data keep the
 * account that owns their files.
 *
 * @throws with a Portuguese sentence when no account can be used.
 */
export function escolherConta(dados: string): Conta {
  const uid = process.getuid?.() ?? NINGUEM;
  const gid = process.getgid?.() ?? NINGUEM;
  if (uid !== 0) {
    if (existsSync(dados) && statSync(dados).uid !== uid) {
      throw new Error(
        `Os dados em ${dados} pertencem a outro usuário do sistema. Inicie o Domínio com esse usuário, ou use outro DATA_DIR.`,
      );
    }
    return { comando: [], uid, gid };
  }
  const marca = join(dados, 'PG_VERSION');
  const dono = existsSync(marca) ? statSync(marca) : null;
  if (dono && dono.uid !== 0) return outroUsuario(dono.uid, dono.gid);
  if (executa(espacoDeUsuario.comando, 'true')) return espacoDeUsuario;
  const ninguem = outroUsuario(NINGUEM, NINGUEM);
  if (!dono && executa(ninguem.comando, 'true')) return ninguem;
  throw new Error(
    dono
      ? `Os dados em ${dados} pertencem a root, e este sistema não permite "unshare --user". Inicie o Domínio com um usuário comum, dono desses dados, ou aponte DATABASE_URL para um PostgreSQL seu.`
      : 'O PostgreSQL não roda como root, e este sistema não tem "unshare --user" nem "setpriv". Inicie o Domínio com um usuário comum, ou aponte DATABASE_URL para um PostgreSQL seu.',
  );
}

/**
 * @throws with a Portuguese sentence when the account cannot reach one of the paths, for instance
 *   because a parent directory is closed to it.
 */
export function exigirAcesso(conta: Conta, ...caminhos: string[]): void {
  for (const caminho of caminhos) {
    if (conta.comando.length === 0 || executa(conta.comando, 'test', '-x', caminho)) continue;
    throw new Error(
      `O PostgreSQL roda como o usuário ${conta.uid}, que não alcança ${caminho}. Use um DATA_DIR e uma pasta de instalação abertos à passagem (chmod o+x), ou inicie o Domínio com um usuário comum.`,
    );
  }
}
