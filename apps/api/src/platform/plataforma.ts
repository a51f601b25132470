import type { Logger } from 'pino';
import type { Arquivos } from './arquivos/arquivos.ts';
import type { Cofre } from './cofre.ts';
import type { Banco } from './db.ts';
import type { Disco } from './disco.ts';
import type { Correio } from './email/correio.ts';
import type { Configuracao } from './env.ts';
import type { Jobs } from './jobs.ts';
import type { AoVivo } from './realtime/ao-vivo.ts';

/** Everything outside the modules that they may use, built once per process. */
export interface Plataforma {
  readonly config: Configuracao;
  readonly banco: Banco;
  readonly agora: () => Date;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly aoVivo: AoVivo;
  readonly correio: Correio;
  readonly arquivos: Arquivos;
  readonly cofre: Cofre;
  readonly disco: Disco;
}

declare module 'fastify' {
  interface FastifyInstance {
    plataforma: Plataforma;
  }
}
