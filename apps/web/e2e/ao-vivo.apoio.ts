import type { Page } from '@playwright/test';
import type { Pessoa, Programa } from './jornada.ts';

export const sino = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
export const painel = (page: Page) =>
  page.getByRole('dialog', { name: 'Notificações', exact: true });
/** The toast about a new appointment with this title. */
export const aviso = (page: Page, titulo: string) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Novo agendamento criado' })
    .filter({ hasText: titulo });

/**
 * Has somebody booked by a colleague, at an hour of the day after the one on which every test
 * begins.
 */
export async function marcar(
  autor: Programa,
  { id }: Pessoa,
  titulo: string,
  hora = '09:00',
): Promise<{ id: number }> {
  return autor.pedir('POST', '/api/agendamentos', {
    titulo,
    data_hora_inicio: `2026-03-12T${hora}:00-03:00`,
    participantes: [id],
  });
}
