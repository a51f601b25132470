/** Closed, open while the pointer rests on it, or held open by a click. */
export type EstadoDoSuspenso = 'fechado' | 'passagem' | 'fixo';
export type EventoDoSuspenso = 'entrou' | 'saiu' | 'clicou' | 'dispensou';

/** How long a panel opened by hover outlives the pointer, in ms (specification part 1 §9). */
export const FECHAR_APOS_SAIR_MS = 150;

/**
 * The next state of a panel that opens on hover and on click. A click on a panel that hover opened
 * keeps it open instead of closing it, because the pointer always enters before it clicks.
 */
export function proximoEstado(
  estado: EstadoDoSuspenso,
  evento: EventoDoSuspenso,
): EstadoDoSuspenso {
  if (evento === 'dispensou') return 'fechado';
  if (evento === 'clicou') return estado === 'fixo' ? 'fechado' : 'fixo';
  if (estado === 'fixo') return 'fixo';
  return evento === 'entrou' ? 'passagem' : 'fechado';
}
