import type { FastifyInstance } from 'fastify';
import type { ParteDaAuditoria } from './auditoria/palavras.ts';
import type { TipoDeAviso } from './aviso.ts';
import type { FonteDoDossie } from './dossie.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from './exemplos.ts';
import type { Trabalho } from './jobs.ts';
import type { FonteDaLinhaDoTempo } from './linha-do-tempo.ts';
import type { EntregarMeusDados } from './meus-dados.ts';
import type { Plataforma } from './plataforma.ts';
import type { Praticas } from './praticas.ts';
import type { FonteDoResumo } from './resumo-do-dia.ts';
import type { AoDesligar } from './saida.ts';
import type { Semear } from './sementes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The manifests of every noun and process. */
    modulos: readonly Modulo[];
  }
}

/** A scheduled job: cron of five fields, São Paulo time. Its name is part of a queue's name. */
export interface TrabalhoAgendado {
  readonly nome: string;
  readonly cron: string;
  readonly fazer: (job: Trabalho, plataforma: Plataforma) => Promise<unknown>;
}

/**
 * What a noun, or a process over several, adds to the application, in its `<noun>.modulo.ts`. Every
 * part is optional. Parts that are not needed to answer requests are functions that import them.
 */
export interface Modulo {
  /** The name of the folder. */
  readonly nome: string;
  /** Hooks that the routes of every module rely on, added before the first route. */
  readonly antes?: (app: FastifyInstance) => void;
  readonly rotas?: readonly ((app: FastifyInstance) => void)[];
  /** Registers the consumers of events, this module's or another's. */
  readonly consumidores?: readonly ((plataforma: Plataforma) => void)[];
  readonly trabalhos?: readonly TrabalhoAgendado[];
  /** The types of event that it notifies people of, each of a `<tipo>.aviso.ts`. */
  readonly avisos?: readonly TipoDeAviso[];
  /**
   * A valid request for each of its routes with what each role is answered, and of each noun whose
   * fields people write what the walk over every field needs: the walks fail without.
   */
  readonly exemplos?: () => Promise<{
    readonly exemplos: Exemplos;
    readonly substantivos?: Substantivos;
    readonly foraDoPercurso?: ForaDoPercurso;
  }>;
  /** Its rows of the demonstration firm. */
  readonly sementes?: () => Promise<{ readonly semear: Semear }>;
  /** The words by which the audit log tells what it does. */
  readonly auditoria?: ParteDaAuditoria;
  /** What it does with a person's data by consent. */
  readonly praticas?: Partial<Praticas>;
  /** What it does when somebody leaves the staff. */
  readonly aoDesligar?: AoDesligar;
  /** What it hands out when somebody asks for their data. */
  readonly meusDados?: EntregarMeusDados;
  /** What it tells in the timeline of a client. */
  readonly linhaDoTempo?: readonly FonteDaLinhaDoTempo[];
  /** What it tells in the dossier of a client. */
  readonly dossie?: readonly FonteDoDossie[];
  /** What it tells each of the staff of their day, in the morning. */
  readonly resumoDoDia?: readonly FonteDoResumo[];
}

/** Adds what must come before every route: a hook added later would not guard them. */
export function prepararModulos(app: FastifyInstance, modulos: readonly Modulo[]): void {
  app.decorate('modulos', modulos);
  for (const { antes } of modulos) antes?.(app);
  // Without one every route would answer whoever asks.
  if (!app.hasRequestDecorator('ator')) throw new Error('Nenhum módulo guarda as rotas.');
}

/** Adds the modules to the application, in the order of the list. */
export function montarModulos(app: FastifyInstance, modulos: readonly Modulo[]): void {
  const { plataforma } = app;
  for (const { rotas = [], consumidores = [], trabalhos = [] } of modulos) {
    for (const registrar of rotas) registrar(app);
    for (const registrar of consumidores) registrar(plataforma);
    for (const { nome, cron, fazer } of trabalhos) {
      plataforma.jobs.agendar(nome, cron, (job) => fazer(job, plataforma));
    }
  }
}
