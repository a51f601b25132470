import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { construirApp } from './app.ts';
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
   * database; within ten seconds.
   */
  readonly parar: () => Promise<void>;
}

/** Waits between attempts to connect to an external database that is not up: a minute in all. */
const ESPERAS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

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

/**
 * Starts the application: database, migrations, demonstration data, jobs, HTTP. A failure closes
 * what was opened before it.
 */
export async function iniciar(
  config: Configuracao,
  log: Logger,
  aoPerder: (erro: Error) => void,
): Promise<Servidor> {
  const embutido = config.databaseUrl
    ? null
    : await iniciarPostgresEmbutido({ dataDir: config.dirDados, log, aoPerder });
  const conexao = embutido?.conexao ?? { connectionString: config.databaseUrl ?? undefined };
  let app: FastifyInstance | undefined;
  const { plataforma, ...ciclo } = montarPlataforma({ config, conexao, log });
  const parar = async () => {
    plataforma.aoVivo.despedir();
    await app?.close();
    await ciclo.parar();
    await embutido?.parar();
  };
  try {
    await migrarComPaciencia(conexao, log);
    if (config.demo && (await bancoVazio(plataforma.banco)))
      await semearDemo(plataforma.banco, plataforma);
    app = await construirApp(plataforma);
    await ciclo.iniciar();
    const endereco = new URL(await app.listen({ host: config.host, port: config.porta }));
    return { endereco: `http://localhost:${endereco.port}`, parar };
  } catch (erro) {
    await parar();
    throw erro;
  }
}
