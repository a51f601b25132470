import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { caixa, evento, gaveta, naPagina, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responder, segurar } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';

const NA_SEMANA = `/agenda?data=${SEGUNDA}`;

describe('the grid of the agenda', () => {
  it('tells what lies out of the hours in sight, and rolls there at a click', async () => {
    responderAgenda([
      umAgendamento({ id: 1, titulo: 'Antes do sol', ...noDia(SEGUNDA, ['04:00', '04:30']) }),
      umAgendamento({ id: 2, titulo: 'Virada', ...noDia(SEGUNDA, ['23:00', '23:30']) }),
    ]);
    await abrirPagina(NA_SEMANA);
    await page.getByRole('button', { name: '1 mais cedo' }).click();
    await expect.element(evento('Antes do sol')).toBeInViewport();
    await expect.element(page.getByRole('button', { name: 'mais cedo' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: 'Horas' })).toHaveFocus();
    await page.getByRole('button', { name: '1 mais tarde' }).click();
    await expect.element(evento('Virada')).toBeInViewport();
  });

  it('tells it beside the days, over nothing that is in them', async () => {
    responderAgenda([
      umAgendamento({ id: 1, titulo: 'Antes do sol', ...noDia(SEGUNDA, ['04:00', '04:30']) }),
      umAgendamento({ id: 2, titulo: 'Virada', ...noDia(SEGUNDA, ['23:00', '23:30']) }),
    ]);
    await abrirPagina(NA_SEMANA);
    const dias = () =>
      Math.min(...naPagina('[data-coluna]').map((um) => um.getBoundingClientRect().left));
    for (const name of ['1 mais cedo', '1 mais tarde']) {
      const aviso = page.getByRole('button', { name });
      await expect.element(aviso).toBeVisible();
      expect(caixa(aviso).right).toBeLessThanOrEqual(dias());
    }
  });

  it('names a holiday over its day, which no free hours are told of', async () => {
    responderAgenda();
    responder(agendamentosEndpoints.opcoesDeFeriados, {
      feriados: [{ data: SEGUNDA, nome: 'Padroeira' }],
    });
    await abrirPagina(NA_SEMANA);
    const feriado = /^segunda-feira, 17 de agosto, feriado: Padroeira/;
    await expect.element(page.getByRole('button', { name: feriado })).toBeVisible();
    await expect.element(page.getByText('Padroeira', { exact: true })).toBeVisible();
    // Four days of ten hours.
    await expect.element(page.getByText(/40h livres/)).toBeVisible();
    await page.getByRole('button', { name: 'Mês', exact: true }).click();
    await expect.element(page.getByRole('button', { name: feriado })).toBeVisible();
    await semViolacoes();
  });

  it('keeps the rows of a month where they are as its appointments arrive', async () => {
    responderAgenda(
      ['08', '09', '10', '11', '12'].map((hora, i) =>
        umAgendamento({ id: i + 1, ...noDia(SEGUNDA, [`${hora}:00`, `${hora}:30`]) }),
      ),
    );
    const calendario = segurar(agendamentosEndpoints.calendario);
    await abrirPagina(`${NA_SEMANA}&visao=mes`);
    const alturas = () => naPagina('tbody tr').map(({ clientHeight }) => clientHeight);
    await expect.poll(() => calendario.presas).toBeGreaterThan(0);
    const antes = alturas();
    expect(antes).not.toHaveLength(0);
    calendario.soltar();
    await expect.element(page.getByText('+3 mais')).toBeVisible();
    expect(alturas()).toEqual(antes);
  });

  it('gives a long title the lines its block has, and shows it whole in its tooltip', async () => {
    const titulo = 'Reunião de planejamento tributário anual com os sócios da empresa';
    responderAgenda([umAgendamento({ titulo, ...noDia(SEGUNDA, ['09:00', '11:00']) })]);
    await abrirPagina(NA_SEMANA);
    await expect.element(evento(titulo)).toHaveAttribute('title', expect.stringMatching(titulo));
    const texto = evento(titulo).getByText(titulo, { exact: true });
    await expect.element(texto).toBeVisible();
    const UMA_LINHA_PX = 28;
    expect(caixa(texto).height).toBeGreaterThan(UMA_LINHA_PX);
  });
});

describe('the bar of the agenda', () => {
  it('opens a small month with the focus on the day that is shown', async () => {
    responderAgenda();
    await abrirPagina(NA_SEMANA);
    await page.getByRole('button', { name: /ir para outra data$/ }).click();
    await expect
      .element(page.getByRole('dialog').getByRole('button', { pressed: true }))
      .toHaveFocus();
  });

  it('has a button for the list of shortcuts, within reach once the small month is closed', async () => {
    responderAgenda();
    await abrirPagina(NA_SEMANA);
    await page.getByRole('button', { name: /ir para outra data$/ }).click();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
    await expect.element(gaveta('Atalhos do teclado')).toBeVisible();
  });
});

describe('the filter of a participant', () => {
  const busca = page.getByLabelText('Buscar colega');
  const limpar = page.getByRole('button', { name: 'Limpar busca' });

  it('has its search cleared by a button, and goes on from there', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    await page.getByRole('button', { name: /^Participante:/ }).click();
    await busca.fill('zzzz');
    await limpar.click();
    await expect.element(busca).toHaveValue('');
    await expect.element(busca).toHaveFocus();
    await expect.element(limpar).not.toBeInTheDocument();
  });

  it('marks the first that is found, and takes it by Enter', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    await page.getByRole('button', { name: /^Participante:/ }).click();
    await busca.fill('luana');
    await expect.element(page.getByRole('option', { name: 'Luana Prado' })).toBeVisible();
    await expect.element(page.getByRole('option')).toHaveLength(1);
    await expect
      .element(page.getByRole('option', { name: 'Luana Prado' }))
      .toHaveAttribute('data-combobox-selected');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('button', { name: 'Participante: Luana Prado' }))
      .toBeVisible();
  });

  it('finds by typing the choices that always stand, too', async () => {
    responderAgenda();
    await abrirPagina('/agenda');
    await page.getByRole('button', { name: /^Participante/ }).click();
    await userEvent.keyboard('todos');
    await page.getByRole('option', { name: 'Todos que posso ver' }).click();
    await expect.element(page.getByRole('button', { name: 'Participante: todos' })).toBeVisible();
  });
});
