import type { FastifyBaseLogger } from 'fastify';
import type { Ator } from './acesso/ator.ts';
import type { OrigemDoRegistro, RegistroDeAuditoria } from './auditoria/auditoria.ts';
import type { Banco, Db } from './db.ts';
import type { DadosDoEvento, NomeDoEvento } from './eventos.ts';
import type { AoVivo, Noticias } from './realtime/ao-vivo.ts';

/** What a use case needs to know about its caller: a route, a job, the assistant. */
export interface Contexto {
  readonly db: Db;
  readonly ator: Ator;
  readonly requestId: string;
  readonly ip: string | null;
  readonly log: FastifyBaseLogger;
  /** The current instant. Injected, so that tests may move it. */
  readonly agora: () => Date;
  /** Sends news to open tabs; inside a transaction, when it commits. */
  readonly aoVivo: Noticias;
  /**
   * Runs the work in one transaction. Inside, use only the context it receives: its `db`, its
   * events, its news and its audit rows commit or vanish together.
   */
  readonly transacao: <T>(trabalho: (ctx: ContextoDeTransacao) => Promise<T>) => Promise<T>;
}

export interface ContextoDeTransacao extends Contexto {
  /** Queues a domain event; its consumers run after the commit, at least once. */
  readonly emitir: <N extends NomeDoEvento>(nome: N, dados: DadosDoEvento<N>) => Promise<void>;
  /**
   * Writes audit entries with this context's actor, address and request: many at once by few
   * statements.
   */
  readonly auditar: (...registros: readonly RegistroDeAuditoria[]) => Promise<void>;
}

/** The context of a call without a session: public routes. */
export type ContextoPublico = Omit<Contexto, 'ator' | 'transacao'> & {
  readonly ator: null;
  readonly transacao: <T>(trabalho: (ctx: ContextoPublicoDeTransacao) => Promise<T>) => Promise<T>;
};

export type ContextoPublicoDeTransacao = Omit<ContextoDeTransacao, 'ator' | 'transacao'> & {
  readonly ator: null;
};

interface Origem<A extends Ator | null> {
  readonly banco: Banco;
  readonly ator: A;
  readonly requestId: string;
  readonly ip: string | null;
  readonly log: FastifyBaseLogger;
  readonly agora: () => Date;
  readonly aoVivo: AoVivo;
  readonly publicar: (db: Db, nome: NomeDoEvento, dados: object) => Promise<void>;
  readonly registrar: (
    db: Db,
    origem: OrigemDoRegistro,
    ...registros: readonly RegistroDeAuditoria[]
  ) => Promise<void>;
}

/** Builds the context of one call. A transaction opened inside another joins it. */
export function criarContexto(origem: Origem<Ator>): Contexto;
export function criarContexto(origem: Origem<null>): ContextoPublico;
export function criarContexto(origem: Origem<Ator | null>): Contexto | ContextoPublico {
  const { banco, ator, requestId, ip, log, agora } = origem;
  const quem: OrigemDoRegistro = {
    usuarioId: ator?.visita?.visitanteId ?? ator?.usuarioId ?? null,
    comoUsuarioId: ator?.visita ? ator.usuarioId : null,
    sessaoId: ator?.visita?.sessaoId ?? ator?.sessaoId ?? null,
    ip,
    requestId,
  };
  const comum = { ator, requestId, ip, log, agora };
  const dentro = (db: Db): ContextoDeTransacao => {
    const ctx = {
      ...comum,
      db,
      aoVivo: origem.aoVivo.em(db),
      transacao: <T>(trabalho: (ctx: ContextoDeTransacao) => Promise<T>) => trabalho(ctx),
      emitir: (nome: NomeDoEvento, dados: object) => origem.publicar(db, nome, dados),
      auditar: (...registros: readonly RegistroDeAuditoria[]) =>
        origem.registrar(db, quem, ...registros),
    } as ContextoDeTransacao;
    return ctx;
  };
  return {
    ...comum,
    db: banco,
    aoVivo: origem.aoVivo.em(banco),
    transacao: (trabalho: (ctx: ContextoDeTransacao) => Promise<unknown>) =>
      banco.transaction((tx) => trabalho(dentro(tx))),
  } as Contexto | ContextoPublico;
}
