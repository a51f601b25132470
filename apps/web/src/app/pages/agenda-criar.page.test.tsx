import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { abrirNovo, evento, gaveta, naPagina, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { responderAgenda } from '../../../test/pagina/registros/agendamento.ts';

const nova = gaveta('Novo agendamento');
const HORA_PX = 58;

/** Presses on an hour of a day's column, and moves to another, in window coordinates. */
async function arrastar(de: number, ate: number): Promise<void> {
  await abrirPagina(`/agenda?data=${SEGUNDA}`);
  await expect.poll(() => naPagina(`[data-coluna="${SEGUNDA}"]`)).toHaveLength(1);
  const { left, top } = (
    naPagina(`[data-coluna="${SEGUNDA}"]`)[0] as HTMLElement
  ).getBoundingClientRect();
  const em = (hora: number) => ({ x: left + 40, y: top + hora * HORA_PX });
  await userEvent.pointer([
    { coords: em(de), keys: '[MouseLeft>]' },
    { coords: em((de + ate) / 2) },
    { coords: em(ate) },
  ]);
}

describe('a free hour that is drawn by the mouse', () => {
  it('is booked as long as it was drawn by its title and Enter', async () => {
    const { criar } = responderAgenda();
    await arrastar(9.05, 10.45);
    await expect.element(page.getByText('09:00 – 10:30')).toBeVisible();
    await userEvent.pointer('[/MouseLeft]');
    await expect.element(nova.getByLabelText('Título')).toHaveFocus();
    await userEvent.keyboard('Balanço{Enter}');
    await expect.element(evento('Balanço')).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      {
        titulo: 'Balanço',
        data_hora_inicio: new Date(`${SEGUNDA}T09:00-03:00`),
        data_hora_termino: new Date(`${SEGUNDA}T10:30-03:00`),
      },
    ]);
  });

  it('may be drawn from its end, and is let go of by Escape', async () => {
    responderAgenda();
    await arrastar(10.9, 9.1);
    await expect.element(page.getByText('09:00 – 11:00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('09:00 – 11:00')).not.toBeInTheDocument();
    await userEvent.pointer('[/MouseLeft]');
    await expect.element(nova).not.toBeInTheDocument();
  });
});

describe('an appointment that is being made', () => {
  it.each(['semana', 'mes'])(
    'is drawn in the view %s as it is typed, and gone with its form',
    async (visao) => {
      responderAgenda();
      await abrirPagina(`/agenda?novo=1&inicio=${SEGUNDA}T09:00&data=${SEGUNDA}&visao=${visao}`);
      await nova.getByLabelText('Título').fill('Kick-off');
      const desenhado = () =>
        naPagina(`[data-coluna="${SEGUNDA}"] [aria-hidden="true"]`).filter(({ textContent }) =>
          textContent?.includes('Kick-off'),
        );
      await expect
        .poll(() => desenhado().map((um) => um.textContent?.match(/\d\d:\d\d/)?.[0]))
        .toEqual(['09:00']);
      await nova.getByRole('combobox', { name: 'Início' }).fill('14:00');
      await expect
        .poll(() => desenhado().map((um) => um.textContent?.match(/\d\d:\d\d/)?.[0]))
        .toEqual(['14:00']);
      await nova.getByRole('button', { name: 'Cancelar' }).click();
      await expect.poll(desenhado).toEqual([]);
    },
  );

  it('has its colleague and its client by four Tabs from the title, and is sent by Enter', async () => {
    const { criar } = responderAgenda();
    const form = await abrirNovo();
    await userEvent.keyboard('Visita{Tab}Luana');
    await expect.element(form.getByRole('option', { name: /Luana Prado/ })).toBeVisible();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}Aurora');
    await expect.element(form.getByRole('option', { name: /Padaria Aurora/ })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect
      .poll(() => criar.pedidos.map(({ body }) => body))
      .toMatchObject([
        { titulo: 'Visita', participantes: [expect.any(Number), 102], cliente_id: 31 },
      ]);
  });
});
