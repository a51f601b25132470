import type { AvisoPedido } from '../lib/avisar.ts';

/** Toasts that stand at once. */
export const MAXIMO_DE_AVISOS = 4;

/**
 * The toast that gives its place to a new one: the oldest that offers nothing and goes by itself,
 * else the oldest. In a queue behind them the outcome of what was just done would wait, for as long
 * as the pointer rests on one of them.
 */
export function quemCede(emPe: readonly AvisoPedido[]): AvisoPedido | undefined {
  if (emPe.length < MAXIMO_DE_AVISOS) return undefined;
  return emPe.find(({ acao, duracao }) => !acao && duracao !== false) ?? emPe[0];
}
