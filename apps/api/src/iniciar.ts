import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { construirApp } from './app.ts';
import { interruptor, pararEmOrdem } from './parada.ts';
import { migrar } from './platform/db.ts';
import { iniciarPostgresEmbutido } from './platform/embedded-postgres/embedded-postgres.ts';
import type { Configuracao } from './platform/env.ts';
import { montarPlataforma } from './platform/montar.ts';
import { semearDemo } from './semear/demo.ts';
import { bancoVazio } from './semear/vazio.ts';

export interface Servidor {
  readonly endereco: string;
  /**
   * Finishes what is under way, tells the readers of the live feed to reconnect, closes the
   * database; within ten seconds, whatever of it hangs or fails.
   *
   * @throws what failed, after everything else was closed.
   */
  readonly parar: () => Promise<void>;
}

interface Opcoes {
  readonly aoPerder: (erro: Error) => void;
  /** Interrupts the start. */
  readonly sinal: AbortSignal;
}

/** Waits between attempts to connect to an external database that is not up: a minute in all. */
const ESPERAS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Parts of a stop's ten seconds, of which PostgreSQL has what is left. Requests under way are cut at
 * the first. Connections are closed at once, but for one that a hanging statement holds: it ends with
 * its server.
 */
const PRAZOS_MS = { corte: 3_500, pedidos: 4_000, filas: 4_250, conexoes: 500, postgres: 9_000 };

async function migrarComPaciencia(conexao: pg.PoolConfig, log: Logger): Promise<void> {
  for (const espera of ESPERAS_MS) {
    try {
      return await migrar(conexao);
    } catch (erro) {
      const fora =
        erro instanceof Error &&
        'code' in erro &&
        /^(ECONN|ENOTFOUND|57P03)/.test(String(erro.code));
      if (!fora) throw erro;
      log.warn({ espera }, 'o banco de dados ainda não responde; tentando de novo');
      await new Promise((resolver) => setTimeout(resolver, espera));
    }
  }
  return migrar(conexao);
}

/** Lets the requests under way finish; whoever still sends or waits after that is cut off. */
async function fecharPedidos(app: FastifyInstance | undefined): Promise<void> {
  const corte = setTimeout(() => app?.server.closeAllConnections(), PRAZOS_MS.corte);
  try {
    await app?.close();
  } finally {
    clearTimeout(corte);
  }
}

/**
 * Starts the application: database, migrations, demonstration data, jobs, HTTP. A failure, or an
 * interruption, closes what was opened before it.
 *
 * @throws the signal's reason when it was interrupted.
 */
export async function iniciar(
  config: Configuracao,
  log: Logger,
  { aoPerder, sinal }: Opcoes,
): Promise<Servidor> {
  const embutido = config.databaseUrl
    ? null
    : await iniciarPostgresEmbutido({ dataDir: config.dirDados, log, aoPerder, sinal });
  const conexao = embutido?.conexao ?? { connectionString: config.databaseUrl ?? undefined };
  let app: FastifyInstance | undefined;
  const { plataforma, ...ciclo } = montarPlataforma({ config, conexao, log });
  const parar = () =>
    pararEmOrdem(
      [
        { nome: 'pedidos', prazoMs: PRAZOS_MS.pedidos, fazer: () => fecharPedidos(app) },
        { nome: 'filas', prazoMs: PRAZOS_MS.filas, fazer: plataforma.jobs.parar },
        { nome: 'conexões', prazoMs: PRAZOS_MS.conexoes, fazer: ciclo.parar },
        { nome: 'postgres', prazoMs: PRAZOS_MS.postgres, fazer: async () => embutido?.parar() },
      ],
      log,
    );
  const ateInterromper = interruptor(sinal);
  try {
    await ateInterromper(migrarComPaciencia(conexao, log));
    if (config.demo && (await ateInterromper(bancoVazio(plataforma.banco))))
      await ateInterromper(semearDemo(plataforma.banco, plataforma));
    app = await ateInterromper(construirApp(plataforma));
    await ateInterromper(ciclo.iniciar());
    const endereco = new URL(await app.listen({ host: config.host, port: config.porta }));
    return { endereco: `http://localhost:${endereco.port}`, parar };
  } catch (erro) {
    await parar();
    throw erro;
  }
}
