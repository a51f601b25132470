import { flushCompileCache } from 'node:module';
import { iniciar, type Servidor } from './iniciar.ts';
import { type Configuracao, lerConfiguracao } from './platform/env.ts';
import { criarLog, saidaEmPedacos } from './platform/log.ts';

/** A stop that takes longer than this is aborted (seguranca.md P44). */
const PRAZO_PARA_PARAR_MS = 9_500;

const CONTAS = ['admin', 'gestor', 'consultor', 'cliente']
  .map((conta) => `    ${conta}@dominio.demo`)
  .join('\n');

const parada = new AbortController();
let partida: Promise<Servidor> | undefined;

/** Stops what runs; an interrupted start closes by itself what it opened. */
async function parar(): Promise<void> {
  const servidor = await partida?.catch((erro) => {
    if (erro !== parada.signal.reason) throw erro;
  });
  await servidor?.parar();
}

function encerrar(codigo: number): void {
  if (parada.signal.aborted) return;
  setTimeout(() => process.exit(codigo || 1), PRAZO_PARA_PARAR_MS).unref();
  parada.abort();
  parar().then(
    () => process.exit(codigo),
    () => process.exit(1),
  );
}

/** The address to open, and where the server answers if that is another. */
function enderecoPara({ urlPublica, porta }: Configuracao, local: string): string {
  const propria = urlPublica === `http://localhost:${porta}`;
  return propria || urlPublica === local ? local : `${urlPublica} (atende em ${local})`;
}

try {
  const config = lerConfiguracao();
  const log = criarLog(config.nivelDeLog, saidaEmPedacos());
  for (const sinal of ['SIGTERM', 'SIGINT'] as const) process.on(sinal, () => encerrar(0));
  partida = iniciar(config, log, { aoPerder: () => encerrar(1), sinal: parada.signal });
  const { endereco } = await partida;
  const demonstracao = config.demo ? `\n  Contas (senha demonstracao-2026):\n${CONTAS}\n` : '';
  process.stdout.write(
    `\n  Domínio pronto em ${enderecoPara(config, endereco)}\n${demonstracao}\n`,
  );
  // Now, since a server that is killed keeps nothing at its end (server.ts).
  flushCompileCache();
} catch (erro) {
  if (!parada.signal.aborted || erro !== parada.signal.reason) {
    process.stderr.write(`\n${erro instanceof Error ? erro.message : String(erro)}\n`);
  }
  // A stop that interrupted the start ends the process itself.
  if (!parada.signal.aborted) process.exit(1);
}
