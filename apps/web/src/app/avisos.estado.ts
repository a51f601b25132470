import type { AvisoPedido } from '../lib/avisar.ts';

/** Toasts that stand at once. */
export const MAXIMO_DE_AVISOS = 4;

const vaiSozinho = ({ duracao }: AvisoPedido) => duracao !== false;

/** What is lost with a toast, least first: nothing, what the bell has too, a way back, an offer that stays. */
const PERDAS: readonly ((aviso: AvisoPedido) => boolean)[] = [
  (aviso) => !aviso.acao && vaiSozinho(aviso),
  (aviso) => aviso.acao?.noAvisoInteiro === true,
  vaiSozinho,
  () => true,
];

/**
 * The toast that gives its place to a new one: of those with which the least is lost, the oldest. In
 * a queue behind them the outcome of what was just done would wait, for as long as the pointer rests
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
