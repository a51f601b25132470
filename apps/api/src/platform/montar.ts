import type pg from 'pg';
import type { Logger } from 'pino';
import { abrirArquivos } from './arquivos/abrir.ts';
import { agendarLimpezaDosArquivos } from './arquivos/sem-dono.ts';
import { agendarSelo } from './auditoria/selo.ts';
import { criarCofre } from './cofre.ts';
import { abrirBanco } from './db.ts';
import { criarDisco } from './disco.ts';
import { criarCorreio } from './email/correio.ts';
import { agendarLimpezaDosEmails } from './email/limpeza.ts';
import type { Configuracao } from './env.ts';
import { criarJobs } from './jobs.ts';
import type { Plataforma } from './plataforma.ts';
import { criarAoVivo } from './realtime/ao-vivo.ts';

interface Opcoes {
  readonly config: Configuracao;
  readonly conexao: pg.PoolConfig;
  readonly log: Logger;
  readonly agora?: () => Date;
  /** Connections of the pool for requests. */
  readonly max?: number;
  /** As for the queues: whether scheduled and delayed jobs run only when a test says so. */
  readonly semHora?: boolean;
}

/** Builds the platform of one process. Nothing connects before `iniciar` or the first query. */
export function montarPlataforma({
  config,
  conexao,
  log,
  agora = () => new Date(),
  max,
  semHora = false,
}: Opcoes): {
  plataforma: Plataforma;
  iniciar: () => Promise<void>;
  parar: () => Promise<void>;
} {
  const banco = abrirBanco(conexao, {
    ...(max !== undefined && { max }),
    aoFalhar: (erro) => log.warn({ err: erro }, 'conexão com o banco perdida'),
  });
  const jobs = criarJobs({ banco, conexao, agora, log, semHora });
  agendarSelo(jobs);
  agendarLimpezaDosEmails(jobs);
  const aoVivo = criarAoVivo({ conexao, agora, log });
  const correio = criarCorreio({ banco, config, log });
  const cofre = criarCofre(config.chavesDoCofre);
  const arquivos = abrirArquivos(config);
  agendarLimpezaDosArquivos(jobs, arquivos);
  const disco = criarDisco(config.databaseUrl === null ? config.dirDados : null);
  return {
    plataforma: { config, banco, agora, log, jobs, aoVivo, correio, arquivos, cofre, disco },
    async iniciar() {
      // Told, and not awaited: files alone are no reason to keep everybody out.
      arquivos
        .ler('provas/inicio.bin')
        .catch((err) => log.error({ err }, 'o armazenamento de arquivos não atende'));
      await aoVivo.iniciar();
      await jobs.iniciar();
    },
    async parar() {
      await jobs.parar();
      await aoVivo.parar();
      await banco.$client.end();
    },
  };
}
