import type { ClienteDaLista } from '@dominio/contrato/clientes';

/** What a step to another page does to the selected client once it is taken. */
interface Mudanca {
  readonly clienteAtivo: ClienteDaLista | null;
}

/**
 * State of a navigation that changes the selected client. It travels with the step, because a form
 * with something to lose may hold it back: a client that changed before would have taken the form,
 * and its question, off the page.
 */
export const aoChegar = (clienteAtivo: ClienteDaLista | null): Mudanca => ({ clienteAtivo });

/** The change that a navigation brings along, if it brings one. */
export const mudancaDe = (estado: unknown): Mudanca | undefined =>
  typeof estado === 'object' && estado !== null && 'clienteAtivo' in estado
    ? (estado as Mudanca)
    : undefined;
