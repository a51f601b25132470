import type { ReactNode, RefObject } from 'react';
import type { ColunaDaTabela } from './colunas.ts';
import type { ComandosDaTabela } from './comandos.ts';
import type { EstadoDaTabela } from './estado.ts';
import type { AcaoDaLinha } from './menu-da-linha.tsx';
import type { Id, Selecao } from './selecao.ts';

/** Draws something of a row's own. @param tabIndex that of the row, where the keyboard walks rows. */
export type NaLinha<L> = (linha: L, tabIndex?: number) => ReactNode;

/** What rows are drawn from, as a grid or as cards. */
export interface LinhasDaTabela<L extends object> {
  /** Accessible name of the table. */
  rotulo: string;
  /** The columns shown, in their order. */
  colunas: readonly ColunaDaTabela<L>[];
  linhas: readonly L[];
  id: (linha: L) => Id;
  estado: EstadoDaTabela;
  aoMudar: (mudanca: Partial<EstadoDaTabela>) => void;
  /** Position of the first row among all that the filter finds, counted from 1. */
  primeira: number;
  total: number;
  /** Whether rows are on their way: the first ones, or others while those of before still stand. */
  espera: 'nada' | 'primeira' | 'outra';
  /** Rows drawn while there are none. */
  porPagina: number;
  /** The row whose record is open at the side, or is the active one. */
  atual?: Id | null | undefined;
  /** The row whose record is open at the side: the keys that step through rows open the next. */
  aoLado?: Id | null | undefined;
  /** Receives what keys that are heard elsewhere may ask of the rows. */
  comandos?: RefObject<ComandosDaTabela | null> | undefined;
  aoAbrir?: ((linha: L) => void) | undefined;
  acoesDaLinha?: ((linha: L) => readonly AcaoDaLinha[]) | undefined;
  /** Stands at the end of each row, before its menu: a switch of the row's own. */
  naLinha?: NaLinha<L> | undefined;
  selecao?: Selecao | undefined;
  /** Chooses a row, or no longer; with Shift, all rows since the one touched before. */
  aoAlternar: (id: Id, comShift: boolean) => void;
  aoMarcarPagina: (escolhidas: boolean) => void;
}
