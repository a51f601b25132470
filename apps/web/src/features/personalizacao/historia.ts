import type { ParDeTemas } from '@dominio/contrato/tema/configuracao';

/** Most steps that can be undone; older ones are dropped. */
const MAXIMO = 100;
/** Changes of the same control that follow each other within these milliseconds are one step. */
export const FOLEGO = 700;

export interface Historia {
  readonly passado: readonly ParDeTemas[];
  readonly futuro: readonly ParDeTemas[];
  /** The control changed last, and when, so that dragging a slider is one step. */
  readonly ultimo: { readonly controle: string; readonly em: number } | null;
}

export const HISTORIA_VAZIA: Historia = { passado: [], futuro: [], ultimo: null };

/** The history after a control has changed the themes `antes`. */
export function registrar(h: Historia, antes: ParDeTemas, controle: string, em: number): Historia {
  const continua = h.ultimo?.controle === controle && em - h.ultimo.em < FOLEGO;
  const ultimo = { controle, em };
  if (continua && h.passado.length > 0) return { passado: h.passado, futuro: [], ultimo };
  return { passado: [...h.passado, antes].slice(-MAXIMO), futuro: [], ultimo };
}

/** The themes one step back and the history there; null at the beginning. */
export function desfazer(h: Historia, agora: ParDeTemas) {
  const volta = h.passado.at(-1);
  if (!volta) return null;
  const historia: Historia = {
    passado: h.passado.slice(0, -1),
    futuro: [...h.futuro, agora],
    ultimo: null,
  };
  return { volta, historia };
}

/** The themes one step forward and the history there; null at the end. */
export function refazer(h: Historia, agora: ParDeTemas) {
  const volta = h.futuro.at(-1);
  if (!volta) return null;
  const historia: Historia = {
    passado: [...h.passado, agora],
    futuro: h.futuro.slice(0, -1),
    ultimo: null,
  };
  return { volta, historia };
}
