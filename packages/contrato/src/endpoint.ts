import type { z } from 'zod';
import type { Permissao } from './permissoes-catalogo.ts';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `publico` needs no session, `sessao` any valid one; any other value is a permission. */
export type Acesso = 'publico' | 'sessao' | Permissao;

/** Types of answers that are not JSON: described in OpenAPI, never serialized by a schema. */
export type TipoDeResposta =
  | 'text/event-stream'
  | 'text/html'
  | 'text/csv'
  | 'text/javascript'
  | 'image/webp'
  | 'application/pdf'
  | 'application/octet-stream';

/**
 * One call of the API, defined once. The same object validates the request, decides who may make
 * it, documents it (OpenAPI), types the client and is used by the tests that call every route.
 */
export interface Endpoint {
  readonly method: Metodo;
  /** Path with parameters in braces, as the specification writes them: `/usuarios/{id}/avatar`. */
  readonly path: `/${string}`;
  readonly acesso: Acesso;
  /**
   * Only administrators may call it: the sentence that anybody else is refused with, before their
   * request is read.
   */
  readonly soAdministradores?: string;
  /**
   * Of a public call: one that comes with a session is its person's, under the same conditions as
   * any other; a token that is no good is refused rather than taken for none.
   */
  readonly sessaoOpcional?: true;
  /** One line in Portuguese for the reference at `/docs`. */
  readonly resumo: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Replaces the JSON body by a form with one file in the field of this name. */
  readonly arquivo?: string;
  /** The most bytes of the file; by default those of a picture. */
  readonly tamanhoDoArquivo?: number;
  /** Fields that may come beside the file, in the same form. */
  readonly camposDoArquivo?: z.ZodObject;
  /** JSON answer; undeclared fields never leave the server. */
  readonly response?: z.ZodType;
  readonly tipo?: TipoDeResposta;
  /** May be called while a temporary password must still be replaced. */
  readonly comSenhaProvisoria?: true;
  /** May be called before setting up the second factor that a group requires. */
  readonly semSegundoFator?: true;
  /** Whether it may be called in 'Ver como', where the rule of `cabeNaVisita` would be wrong. */
  readonly naVisita?: boolean;
  /**
   * May be called while the disk takes no more writes, as every GET may: it writes nothing, or what
   * cannot wait, an access that ends or the way back to the live feed.
   */
  readonly semEspaco?: true;
  readonly status?: 200 | 201 | 202 | 302;
  /** Headers of the answer when the call succeeds. */
  readonly cabecalhos?: Readonly<Record<string, string>>;
}

/**
 * A two-way channel of the API (WebSocket): opened by a GET that is upgraded, without a session,
 * which its first message brings. Declared like a call, so that it is listed and walked with them.
 */
export interface Canal {
  readonly path: `/${string}`;
  /** Checked when the first message has come. */
  readonly acesso: Exclude<Acesso, 'publico'>;
  readonly resumo: string;
  readonly params: z.ZodType;
  /** Whether 'Ver como' may open it. */
  readonly naVisita?: true;
  readonly comSenhaProvisoria?: true;
  readonly semSegundoFator?: true;
}

/** Keeps the literal types of a channel's definition. */
export const canal = <const C extends Canal>(definicao: C): C => definicao;

/** Keeps the literal types of a definition, so that server and client infer from it. */
export const endpoint = <const E extends Endpoint>(definicao: E): E => definicao;

type SaidaDe<T> = T extends z.ZodType ? z.output<T> : undefined;
type EntradaDe<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler gets, already parsed. */
export interface Pedido<E extends Endpoint> {
  params: SaidaDe<E['params']>;
  query: SaidaDe<E['query']>;
  body: SaidaDe<E['body']>;
}

/** What a caller sends, before parsing; without the sections that the endpoint does not declare. */
export type Envio<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: EntradaDe<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: EntradaDe<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType
    ? { body: EntradaDe<E['body']> }
    : E['arquivo'] extends string
      ? { body: FormData }
      : { body?: undefined });

/** The JSON a call answers with. */
export type Resposta<E extends Endpoint> = SaidaDe<E['response']>;
/** The JSON a handler may return: what the response schema accepts as input. */
export type Retorno<E extends Endpoint> = EntradaDe<E['response']>;
