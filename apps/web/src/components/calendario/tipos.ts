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
  /** Small icon that stands before the title; decorative, `complemento` says what it means. */
  readonly marca?: ReactNode;
}

/** Where an event was dropped: its new start and its length in minutes. */
export interface Mudanca {
  readonly evento: EventoDoCalendario;
  readonly inicio: Momento;
  readonly duracao: number;
}
