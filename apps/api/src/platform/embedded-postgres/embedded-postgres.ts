import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { localizarBinarios } from './binarios.ts';
import { BANCO, conexaoDaAplicacao } from './conexao.ts';
import { escolherConta } from './conta.ts';
import { prepararDados } from './dados.ts';
import { conectar, prepararBanco, travarInstancia } from './guarda.ts';
import { postoVivo, programaVigente } from './processo.ts';
import {
  desligar,
  type Instalacao,
  type Ligado,
  ligar,
  prepararDirSocket,
  temSocket,
} from './servidor.ts';

/** After a crash PostgreSQL first replays from the last checkpoint: seconds, a minute at worst. */
const PRAZO_PARA_SERVIR = 60_000;
const PRAZO_PARA_PARAR = 8_000;

interface Opcoes {
  /** The application's data directory; created when missing. */
  readonly dataDir: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /**
   * Called once if the data are lost for good while the application runs: another application took
   * them, or the server no longer starts. The application must end.
   */
  readonly aoPerder?: (erro: Error) => void;
  /** Interrupts the start; a server started by then is stopped. */
  readonly sinal?: AbortSignal;
}

export interface PostgresEmbutido {
  /** The application's connection: its role owns the database and nothing else. */
  readonly conexao: Required<
    Pick<pg.PoolConfig, 'host' | 'port' | 'user' | 'password' | 'database'>
  >;
  /** Whether the server was already running, left by an application that was killed. */
  readonly adotado: boolean;
  /** Stops the server, losing nothing. Close the pools first. Safe to call twice. */
  parar(): Promise<void>;
}

interface Assumido {
  readonly guarda: pg.Client;
  readonly adotado: boolean;
}

/** Stops a server that was just started and may not have said yet where it is. */
async function desistir(ligado: Ligado): Promise<void> {
  ligado.interromper();
  for (const limite = Date.now() + PRAZO_PARA_PARAR; !ligado.fim && Date.now() < limite; ) {
    await esperar(10);
  }
}

/**
 * Makes a server run with this process as its only application: adopts a running one, replaces one
 * of an older program or without its socket, or starts one.
 *
 * @throws the signal's reason when interrupted, with no server left that it started.
 */
async function assumir(i: Instalacao, senha: string, sinal: AbortSignal): Promise<Assumido> {
  const limite = Date.now() + PRAZO_PARA_SERVIR;
  let nosso: Ligado | null = null;
  while (Date.now() < limite) {
    if (sinal.aborted) {
      if (nosso) await desistir(nosso);
      throw sinal.reason;
    }
    const posto = postoVivo(i.dados);
    const alcancavel = posto && temSocket(posto.dirSocket);
    const guarda = alcancavel && (await conectar(posto.dirSocket, senha));
    if (guarda) {
      await travarInstancia(guarda, i.dirDados);
      const mesmoSocket = posto.dirSocket === i.dirSocket;
      if (mesmoSocket && programaVigente(posto.pid, i.binarios.postgres)) {
        return { guarda, adotado: nosso === null };
      }
      await guarda.end();
    }
    if (guarda || (posto?.pronto && !alcancavel)) await desligar(i.dados, PRAZO_PARA_PARAR);
    if (nosso?.fim && !nosso.fim.passageiro) {
      throw new Error(`O PostgreSQL embutido não iniciou: ${nosso.fim.motivo}`);
    }
    if (!postoVivo(i.dados) && (!nosso || nosso.fim)) {
      if (nosso) await esperar(250);
      nosso = ligar(i);
    }
    await esperar(10);
  }
  throw new Error(
    `O PostgreSQL embutido não respondeu em ${PRAZO_PARA_SERVIR / 1000} s. O que ele disse está em ${i.registro}.`,
  );
}

function abrirDirDados(caminho: string): string {
  try {
    mkdirSync(caminho, { recursive: true, mode: 0o700 });
    accessSync(caminho, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(caminho);
  } catch (causa) {
    throw new Error(
      `Não é possível ler e gravar em ${caminho} (DATA_DIR). Dê acesso a esta pasta ao usuário que inicia o Domínio, ou use outra.`,
      { cause: causa },
    );
  }
}

/**
 * Gives the application a PostgreSQL of its own in `dataDir`: initialises it on first use, adopts
 * the server that a killed application left, and refuses to share the data with a second
 * application. The server outlives this process unless `parar` is called.
 *
 * @throws with a Portuguese sentence for whoever starts the application; the signal's reason when it
 *   was interrupted. Its server is stopped then.
 */
export async function iniciarPostgresEmbutido(opcoes: Opcoes): Promise<PostgresEmbutido> {
  const { log, aoPerder } = opcoes;
  const dirDados = abrirDirDados(resolve(opcoes.dataDir));
  const dados = join(dirDados, 'postgres');
  const programas = { binarios: localizarBinarios(), conta: escolherConta(dados) };
  const senha = await prepararDados(dirDados, dados, programas);
  const instalacao: Instalacao = {
    ...programas,
    dirDados,
    dados,
    dirSocket: prepararDirSocket(dados, programas.conta),
    registro: join(dirDados, 'postgres.log'),
  };
  const conexao = conexaoDaAplicacao(instalacao.dirSocket, senha);

  const fim = new AbortController();
  const { sinal = fim.signal } = opcoes;
  let { guarda, adotado } = await assumir(instalacao, senha, sinal);
  let retomada: Promise<void> | null = null;
  let parada: Promise<void> | null = null;

  async function retomar(): Promise<void> {
    log.warn('O PostgreSQL embutido interrompeu as conexões; retomando.');
    try {
      ({ guarda } = await assumir(instalacao, senha, fim.signal));
      vigiar();
      log.info('O PostgreSQL embutido voltou.');
    } catch (erro) {
      if (fim.signal.aborted) return;
      log.error(erro);
      aoPerder?.(erro as Error);
    }
  }
  /** Restarts the server after a crash inside PostgreSQL, which closes every connection. */
  function vigiar(): void {
    guarda.once('end', () => {
      if (!fim.signal.aborted) retomada = retomar();
    });
  }
  async function encerrar(): Promise<void> {
    fim.abort();
    await retomada;
    // Not waited for: a server that is stuck never says goodbye, and one that stops does so itself.
    guarda.end().catch(() => undefined);
    if (!(await desligar(dados, PRAZO_PARA_PARAR))) {
      log.warn('O PostgreSQL embutido ainda está parando; o próximo início espera por ele.');
    }
  }

  vigiar();
  try {
    sinal.throwIfAborted();
    await prepararBanco(guarda, { usuario: BANCO, senha: conexao.password, banco: BANCO });
    sinal.throwIfAborted();
  } catch (erro) {
    await encerrar();
    throw erro;
  }
  log.info({ adotado }, 'PostgreSQL embutido pronto.');
  return {
    conexao,
    adotado,
    parar: () => {
      parada ??= encerrar();
      return parada;
    },
  };
}
