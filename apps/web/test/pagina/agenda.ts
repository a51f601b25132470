import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina } from './abrir.tsx';
import { painel } from './painel.ts';

/** The Monday after {@link AGORA}: all of its hours lie in the future. */
export const SEGUNDA = '2026-08-17';
export const TERCA = '2026-08-18';

/** An appointment on the calendar, by its title. */
export const evento = (titulo: string): Locator =>
  page.getByRole('main').getByRole('button', { name: titulo });

/** The panel beside the agenda, which on a phone is a dialog; or a dialog that asks something. */
export const gaveta = (nome: string | RegExp): Locator => painel(nome);

/**
 * Elements of the calendar by a selector, where they have no accessible name to find them by:
 * `naPagina('[data-dia="2026-08-17"]')`.
 */
export const naPagina = (seletor: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main ${seletor}`),
];

/** The parameters that the page's address has now. */
export const parametros = () => Object.fromEntries(new URLSearchParams(location.search));

/** The number of appointments above the calendar, shown once they have been read. */
export const resumo = page.getByRole('main').getByText(/agendamentos?( ·|$)/);

/** Opens the form of a new appointment at 09:00 of a day. */
export async function abrirNovo(dia = SEGUNDA): Promise<Locator> {
  await abrirPagina(`/agenda?novo=1&inicio=${dia}T09:00&data=${dia}`);
  const nova = gaveta('Novo agendamento');
  await expect.element(nova.getByRole('textbox', { name: 'Título' })).toHaveFocus();
  return nova;
}

/** Selects what a field holds and types over it, key by key. */
export async function digitarPorCima(campo: Locator, texto: string): Promise<void> {
  const no = (await campo.findElement()) as HTMLInputElement;
  no.focus();
  no.select();
  await userEvent.keyboard(texto);
}

/** Position and size of an element in the window, in pixels. */
export const caixa = (alvo: Locator): DOMRect => alvo.element().getBoundingClientRect();
