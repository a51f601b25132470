import { iniciar, type Servidor } from './iniciar.ts';
import { lerConfiguracao } from './platform/env.ts';
import { criarLog } from './platform/log.ts';

/** A stop that takes longer than this is aborted (seguranca.md P44). */
const PRAZO_PARA_PARAR_MS = 9_500;

const CONTAS = ['admin', 'gestor', 'consultor', 'cliente']
  .map((conta) => `    ${conta}@dominio.demo`)
  .join('\n');

let servidor: Servidor | undefined;
let parando = false;

function encerrar(codigo: number): void {
  if (parando) return;
  parando = true;
  setTimeout(() => process.exit(codigo || 1), PRAZO_PARA_PARAR_MS).unref();
  const fim = servidor?.parar() ?? Promise.resolve();
  fim.then(
    () => process.exit(codigo),
    () => process.exit(1),
  );
}

try {
  const config = lerConfiguracao();
  const log = criarLog(config.nivelDeLog);
  for (const sinal of ['SIGTERM', 'SIGINT'] as const) process.on(sinal, () => encerrar(0));
  servidor = await iniciar(config, log, () => encerrar(1));
  const demonstracao = config.demo ? `\n  Contas (senha demonstracao-2026):\n${CONTAS}\n` : '';
  process.stdout.write(`\n  Domínio pronto em ${servidor.endereco}\n${demonstracao}\n`);
} catch (erro) {
  process.stderr.write(`\n${erro instanceof Error ? erro.message : String(erro)}\n`);
  process.exit(1);
}
