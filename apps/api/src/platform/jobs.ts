import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Banco, Db } from './db.ts';
import type { DadosDoEvento, NomeDoEvento } from './eventos.ts';
import { serializarErro } from './log-de-erros.ts';

/** What a job knows about its run. It has no actor: a job acts for the system. */
export interface Trabalho {
  readonly id: string;
  readonly banco: Banco;
  readonly agora: () => Date;
  readonly log: Logger;
}

export type TratadorDeEvento<N extends NomeDoEvento> = (
  dados: DadosDoEvento<N>,
  job: Trabalho,
) => Promise<unknown>;

export interface OpcoesDoConsumidor {
  /** Seconds from the event to the job, while it may still be undone; up to 5 s are added. */
  readonly aguardar?: number;
}

/**
 * Queues over PostgreSQL. Handlers are registered before `iniciar` and run in any process.
 *
 * **A handler must be idempotent**: a job runs at least once, and again when its process dies in
 * the middle of it. Order between jobs is not promised either, since a retry comes later.
 */
export interface Jobs {
  /**
   * Queues an event in the caller's transaction: one job for each consumer, so that each is retried
   * alone. A function without `this`, so it may be passed around. Until `iniciar` the jobs wait.
   */
  readonly publicar: (db: Db, nome: NomeDoEvento, dados: object) => Promise<void>;
  /** Registers a consumer. Its name is part of a queue's name: renaming it abandons its queued jobs. */
  aoAcontecer<N extends NomeDoEvento>(
    nome: N,
    consumidor: string,
    tratador: TratadorDeEvento<N>,
    opcoes?: OpcoesDoConsumidor,
  ): void;
  /**
   * Registers a scheduled job (cron of five fields, America/Sao_Paulo): each run happens once,
   * however many processes.
   */
  agendar(nome: string, cron: string, tratador: (job: Trabalho) => Promise<unknown>): void;
  iniciar(): Promise<void>;
  /** Takes no more jobs and lets running ones finish; after 4 s they are put back to run again. */
  parar(): Promise<void>;
}

interface Politica {
  /** Attempts after the first. */
  readonly repeticoes: number;
  /** Seconds before the first retry; doubled for each further one, up to ten minutes. */
  readonly espera: number;
}

interface Opcoes {
  readonly conexao: pg.PoolConfig;
  readonly banco: Banco;
  readonly agora: () => Date;
  readonly log: Logger;
  /** By default twelve retries, the first after 1 s, about 40 minutes in all. */
  readonly politica?: Politica;
  /** Whether scheduled and delayed jobs run only when a test, with its own clock, says so. */
  readonly semHora?: boolean;
}

interface Fila {
  readonly nome: string;
  readonly cron?: string;
  readonly tratador: (dados: object, job: Trabalho) => Promise<unknown>;
}

const ESQUEMA = 'jobs';
const FILA_DOS_MORTOS = 'mortos';
const FUSO = 'America/Sao_Paulo';
const PRAZO_DA_PARADA_MS = 4_000;
const UM_DIA_S = 86_400;

/**
 * Seconds between polls: short where no notice can come, and long enough otherwise to bound a
 * retry, which sends none.
 */
const RITMO = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 } as const;

export function criarJobs({ conexao, banco, agora, log, politica, semHora = false }: Opcoes): Jobs {
  const { repeticoes, espera } = politica ?? { repeticoes: 12, espera: 1 };
  const filas = new Map<string, Fila>();
  const consumidores = new Map<NomeDoEvento, { fila: string; aguardar: number }[]>();
  let preparo: Promise<void> | undefined;

  const boss = new PgBoss({
    ...(conexao as object),
    schema: ESQUEMA,
    // Connections of their own, so that use cases and jobs never wait for each other's.
    max: 4,
    application_name: 'dominio-jobs',
    useListenNotify: true,
    schedule: !semHora,
    // How often to look for jobs whose process died, by their missing heartbeat.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (err) => log.warn({ err }, 'falha nas filas'));
  boss.on('warning', ({ message, data }) => log.warn({ dados: data }, message));

  function registrar(fila: Fila): void {
    if (preparo !== undefined)
      throw new Error(`A fila ${fila.nome} foi registrada depois do início.`);
    if (filas.has(fila.nome)) throw new Error(`A fila ${fila.nome} já tem tratador.`);
    filas.set(fila.nome, fila);
  }

  async function executar(fila: Fila, job: Job<object>): Promise<JobResult> {
    const registro = log.child({ fila: fila.nome, job: job.id });
    try {
      await fila.tratador(job.data ?? {}, { id: job.id, banco, agora, log: registro });
      return { id: job.id, status: 'completed' };
    } catch (err) {
      registro.warn({ err, tentativa: job.retryCount + 1 }, 'o trabalho falhou');
      const mensagem = err instanceof Error ? serializarErro(err).message : 'falha desconhecida';
      return { id: job.id, status: 'failed', output: { mensagem } };
    }
  }

  /** Runs a batch one by one, so that a queue leaves the pool to the requests. */
  async function executarLote(fila: Fila, lote: Job<object>[]): Promise<JobResult[]> {
    const resultados: JobResult[] = [];
    for (const job of lote) resultados.push(await executar(fila, job));
    return resultados;
  }

  async function prepararFila({ nome, cron }: Pick<Fila, 'nome' | 'cron'>, existe: boolean) {
    const opcoes = {
      notify: true,
      retryLimit: cron ? 2 : repeticoes,
      retryDelay: espera,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 300,
      heartbeatSeconds: 20,
      deleteAfterSeconds: cron ? UM_DIA_S : 7 * UM_DIA_S,
      ...(nome !== FILA_DOS_MORTOS && { deadLetter: FILA_DOS_MORTOS }),
    };
    if (existe) await boss.updateQueue(nome, opcoes);
    // While a scheduled run is waiting or running, the next one is not queued.
    else await boss.createQueue(nome, { ...opcoes, ...(cron && { policy: 'exclusive' }) });
  }

  async function abrirFilas(): Promise<void> {
    await boss.start();
    const existentes = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const fila of [{ nome: FILA_DOS_MORTOS }, ...filas.values()]) {
      await prepararFila(fila, existentes.has(fila.nome));
    }
  }

  /** Opens the queues once; if it fails, the next caller tries again. */
  function preparar(): Promise<void> {
    preparo ??= abrirFilas().catch((erro) => {
      preparo = undefined;
      throw erro;
    });
    return preparo;
  }

  async function trabalharEm(fila: Fila): Promise<void> {
    const opcoes = {
      ...RITMO,
      batchSize: 10,
      perJobResults: true,
      // A transaction that queues many jobs wakes a worker once, so it must go on after a full
      // batch.
      burstWhenBatchFull: true,
    } as const;
    await boss.work(fila.nome, opcoes, (lote: Job<object>[]) => executarLote(fila, lote));
  }

  async function registrarMorto({ sourceName, sourceId, sourceOutput }: JobWithMetadata) {
    log.error(
      { incidente: true, fila: sourceName, job: sourceId, ultimaFalha: sourceOutput },
      'um trabalho esgotou as tentativas',
    );
  }

  return {
    publicar: async (db, nome, dados) => {
      for (const { fila, aguardar } of consumidores.get(nome) ?? []) {
        await preparar();
        const startAfter = semHora && aguardar > 0 ? UM_DIA_S : aguardar;
        await boss.send(fila, dados, { db: fromDrizzle(db, sql), startAfter });
      }
    },
    aoAcontecer(nome, consumidor, tratador, { aguardar = 0 } = {}) {
      const fila = `${nome}/${consumidor}`;
      registrar({ nome: fila, tratador: (dados, job) => tratador(dados as never, job) });
      consumidores.set(nome, [...(consumidores.get(nome) ?? []), { fila, aguardar }]);
    },
    agendar(nome, cron, tratador) {
      registrar({ nome: `hora/${nome}`, cron, tratador: (_dados, job) => tratador(job) });
    },
    async iniciar() {
      await preparar();
      await boss.work(
        FILA_DOS_MORTOS,
        { ...RITMO, includeMetadata: true },
        async (mortos: JobWithMetadata[]) => {
          for (const morto of mortos) await registrarMorto(morto);
        },
      );
      for (const fila of filas.values()) {
        await trabalharEm(fila);
        if (fila.cron) await boss.schedule(fila.nome, fila.cron, null, { tz: FUSO });
      }
    },
    parar: () => boss.stop({ graceful: true, timeout: PRAZO_DA_PARADA_MS }),
  };
}
