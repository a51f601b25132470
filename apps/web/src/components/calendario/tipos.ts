import type { ReactNode } from 'react';

/** Minutes in a civil day: the calendar draws every day as 24 hours. */
export const MINUTOS_DO_DIA = 1440;

/**
 * A civil moment: a day `AAAA-MM-DD` and the minutes since its midnight. The calendar knows no time
 * zone and no current time of its own: whoever uses it converts instants, so that the screen shows
 * the firm's clocks whatever the browser's zone is.
 */
export interface Momento {
  readonly data: string;
  readonly minuto: number;
}

/** What the calendar draws. It knows no noun: meetings, tasks and holidays look alike to it. */
export interface EventoDoCalendario {
  readonly id: number;
  readonly titulo: string;
  /** What follows the hour on the second line: 'Sala 2 · 3 pessoas'. May be empty. */
  readonly detalhe: string;
  /** Said to screen readers after the visible text: end, state, whatever the eye sees as a mark. */
  readonly complemento: string;
  readonly inicio: Momento;
  /** Exclusive; the same moment as `inicio` is drawn with the least height. */
  readonly termino: Momento;
  /** Any CSS colour; shown as a 3 px edge and a 22 % tint under neutral text. */
  readonly cor: string;
  readonly riscado: boolean;
  readonly movivel: boolean;
  /** Whether there is nothing to open: time of somebody else, of which only the hours are known. */
  readonly fechado?: boolean;
  /** Lane of the person it belongs to, where several are side by side; the first one by default. */
  readonly faixa?: number;
  /** Small icon that stands before the title; decorative, `complemento` says what it means. */
  readonly marca?: ReactNode;
}

/** What is to be made on an empty place; without an end it lasts as long as usual. */
export interface NovoIntervalo {
  readonly inicio: Momento;
  readonly termino?: Momento;
  /** Lane in which it was drawn, where several people are side by side. */
  readonly faixa: number;
}

/** What is being made or moved, drawn where it will stand. */
export interface Esboco extends Pick<EventoDoCalendario, 'titulo' | 'inicio' | 'termino' | 'cor'> {
  /** Takes its place among the events of its day; otherwise it lies over them. */
  readonly entreOsOutros?: boolean;
  /** Lanes in which it stands; the first one by default. */
  readonly faixas?: readonly number[];
}

/** A person whose events have a lane of their own. */
export interface PessoaAoLado {
  readonly id: number;
  readonly nome: string;
  readonly rosto: ReactNode;
}

/** The names of the days on which nobody works, by date. */
export type Feriados = ReadonlyMap<string, string>;

/** A stretch of a day in minutes since its midnight. */
export interface Faixa {
  readonly de: number;
  readonly ate: number;
}

/** Where an event was dropped: its new start and its length in minutes. */
export interface Mudanca {
  readonly evento: EventoDoCalendario;
  readonly inicio: Momento;
  readonly duracao: number;
}
