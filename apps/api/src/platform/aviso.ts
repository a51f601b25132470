import type { Categoria } from '@dominio/contrato/notificacoes-tipos';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { DadosDoEvento, NomeDoEvento } from './eventos.ts';
import type { Trabalho } from './jobs.ts';

/** One thing to tell, and whom. */
export interface Aviso {
  /** The people to notify; the caller leaves out the person who caused it. */
  readonly usuarioIds: readonly number[];
  /** Plain text. */
  readonly mensagem: string;
  /** Page of the application that shows what happened. */
  readonly url: string | null;
  /** `{evento}:{entidade}:{id}[:{bucket}]` (dominios.md §5c); one row per person and key. */
  readonly trackingKey: string;
  /**
   * Tells repetitions of one key apart, each counted once within a day; without it a key is told
   * once, ever.
   */
  readonly ocorrencia?: string;
  /** Heads it in place of the type's own title. */
  readonly titulo?: string;
  /** The message with marks, sanitised already. */
  readonly html?: string;
  /** By which ways it is told, and no other: what its sender chose. */
  readonly canais?: Canais;
  /** What it was sent by hand with. */
  readonly envioId?: number;
  /** Whatever its sender wants to find again. */
  readonly eventData?: Record<string, unknown>;
  /** It is due within a day: an e-mail of it does not wait for the day's one of a client's person. */
  readonly urgente?: true;
  /** When it is no news any more: what would be sent later by e-mail or push is not sent. */
  readonly valeAte?: Date;
  /** What an e-mail of it says besides. */
  readonly carta?: Carta;
  readonly criadoPor: number | null;
  /**
   * Whoever sees this client and holds this permission may read of it: nobody else of the groups that
   * are told besides (`grupos` of its type) is told.
   */
  readonly visto?: { readonly clienteId: number; readonly permissao: Permissao };
  readonly agendamentoId?: number | null;
}

export interface Carta {
  /** Its subject, where the title says too little. */
  readonly assunto?: string;
  /** A paragraph after the notification's own. */
  readonly alem?: string;
}

/** By which ways people are told unless somebody decided otherwise. */
export interface Canais {
  /** The bell, the list and the live feed. */
  readonly sistema: boolean;
  readonly email: boolean;
  readonly push: boolean;
}

/** From an event's data, what is to be told: nothing where it no longer holds. */
type Montar<N extends NomeDoEvento> = (
  dados: DadosDoEvento<N>,
  job: Trabalho,
) => Promise<Aviso | readonly Aviso[] | undefined>;

/**
 * A type of event that people are notified of, whole, in a `<tipo>.aviso.ts` of its noun: its manifest
 * lists it, and the notifications find it there.
 */
export interface TipoDeAviso {
  /** `event_type` of the specification: lower case, digits and `_`. */
  readonly tipo: string;
  /** Heads every notification of the type (specification part 2 §9). */
  readonly titulo: string;
  /** When it is told, for whoever decides whether to be. */
  readonly descricao: string;
  readonly categoria: Categoria;
  readonly padrao: Canais;
  /**
   * About somebody's security: told by every way of `padrao` at once, and nobody can switch it off
   * (dominios.md §5c).
   */
  readonly critico?: true;
  /** It may reach people of clients, who decide of it as the staff do; of others they are not asked. */
  readonly paraClientes?: true;
  /** It gathers what there is already: its e-mail waits for no other to be gathered with. */
  readonly jaReunido?: true;
  /** Somebody calls the person by name: told of a muted item too (dominios.md §5b). */
  readonly mencao?: true;
  /**
   * Whether groups are told too: those that the rule names, with `da_pessoa` also those that whoever
   * causes it chose. A type without it names none, since nothing says who may read of it; so does one
   * that people of the staff never cause, of the person's groups. Its notifications have `visto`.
   */
  readonly grupos?: 'da_regra' | 'da_pessoa';
  /**
   * The events that it is told of; each has a job of its own. One that several types share is
   * consumed in the noun's `*.events.ts`.
   */
  readonly quando?: { readonly [N in NomeDoEvento]?: Montar<N> };
}
