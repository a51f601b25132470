import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { abrirBanco, type Banco, migrar } from '../src/platform/db.ts';
import {
  iniciarPostgresEmbutido,
  type PostgresEmbutido,
} from '../src/platform/embedded-postgres/embedded-postgres.ts';
import { criarLog } from '../src/platform/log.ts';
import { semearFirma } from '../src/semear/firma.ts';

const API = fileURLToPath(new URL('..', import.meta.url));
/** Beside the project's other caches, and never in the application's own data. */
export const PASTA = fileURLToPath(new URL('../../../.cache/bench', import.meta.url));
/** Older data have too few appointments after today. */
const VALIDADE_MS = 30 * 86_400_000;

export interface Base {
  readonly nome: string;
  readonly conexao: PostgresEmbutido['conexao'];
  readonly banco: Banco;
  /** Stops the server. Safe to call twice. */
  parar(): Promise<void>;
}

/** A hash of the generators and the schema: changes whenever the data would be different. */
function marcaDosGeradores(): string {
  const arquivos = globSync(['src/semear/**/*.ts', 'migrations/*.sql'], { cwd: API })
    .filter((arquivo) => !arquivo.endsWith('.test.ts'))
    .toSorted();
  const resumo = createHash('sha256');
  for (const arquivo of arquivos) resumo.update(arquivo).update(readFileSync(join(API, arquivo)));
  return resumo.digest('hex');
}

function estaEmDia(selo: string, marca: string): boolean {
  if (!existsSync(selo)) return false;
  const { marca: gravada, em } = JSON.parse(readFileSync(selo, 'utf8')) as Record<string, string>;
  return gravada === marca && Date.now() - Date.parse(em ?? '') < VALIDADE_MS;
}

/**
 * Opens the database of a fraction of the firm in a PostgreSQL of its own; fills it when it is
 * missing, a month old, or made by other generators.
 *
 * @param completar writes what a measurement needs besides, once.
 */
export async function abrirBase(
  nome: string,
  fracao: number,
  completar?: (banco: Banco) => Promise<void>,
): Promise<Base> {
  const dataDir = join(PASTA, nome);
  const selo = join(PASTA, `${nome}.json`);
  const marca = marcaDosGeradores();
  const emDia = estaEmDia(selo, marca);
  if (!emDia) {
    rmSync(selo, { force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
  mkdirSync(PASTA, { recursive: true });
  const embutido = await iniciarPostgresEmbutido({ dataDir, log: criarLog('warn') });
  const banco = abrirBanco({ ...embutido.conexao, statement_timeout: 0 }, { max: 4 });
  let parada: Promise<void> | undefined;
  const parar = () => {
    parada ??= banco.$client.end().then(() => embutido.parar());
    return parada;
  };
  try {
    if (!emDia) {
      console.log(`Preparando ${nome} (fração ${fracao}), uma vez só:`);
      await migrar(embutido.conexao);
      const agora = new Date();
      await semearFirma(banco, { agora, fracao, aoAvancar: (linha) => console.log(`  ${linha}`) });
      await completar?.(banco);
      writeFileSync(selo, JSON.stringify({ marca, em: agora.toISOString() }));
    }
    return { nome, conexao: embutido.conexao, banco, parar };
  } catch (erro) {
    await parar();
    throw erro;
  }
}

/** Stops the servers when this process is told to end, whatever it was doing. */
export function pararAoSinal(bases: readonly Base[]): void {
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(sinal, () => {
      const sair = () => process.exit(130);
      Promise.all(bases.map((base) => base.parar())).then(sair, sair);
    });
  }
}
