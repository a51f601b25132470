import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVIDOR = fileURLToPath(new URL('../src/server.ts', import.meta.url));

export interface Processo {
  readonly filho: ChildProcess;
  readonly endereco: string;
  /** Milliseconds from the start to the line that says it serves. */
  readonly prontoEmMs: number;
  /** Everything printed so far. */
  saida(): string;
  /** Sends a signal and waits for the end. Answers the exit code; null after a signal. */
  encerrar(sinal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Begins to start the real server as a process of its own on a free port.
 *
 * @param antes a command that runs what follows it, as `unshare` does.
 */
export function lancarServidor(ambiente: Record<string, string>, antes: readonly string[] = []) {
  const [programa = '', ...argumentos] = [...antes, process.execPath, SERVIDOR];
  return spawn(programa, argumentos, {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...ambiente },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the real server as a process of its own on a free port, and waits until it serves. */
export async function iniciarProcesso(
  ambiente: Record<string, string>,
  antes?: readonly string[],
): Promise<Processo> {
  const inicio = performance.now();
  const filho = lancarServidor(ambiente, antes);
  let texto = '';
  const endereco = await new Promise<string>((resolver, recusar) => {
    const ler = (pedaco: Buffer) => {
      texto += pedaco.toString();
      const pronto = /Domínio pronto em (?:\S+ \(atende em )?(http:[^\s)]+)\)?\n/.exec(texto);
      if (pronto?.[1]) resolver(pronto[1].replace('localhost', '127.0.0.1'));
    };
    filho.stdout.on('data', ler);
    filho.stderr.on('data', ler);
    filho.once('exit', (codigo) => recusar(new Error(`terminou com ${codigo}:\n${texto}`)));
  });
  return {
    filho,
    endereco,
    prontoEmMs: performance.now() - inicio,
    saida: () => texto,
    encerrar: (sinal) =>
      new Promise((resolver) => {
        filho.once('exit', resolver);
        filho.kill(sinal);
      }),
  };
}
