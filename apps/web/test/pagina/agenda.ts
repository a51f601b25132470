import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina } from './abrir.tsx';

/** A Monday of next week: nothing of it is past, and none of it is today. */
export const SEGUNDA = '2026-08-17';
export const TERCA = '2026-08-18';

/** An appointment on the calendar, by its title. */
export const evento = (titulo: string): Locator =>
  page.getByRole('main').getByRole('button', { name: titulo });

export const gaveta = (nome: string | RegExp): Locator => page.getByRole('dialog', { name: nome });

/** What of the calendar no name tells apart: `naPagina('[data-dia="2026-08-17"]')`. */
export const naPagina = (seletor: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main ${seletor}`),
];

/** Every parameter of the page's address by now. */
export const parametros = () => Object.fromEntries(new URLSearchParams(location.search));

/** How many appointments there are, which is told once they are known. */
export const resumo = page.getByRole('main').getByText(/agendamentos?( ·|$)/);

/** Opens the form of a new appointment at 09:00 of a day. */
export async function abrirNovo(dia = SEGUNDA): Promise<Locator> {
  await abrirPagina(`/agenda?novo=1&inicio=${dia}T09:00&data=${dia}`);
  const nova = gaveta('Novo agendamento');
  await expect.element(nova.getByRole('textbox', { name: 'Título' })).toHaveFocus();
  return nova;
}

/** Types over whatever a field holds, key by key. */
export async function digitarPorCima(campo: Locator, texto: string): Promise<void> {
  const no = (await campo.findElement()) as HTMLInputElement;
  no.focus();
  no.select();
  await userEvent.keyboard(texto);
}

/** Where something stands in the window. */
export const caixa = (alvo: Locator): DOMRect => alvo.element().getBoundingClientRect();
