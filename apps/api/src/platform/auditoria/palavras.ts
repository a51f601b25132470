import type { TipoComHistorico } from '@dominio/contrato/auditoria';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { Ator } from '../acesso/ator.ts';
import type { Contexto } from '../contexto.ts';
import type { Db } from '../db.ts';

export interface Campo {
  /** The name in sentences, with its article: 'o grupo'. */
  readonly rotulo: string;
  /** The kind of the records whose ids the field holds. */
  readonly referencia?: string;
  /** The kind of the records whose ids are the keys of the object that the field holds. */
  readonly chaves?: string;
  /** `arquivo`: the key of a stored file; `quantos`: a list that is counted. */
  readonly formato?: 'centavos' | 'arquivo' | 'quantos';
  /** The word for each value of the field. */
  readonly palavras?: Readonly<Record<string, string>>;
  /** Personal or secret: the log says that it changed, and never its value (paginas.md R7). */
  readonly oculto?: true;
  /** Who may read its value; to others the log says that it changed. */
  readonly permissao?: Permissao;
}

export interface ObjetoAuditado {
  readonly artigo: 'o' | 'a';
  readonly nome: string;
  /** Whether a client scope may hide such records from some readers. */
  readonly comAlcance?: true;
}

export interface LinhaDita {
  readonly acao: string;
  readonly antes: Record<string, unknown> | null;
  readonly depois: Record<string, unknown> | null;
}

type PorNome<T> = Readonly<Record<string, T>>;

/**
 * The words by which the audit log tells what one noun does. An action without a phrase of its own
 * is told by its verb.
 */
export interface PalavrasDaAuditoria {
  /** Kinds of record, by the first part of an action. */
  readonly objetos?: PorNome<ObjetoAuditado>;
  /** Names of what an action is about, if no kind of record, and of how it ended; for filters. */
  readonly assuntos?: PorNome<string>;
  readonly feitos?: PorNome<string>;
  /**
   * Phrases of actions. `{o}` stands for the record: 'o grupo Fiscal'; `{de}`: 'do grupo Fiscal';
   * `{a}`: 'ao grupo Fiscal'; `{em}`: in brackets; `{como}`: ' como Ana Lima', of a person as whom
   * somebody acted; `{para}`: the new status.
   */
  readonly frases?: PorNome<string | ((linha: LinhaDita) => string)>;
  /** Names of fields; a field without one is shown by its own name. */
  readonly campos?: PorNome<Campo>;
  /** Names of fields that mean something else in the actions of one kind of record. */
  readonly camposDe?: PorNome<PorNome<Campo>>;
  /** By the action of a change of links: the kind of the ids added and removed. */
  readonly ligados?: PorNome<string>;
  /** Actions that colleagues who see the record may read; any other is for auditors. */
  readonly historico?: readonly string[];
  /** Fields of those actions that are for auditors alone. */
  readonly soAuditores?: PorNome<readonly string[]>;
}

/** The names of those of these records that the reader may see. */
export type Nomear = (
  db: Db,
  ator: Ator,
  ids: readonly number[],
) => Promise<readonly { readonly id: number; readonly nome: string }[]>;

interface Abertura {
  readonly permissao: string;
  readonly abrir: (ctx: Contexto, id: number) => Promise<unknown>;
}

/** What a module tells the audit log, declared in its manifest. */
export interface ParteDaAuditoria {
  readonly palavras: PalavrasDaAuditoria;
  /** By kind of record. A kind left out is named by the row itself. */
  readonly nomear?: PorNome<Nomear>;
  /** Whoever may see a record may read its history: the noun's service opens it, or answers 404. */
  readonly abrir?: Readonly<Partial<Record<TipoComHistorico, Abertura>>>;
}
