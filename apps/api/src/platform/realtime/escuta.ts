import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

interface Opcoes {
  readonly conexao: pg.PoolConfig;
  readonly canal: string;
  readonly log: Logger;
  readonly aoReceber: (aviso: string) => void;
  /** Called when a lost connection is replaced: notices sent in between were missed. */
  readonly aoRestabelecer: () => void;
}

export interface Escuta {
  iniciar(): Promise<void>;
  parar(): Promise<void>;
}

const CONFERIR_A_CADA_MS = 10_000;
const PRAZO_DA_CONFERENCIA_MS = 5_000;
const ESPERA_MAXIMA_MS = 5_000;

/**
 * A connection of its own that listens to one channel. When PostgreSQL restarts or the network goes
 * silent it reconnects by itself, waiting a little longer after each failure.
 */
export function criarEscuta({ conexao, canal, log, aoReceber, aoRestabelecer }: Opcoes): Escuta {
  const parada = new AbortController();
  let cliente: pg.Client | undefined;
  let reconectando = false;

  async function conectar(): Promise<void> {
    const novo = new pg.Client({
      ...conexao,
      application_name: 'dominio-ao-vivo',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: PRAZO_DA_CONFERENCIA_MS,
    });
    novo.on('error', (err) => perder(novo, err));
    novo.on('end', () => perder(novo, new Error('a conexão terminou')));
    novo.on('notification', ({ payload }) => {
      if (payload !== undefined && novo === cliente) aoReceber(payload);
    });
    try {
      await novo.connect();
      cliente = novo;
      await novo.query(`listen ${pg.escapeIdentifier(canal)}`);
    } catch (erro) {
      cliente = undefined;
      await novo.end().catch(() => undefined);
      throw erro;
    }
  }

  function perder(perdido: pg.Client, err: Error): void {
    if (perdido !== cliente || parada.signal.aborted) return;
    cliente = undefined;
    log.warn({ motivo: err.message }, 'a escuta do banco caiu');
    perdido.end().catch(() => undefined);
    if (!reconectando) void reconectar();
  }

  async function reconectar(): Promise<void> {
    reconectando = true;
    for (let tentativa = 0; !cliente && !parada.signal.aborted; tentativa += 1) {
      const espera = Math.min(ESPERA_MAXIMA_MS, 100 * 2 ** tentativa);
      await esperar(espera * (0.75 + Math.random() / 2), undefined, {
        signal: parada.signal,
      }).catch(() => undefined);
      if (parada.signal.aborted) break;
      await conectar().catch((erro: Error) =>
        log.warn({ motivo: erro.message, tentativa }, 'a escuta do banco não voltou'),
      );
    }
    reconectando = false;
    if (!cliente || parada.signal.aborted) return;
    log.info('a escuta do banco voltou');
    aoRestabelecer();
  }

  /** Finds a connection whose other end is silent, by a query that does not return. */
  async function conferir(): Promise<void> {
    const conferido = cliente;
    if (!conferido) return;
    await conferido.query('select 1').catch((err: Error) => perder(conferido, err));
  }

  let conferencia: NodeJS.Timeout | undefined;
  return {
    async iniciar() {
      await conectar();
      conferencia = setInterval(() => void conferir(), CONFERIR_A_CADA_MS).unref();
    },
    async parar() {
      parada.abort();
      clearInterval(conferencia);
      const ultimo = cliente;
      cliente = undefined;
      await ultimo?.end().catch(() => undefined);
    },
  };
}
