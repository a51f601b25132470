import type { ClienteDaLista } from '@dominio/contrato/clientes';

/** What a navigation does to the selected client once the page has changed. */
interface Mudanca {
  readonly clienteAtivo: ClienteDaLista | null;
}

/**
 * State of a navigation that changes the selected client. The client changes only when the page
 * has: a form with something to lose may hold the navigation back, and a client that changed before
 * would have taken the form, and its question, off the page.
 */
export const aoChegar = (clienteAtivo: ClienteDaLista | null): Mudanca => ({ clienteAtivo });

/** The change of client that a navigation carries in its state, if any. */
export const mudancaDe = (estado: unknown): Mudanca | undefined =>
  typeof estado === 'object' && estado !== null && 'clienteAtivo' in estado
    ? (estado as Mudanca)
    : undefined;
