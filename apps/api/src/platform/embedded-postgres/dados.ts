import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { segredoGuardado } from '../segredo.ts';
import type { Binarios } from './binarios.ts';
import { type Conta, exigirAcesso } from './conta.ts';
import { AMBIENTE } from './processo.ts';

/** PostgreSQL's superuser, used only by the supervisor; the application has a role of its own. */
export const SUPERUSUARIO = 'postgres';

const PREFIXO_INACABADO = 'postgres.novo-';

/**
 * The superuser's password, stored beside the data and readable by their owner alone.
 *
 * @throws when it is lost although the data are there: a new one would not open them.
 */
function senhaGuardada(dirDados: string, jaHaDados: boolean): string {
  const caminho = join(dirDados, 'postgres.senha');
  if (jaHaDados && !existsSync(caminho)) {
    throw new Error(
      `Falta o arquivo ${caminho}, com a senha do PostgreSQL embutido. Restaure-o da mesma cópia de segurança que os dados.`,
    );
  }
  return segredoGuardado(dirDados, 'postgres.senha', 32);
}

/** Runs `initdb`; if it fails, its output is in the error. */
export function initdb(
  { binarios, conta }: { binarios: Binarios; conta: Conta },
  ...argumentos: string[]
): Promise<void> {
  const [programa = '', ...resto] = [...conta.comando, binarios.initdb, ...argumentos];
  return new Promise((resolver, rejeitar) => {
    const processo = spawn(programa, resto, { env: AMBIENTE, stdio: ['ignore', 'ignore', 'pipe'] });
    let queixa = '';
    processo.stderr.on('data', (pedaco) => {
      queixa += pedaco;
    });
    processo.on('error', rejeitar);
    processo.on('close', (codigo) => {
      if (codigo === 0) resolver();
      else rejeitar(new Error(`Não foi possível criar o banco de dados: ${queixa.trim()}`));
    });
  });
}

/** Removes what a killed initialisation left behind; that of a running process stays. */
function removerInacabados(dirDados: string): void {
  for (const nome of readdirSync(dirDados)) {
    if (!nome.startsWith(PREFIXO_INACABADO)) continue;
    const pid = Number(nome.slice(PREFIXO_INACABADO.length));
    try {
      if (pid !== process.pid) process.kill(pid, 0);
    } catch {
      rmSync(join(dirDados, nome), { recursive: true, force: true });
    }
  }
}

function gravarPasta(pasta: string): void {
  const descritor = openSync(pasta, 'r');
  fsyncSync(descritor);
  closeSync(descritor);
}

/**
 * Closes the data directory to everybody else, whoever made it; PostgreSQL's account may only pass
 * through it to its own files. A directory meant to be shared (sticky, as /tmp) stays as it is, and
 * so does another owner's, which is not ours to close.
 */
function fecharPasta(dirDados: string, conta: Conta): void {
  const { mode, uid } = statSync(dirDados);
  if (process.getuid?.() !== uid || (mode & 0o1000) !== 0) return;
  const modo = conta.uid === uid ? 0o700 : 0o711;
  if ((mode & 0o777) !== modo) chmodSync(dirDados, modo);
}

/**
 * Makes the data directory where there is none: under another name, then renamed, so that it is
 * whole or absent whenever the machine stops.
 *
 * @returns the superuser's password.
 * @throws with a Portuguese sentence when the directory holds something else, or a database that
 *   cannot be opened.
 */
export async function prepararDados(
  dirDados: string,
  dados: string,
  programas: { binarios: Binarios; conta: Conta },
): Promise<string> {
  const { binarios, conta } = programas;
  removerInacabados(dirDados);
  fecharPasta(dirDados, conta);
  if (conta.uid !== process.getuid?.()) exigirAcesso(conta, dirDados, binarios.postgres);
  if (existsSync(join(dados, 'PG_VERSION'))) {
    const versao = readFileSync(join(dados, 'PG_VERSION'), 'utf8').trim();
    if (versao === binarios.versao) return senhaGuardada(dirDados, true);
    throw new Error(
      `Os dados em ${dados} são do PostgreSQL ${versao}, e este Domínio traz o ${binarios.versao}. Use a versão do Domínio que os criou, ou migre-os com pg_upgrade.`,
    );
  }
  if (existsSync(dados) && readdirSync(dados).length > 0) {
    throw new Error(
      `${dados} não está vazia nem contém um banco de dados. Mova-a para outro lugar, ou use outro DATA_DIR.`,
    );
  }
  const senha = senhaGuardada(dirDados, false);
  const obra = join(dirDados, `${PREFIXO_INACABADO}${process.pid}`);
  const arquivoDaSenha = join(obra, 'senha');
  const novo = join(obra, 'dados');
  mkdirSync(obra, { mode: 0o700 });
  try {
    writeFileSync(arquivoDaSenha, senha, { mode: 0o600 });
    for (const caminho of [obra, arquivoDaSenha]) chownSync(caminho, conta.uid, conta.gid);
    const opcoes = ['--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-instructions'];
    await initdb(
      programas,
      ...opcoes,
      `--pgdata=${novo}`,
      `--pwfile=${arquivoDaSenha}`,
      `--username=${SUPERUSUARIO}`,
    );
    try {
      renameSync(novo, dados);
    } catch (erro) {
      // Another process that started at the same time was faster; its database serves as well.
      if (!existsSync(join(dados, 'PG_VERSION'))) throw erro;
    }
    gravarPasta(dirDados);
    return senha;
  } finally {
    rmSync(obra, { recursive: true, force: true });
  }
}
