import type { AvisoPedido } from '../lib/avisar.ts';

/** How many toasts are shown at the same time. */
export const MAXIMO_DE_AVISOS = 4;

const vaiSozinho = ({ duracao }: AvisoPedido) => duracao !== false;

/**
 * What is lost when a toast closes early, the least first: nothing, something the bell has too, a
 * way to undo, an offer that stays until it is answered.
 */
const PERDAS: readonly ((aviso: AvisoPedido) => boolean)[] = [
  (aviso) => !aviso.acao && vaiSozinho(aviso),
  (aviso) => aviso.acao?.noAvisoInteiro === true,
  vaiSozinho,
  () => true,
];

/**
 * The toast that makes room for a new one: among those with the least to lose, the oldest. If the
 * new one waited instead, the outcome of what was just done would not show while the pointer rests
 * on one of them.
 */
export function quemCede(emPe: readonly AvisoPedido[]): AvisoPedido | undefined {
  if (emPe.length < MAXIMO_DE_AVISOS) return undefined;
  for (const perda of PERDAS) {
    const cede = emPe.find(perda);
    if (cede) return cede;
  }
  return undefined;
}
