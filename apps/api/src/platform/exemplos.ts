import type { Endpoint } from '@dominio/contrato/endpoint';
import type { MeusDados } from '@dominio/contrato/meus-dados';
import type { Banco } from './db.ts';

/**
 * The status that each account of the demonstration is answered (dominios.md §6c): 403 without the
 * permission, 404 for a record out of scope, 409 and 422 with the permission, where the example is
 * refused for another reason.
 */
export type Papeis = readonly [admin: number, gestor: number, consultor: number, cliente: number];

/** A valid request for one route, and what else tests that call every route need to know. */
export interface Exemplo {
  /**
   * Who may, said apart from the permission that the route declares: a change of it, or of the
   * starting matrix, is noticed (test/papeis.test.ts). `publico` answers whoever asks.
   */
  readonly papeis: Papeis | 'publico';
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown> | FormData;
  /** Who calls, where a consultant may not. */
  readonly quem?: 'administrador';
  /** The statuses that an allowed call may answer; 200 or 201 by default. */
  readonly aceita?: readonly number[];
  /** What the lists are that a client's person is answered, where they are not the staff's. */
  readonly aoCliente?: string;
  /** Parameters that name a record outside the caller's scope. */
  readonly alheio?: Record<string, unknown>;
}

/** The people and records that the examples may use; each noun inserts its own rows. */
export interface Cena {
  readonly banco: Banco;
  /** Who calls. */
  readonly eu: number;
  /** A colleague of the same team. */
  readonly outro: number;
  /** The time of the application, which may be ahead of the machine's. */
  readonly agora: Date;
  /** A full hour at which nobody has anything yet, long after the demonstration's agenda; in ISO 8601. */
  readonly livre: string;
}

/** The example of every route of one module, by `METHOD path`. */
export type Exemplos = (cena: Cena) => Promise<Readonly<Record<string, Exemplo>>>;

/** A value to create a field with, and another to edit it to. */
export type Par = readonly [criado: unknown, editado: unknown];
export type Pares = Readonly<Record<string, Par>>;

type Registro = Readonly<Record<string, unknown>>;
/** Fields that an answer has under other names, or in another form. */
type Lidos = Readonly<Record<string, (registro: Registro) => unknown>>;

/** How people are given the fields of a record: what somebody wrote must be had again. */
export interface Entrega {
  /** The list whose rows are exported, or the record in what a person is handed out (LGPD). */
  readonly por: Endpoint | ((dados: MeusDados) => object | undefined);
  readonly lidos?: Lidos;
  /** Fields that are not given, each with the reason. */
  readonly fora?: Readonly<Record<string, string>>;
}

/** The act that makes another record of one. */
export interface Copia {
  readonly por: Endpoint;
  readonly body: Registro;
  /** The copy in the answer. */
  readonly nova: (corpo: Registro) => unknown;
  /** Fields of which the copy has values of its own. */
  readonly fora: readonly string[];
}

/** The story that a noun tells of its own edits, newest first, to whoever opens a record. */
export interface Historia {
  readonly ler: Endpoint;
  readonly ultima: (corpo: Registro) => string | undefined;
  /** What each field is called there. */
  readonly frases: Readonly<Record<string, string>>;
}

/** One noun that people write, as the walk over every accepted field (test/campos.test.ts) writes it. */
export interface Substantivo {
  /** Absent: of a record that is there from the start, which is edited twice. */
  readonly criar?: Endpoint;
  /** Parameters of `criar`, where it is a call of another record's. */
  readonly dentroDe?: Registro;
  readonly editar: Endpoint;
  /** Answers the record, or a list with the record in it. */
  readonly ler: Endpoint;
  /** Examples of what no common value is: ids, choices, days in order. */
  readonly exemplos?: Pares;
  /** What is asked of the one request and kept nowhere, or is a noun of its own. */
  readonly fora?: readonly string[];
  /** What stays as it was created. */
  readonly fixos?: readonly string[];
  /** A field as it is answered, where it is not under its own name. */
  readonly lidos?: Lidos;
  /** How its fields are given to people, or the reason why they are not beyond its own screen. */
  readonly entregue: Entrega | string;
  /** Absent where nothing copies a record. */
  readonly copia?: Copia;
  /** Absent where it tells none. */
  readonly historia?: Historia;
  /** Action of the audit log that tells of an edit; absent where there is none. */
  readonly auditada?: string;
  /** What the audit log calls a field, where it is not its own name. */
  readonly naAuditoria?: Readonly<Record<string, string>>;
  /** What the noun's own story tells of in place of the audit log. */
  readonly naHistoria?: readonly string[];
}

/** The nouns that a module writes, by name, with what each needs around it. Whoever writes is `eu`, an administrator. */
export type Substantivos = (
  cena: Pick<Cena, 'banco' | 'eu'>,
) => Promise<Readonly<Record<string, Substantivo>>>;

/**
 * The calls that take a body and have no place in the walk over every field, by the reason: what they
 * write is no record of fields.
 */
export type ForaDoPercurso = Readonly<Record<string, readonly string[]>>;
