import type { TipoComHistorico } from '@dominio/contrato/auditoria';
import type { Ator } from '../acesso/ator.ts';
import type { Contexto } from '../contexto.ts';
import type { Db } from '../db.ts';

export interface Campo {
  /** As sentences say it: 'o grupo'. */
  readonly rotulo: string;
  /** The kind of record that the ids in the field name. */
  readonly referencia?: string;
  /** `arquivo`: the key of a stored file; `quantos`: a list that is counted. */
  readonly formato?: 'centavos' | 'arquivo' | 'quantos';
  /** How each of the field's values is said. */
  readonly palavras?: Readonly<Record<string, string>>;
  /** Personal or secret: that it changed is told, never what it is (paginas.md R7). */
  readonly oculto?: true;
}

export interface ObjetoAuditado {
  readonly artigo: 'o' | 'a';
  readonly nome: string;
  /** A scope of clients hides it from some readers. */
  readonly comAlcance?: true;
}

export interface LinhaDita {
  readonly acao: string;
  readonly antes: Record<string, unknown> | null;
  readonly depois: Record<string, unknown> | null;
}

type PorNome<T> = Readonly<Record<string, T>>;

/** How the audit log says what one noun does. An action without a phrase is said by its verb. */
export interface PalavrasDaAuditoria {
  /** Kinds of record, by the first part of an action. */
  readonly objetos?: PorNome<ObjetoAuditado>;
  /** What an action is about where that is no kind of record; and how it ended, for the filters. */
  readonly assuntos?: PorNome<string>;
  readonly feitos?: PorNome<string>;
  /**
   * Actions that are said in words of their own. `{o}` is the record: 'o grupo Fiscal'; `{de}`: 'do
   * grupo Fiscal'; `{a}`: 'ao grupo Fiscal'; `{em}`: in brackets; `{para}` the new status.
   */
  readonly frases?: PorNome<string | ((linha: LinhaDita) => string)>;
  /** Fields, as people call them; one that nobody names is shown by its own name. */
  readonly campos?: PorNome<Campo>;
  /** Fields that mean something else in the actions of one kind of record. */
  readonly camposDe?: PorNome<PorNome<Campo>>;
  /** Which ids the added and removed of a change of links are, by its action. */
  readonly ligados?: PorNome<string>;
  /** Actions that colleagues who see the record are told of; all else is for auditors. */
  readonly historico?: readonly string[];
  /** Fields of those actions that are for auditors all the same. */
  readonly soAuditores?: PorNome<readonly string[]>;
}

/** Names of those of these records that the reader reaches. */
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
  /** By kind of record. One whose name may not be told is not here: the row itself carries it. */
  readonly nomear?: PorNome<Nomear>;
  /** Who may see a record may see what was done to it: its own service says so, or answers 404. */
  readonly abrir?: Readonly<Partial<Record<TipoComHistorico, Abertura>>>;
}
