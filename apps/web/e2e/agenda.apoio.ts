import { dataCivil, inicioDaSemana, somarDias } from '@dominio/contrato/datas';
import type { Locator, Page } from '@playwright/test';
import { chamarApi, expect } from './apoio.ts';

/**
 * A Monday far ahead, where the demonstration has nothing. Tests run side by side on one server:
 * each takes weeks of its own, two between one and the next, for alternatives are looked for nearby.
 */
export const segundaLivre = (vez: number): string =>
  somarDias(inicioDaSemana(dataCivil(new Date())), 7 * (10 + 3 * vez));

/** `DD/MM/AAAA`, as a person types it. */
export const digitada = (data: string): string => data.split('-').reverse().join('/');

export const meuId = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('dominio.user') ?? '{}').id);

/** Books me by the API, to have something on the screen. Hours are São Paulo's. */
export async function agendar(
  page: Page,
  titulo: string,
  data: string,
  [inicio, termino]: readonly [string, string],
  resto: object = {},
): Promise<number> {
  const { id } = await chamarApi(page, 'POST', '/api/agendamentos', {
    titulo,
    data_hora_inicio: `${data}T${inicio}:00-03:00`,
    data_hora_termino: `${data}T${termino}:00-03:00`,
    participantes: [await meuId(page)],
    ...resto,
  });
  return id;
}

/** An appointment on the calendar, by its title. */
export const evento = (page: Page, titulo: string) =>
  page.getByRole('main').locator('[data-evento]').filter({ hasText: titulo });

export const gaveta = (page: Page, nome: string | RegExp) =>
  page.getByRole('dialog', { name: nome });

/** Parameters of the address. */
export const parametros = (page: Page) =>
  Object.fromEntries(new URL(page.url()).searchParams.entries());

/** Opens the form of a new appointment at 09:00 of a day. */
export async function novoEm(page: Page, dia: string): Promise<Locator> {
  await page.goto(`/agenda?novo=1&inicio=${dia}T09:00&data=${dia}`);
  const nova = gaveta(page, 'Novo agendamento');
  await expect(nova.getByLabel('Título')).toBeFocused();
  return nova;
}

/** Holds back the answers of the calendar from now on; the function it gives lets them go. */
export async function segurarCalendario(page: Page): Promise<() => void> {
  let soltar = () => {};
  const espera = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  await page.route('**/api/agendamentos/calendario**', async (rota) => {
    await espera;
    await rota.continue();
  });
  return soltar;
}
