import { somarDias } from './dias.ts';
import { duracaoDe, encaixar } from './geometria.ts';
import { type EventoDoCalendario, MINUTOS_DO_DIA, type Momento } from './tipos.ts';

/** Step of a drag and of the keyboard, in minutes. */
export const PASSO_MIN = 15;

/** Where an event would be if the move under way ended now. */
export interface Previa {
  readonly id: number;
  readonly inicio: Momento;
  readonly duracao: number;
}

export const previaDe = (evento: EventoDoCalendario): Previa => ({
  id: evento.id,
  inicio: evento.inicio,
  duracao: duracaoDe(evento),
});

/** Moves by whole columns and by minutes, staying inside the days shown. */
export function deslocar(
  previa: Previa,
  { dias = 0, minutos = 0 }: { dias?: number; minutos?: number },
  mostrados: readonly string[],
): Previa {
  const atual = mostrados.indexOf(previa.inicio.data);
  // An event that began before the first day shown keeps its day; only its hour may change.
  const coluna = Math.min(mostrados.length - 1, Math.max(0, atual + dias));
  const data = atual === -1 ? previa.inicio.data : (mostrados[coluna] ?? previa.inicio.data);
  const minuto = minutos === 0 ? previa.inicio.minuto : previa.inicio.minuto + minutos;
  return {
    ...previa,
    inicio: { data, minuto: minutos === 0 ? minuto : encaixar(minuto, PASSO_MIN) },
  };
}

/** Changes the length, from one step to a whole day. */
export function esticar(previa: Previa, minutos: number): Previa {
  const fim = Math.round((previa.inicio.minuto + previa.duracao + minutos) / PASSO_MIN) * PASSO_MIN;
  const duracao = fim - previa.inicio.minuto;
  return { ...previa, duracao: Math.min(MINUTOS_DO_DIA, Math.max(PASSO_MIN, duracao)) };
}

export const mudou = (previa: Previa, evento: EventoDoCalendario): boolean =>
  previa.inicio.data !== evento.inicio.data ||
  previa.inicio.minuto !== evento.inicio.minuto ||
  previa.duracao !== duracaoDe(evento);

/** The event as the preview shows it. */
export function comPrevia(evento: EventoDoCalendario, previa: Previa): EventoDoCalendario {
  const fim = previa.inicio.minuto + previa.duracao;
  const termino = {
    data: somarDias(previa.inicio.data, Math.floor(fim / MINUTOS_DO_DIA)),
    minuto: fim % MINUTOS_DO_DIA,
  };
  return { ...evento, inicio: previa.inicio, termino };
}

type Gesto = { dias?: number; minutos?: number } | { esticar: number };

const GESTOS: Readonly<Record<string, Gesto>> = {
  ArrowUp: { minutos: -PASSO_MIN },
  ArrowDown: { minutos: PASSO_MIN },
  ArrowLeft: { dias: -1 },
  ArrowRight: { dias: 1 },
};

/** Shift + arrows move; + and − stretch. The keyboard's way of dragging (WCAG 2.5.7, 2.1.1). */
export function gestoDaTecla(evento: { key: string; shiftKey: boolean }): Gesto | undefined {
  if (evento.key === '+') return { esticar: PASSO_MIN };
  if (evento.key === '-') return { esticar: -PASSO_MIN };
  return evento.shiftKey ? GESTOS[evento.key] : undefined;
}

export const aplicar = (previa: Previa, gesto: Gesto, mostrados: readonly string[]): Previa =>
  'esticar' in gesto ? esticar(previa, gesto.esticar) : deslocar(previa, gesto, mostrados);
