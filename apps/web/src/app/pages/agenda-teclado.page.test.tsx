import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import {
  caixa,
  evento,
  gaveta,
  naPagina,
  parametros,
  resumo,
  SEGUNDA,
} from '../../../test/pagina/agenda.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const DAS_10 = umAgendamento({
  id: 1,
  titulo: 'Fechamento',
  ...noDia(SEGUNDA, ['10:00', '11:00']),
});
const NA_SEMANA = `/agenda?data=${SEGUNDA}`;

const visao = (name: string) => page.getByRole('button', { name, exact: true });
const dia = (data: string) => naPagina(`[data-dia="${data}"]`)[0];
const focado = () => expect.poll(() => document.activeElement);

describe('the keyboard in the agenda', () => {
  it('has a key for each view, whose address Back leads away from again', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    await expect.element(resumo).toBeVisible();
    for (const [tecla, nome, endereco] of [
      ['m', 'Mês', 'mes'],
      ['l', 'Lista', 'lista'],
      ['d', 'Dia', 'dia'],
      ['s', 'Semana', undefined],
    ] as const) {
      await userEvent.keyboard(tecla);
      await expect.element(visao(nome)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => parametros().visao).toBe(endereco);
    }
    history.back();
    await expect.element(visao('Dia')).toHaveAttribute('aria-pressed', 'true');
  });

  it('creates an appointment by itself, on the day it stands on', async () => {
    responderAgenda();
    await abrirPagina(NA_SEMANA);
    await expect.element(resumo).toBeVisible();
    dia(SEGUNDA)?.focus();
    await userEvent.keyboard('{ArrowRight}n');
    const titulo = gaveta('Novo agendamento').getByLabelText('Título');
    await expect.element(titulo).toHaveFocus();
    await userEvent.keyboard('Ligar{Enter}');
    const terca = page.getByRole('list', { name: /^terça-feira/ });
    await expect.element(terca.getByText('Ligar')).toBeVisible();
    await expect.element(evento('Ligar')).toBeVisible();
  });

  it('walks from a day to its appointment, which Enter opens and Escape gives back', async () => {
    responderAgenda([DAS_10]);
    await abrirPagina(NA_SEMANA);
    await expect.element(evento('Fechamento')).toBeVisible();
    dia(SEGUNDA)?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(evento('Fechamento')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta('Agendamento')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(gaveta('Agendamento')).not.toBeInTheDocument();
    await expect.element(evento('Fechamento')).toHaveFocus();
  });

  it('walks past the weekend into the next week, and a page back', async () => {
    responderAgenda([DAS_10]);
    await abrirPagina(NA_SEMANA);
    await expect.element(evento('Fechamento')).toBeVisible();
    dia(SEGUNDA)?.focus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await focado().toHaveProperty('dataset.dia', '2026-08-24');
    await userEvent.keyboard('{PageUp}');
    await focado().toHaveProperty('dataset.dia', SEGUNDA);
  });
});

describe('an appointment that is moved and stretched by keys', () => {
  const mover = async () => {
    await abrirPagina(NA_SEMANA);
    await expect.element(evento('Fechamento')).toBeVisible();
    await teclar(evento('Fechamento'), '{Shift>}{ArrowDown>4}{/ArrowDown}{ArrowRight}{/Shift}+');
    await expect
      .element(page.getByText(/^terça-feira.*, 11:00 a 12:15\. Enter confirma/))
      .toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Agendamento movido' }))
      .toBeVisible();
  };

  it('is saved as long as it was made, and keeps the focus', async () => {
    const { atualizar } = responderAgenda([DAS_10]);
    await mover();
    await expect.element(evento('Fechamento')).toHaveFocus();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      {
        data_hora_inicio: new Date('2026-08-18T11:00-03:00'),
        data_hora_termino: new Date('2026-08-18T12:15-03:00'),
        versao: 1,
      },
    ]);
  });

  it('is back where it was once that is undone', async () => {
    responderAgenda([DAS_10]);
    await mover();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    const segunda = page.getByRole('list', { name: /^segunda-feira/ });
    await expect.element(segunda.getByText('10:00')).toBeVisible();
  });
});

describe('an appointment that is dragged by the mouse', () => {
  const UMA_HORA_PX = 58;
  const sombra = page.getByText('11:00 – 12:00');

  const arrastar = async () => {
    await abrirPagina(NA_SEMANA);
    await expect.element(evento('Fechamento')).toBeVisible();
    // Once it lies still: the grid rolls to the hours of work by itself.
    await evento('Fechamento').hover({ position: { x: 30, y: 10 } });
    const { left, top } = caixa(evento('Fechamento'));
    const [x, y] = [left + 30, top + 10];
    await userEvent.pointer([
      { coords: { x, y }, keys: '[MouseLeft>]' },
      { coords: { x, y: y + UMA_HORA_PX / 2 } },
      { coords: { x, y: y + UMA_HORA_PX } },
    ]);
    await expect.element(sombra).toBeVisible();
  };

  it('is let go of by Escape: nothing is moved, created or opened', async () => {
    const { atualizar } = responderAgenda([DAS_10]);
    await arrastar();
    await userEvent.keyboard('{Escape}');
    await expect.element(sombra).not.toBeInTheDocument();
    await userEvent.pointer('[/MouseLeft]');
    await expect.element(evento('Fechamento')).toMatchTextContent('10:00');
    expect(parametros()).toEqual({ data: SEGUNDA });
    expect(atualizar.pedidos).toEqual([]);
  });

  it('is where it was dropped, and is not opened by that', async () => {
    responderAgenda([DAS_10]);
    await arrastar();
    await userEvent.pointer('[/MouseLeft]');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Agendamento movido' }))
      .toBeVisible();
    await expect.element(evento('Fechamento')).toMatchTextContent('11:00');
    expect(parametros()).not.toHaveProperty('agendamento');
  });
});

describe('a list of choices', () => {
  /** Opens one and presses a key before anything is painted. @returns where the focus is by then. */
  const abrirETeclar = async (name: RegExp) => {
    const pilula = (await page.getByRole('button', { name }).findElement()) as HTMLElement;
    pilula.focus();
    pilula.click();
    // What the click asked for is drawn; no frame and no timer has gone by.
    await Promise.resolve();
    await Promise.resolve();
    const tecla = new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(tecla);
    return document.activeElement?.getAttribute('aria-label');
  };

  it('takes every letter into its search from the instant it opens', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    expect(await abrirETeclar(/^Participante/)).toBe('Buscar colega');
    await userEvent.keyboard('mld');
    const busca = page.getByLabelText('Buscar colega');
    await expect.element(busca).toHaveValue('mld');
    expect(parametros()).toEqual({});
    await userEvent.keyboard('{Escape}');
    await expect.element(busca).not.toBeVisible();
  });

  it('lets no letter through to the agenda, with a search or without', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    await abrirETeclar(/^Tipo/);
    await expect.element(page.getByRole('listbox', { name: 'Tipo' })).toBeVisible();
    await userEvent.keyboard('m');
    expect(parametros()).toEqual({});
  });
});

describe('the shortcuts', () => {
  it('rest while somebody types', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    await page.getByRole('button', { name: /^Participante/ }).click();
    await userEvent.keyboard('mld');
    expect(parametros()).toEqual({});
  });

  it('are switched off in their own list, which still opens by its key', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    await expect.element(resumo).toBeVisible();
    await userEvent.keyboard('?');
    const ajuda = gaveta('Atalhos do teclado');
    await ajuda.getByRole('switch', { name: 'Usar atalhos de uma tecla' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(ajuda).not.toBeInTheDocument();
    await userEvent.keyboard('m');
    expect(parametros()).toEqual({});
    await userEvent.keyboard('?');
    await expect.element(ajuda).toBeVisible();
  });
});
