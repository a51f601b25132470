import { diaEscrito } from '@dominio/contrato/datas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import {
  abrirNovo,
  caixa,
  digitarPorCima,
  evento,
  gaveta,
  naPagina,
  SEGUNDA,
  TERCA,
} from '../../../test/pagina/agenda.ts';
import { escolherAcao } from '../../../test/pagina/painel.ts';
import {
  conflitarUmaVez,
  noDia,
  responderAgenda,
  umAgendamento,
  umConflito,
} from '../../../test/pagina/registros/agendamento.ts';
import { deixarRascunho, retomarDesistido } from '../../../test/pagina/registros/rascunho.ts';

const nova = gaveta('Novo agendamento');
const titulo = nova.getByLabelText('Título');
const inicio = nova.getByRole('combobox', { name: 'Início' });
const termino = nova.getByRole('combobox', { name: 'Término' });
const data = nova.getByRole('textbox', { name: 'Data' });
const botao = (name: string) => nova.getByRole('button', { name });

describe('the hours of an appointment', () => {
  it.each([
    ['14:30', '16:00'],
    ['9h15', '10:45'],
  ])('end later or sooner as the start becomes %s, however it is typed', async (hora, fim) => {
    responderAgenda();
    await abrirNovo();
    await termino.fill('10:30');
    await digitarPorCima(inicio, hora);
    await expect.element(termino).toHaveValue(fim);
  });

  it('are listed from near the hour that is there', async () => {
    responderAgenda();
    await abrirPagina(`/agenda?novo=1&inicio=${SEGUNDA}T17:00`);
    await inicio.click();
    await expect.element(nova.getByRole('option', { name: '17:00', exact: true })).toBeInViewport();
  });

  it('are refused when the end comes before the start', async () => {
    responderAgenda();
    await abrirNovo();
    await titulo.fill('Ao contrário');
    await termino.fill('08:00');
    await expect.element(nova.getByText('Termina no dia seguinte')).not.toBeInTheDocument();
    await botao('Agendar').click();
    await expect.element(nova.getByText('O término deve ser depois do início.')).toBeVisible();
    await expect.element(termino).toHaveFocus();
  });

  it('may go on over the night, which is said below the end', async () => {
    responderAgenda();
    await abrirNovo();
    await inicio.fill('22:00');
    await termino.fill('01:00');
    const dica = nova.getByText('Termina no dia seguinte');
    await expect.element(dica).toBeVisible();
    expect(caixa(dica).top).toBeGreaterThanOrEqual(caixa(termino).bottom);
  });
});

describe('what is typed', () => {
  it('is counted against the length that a title may have, and refused beyond it', async () => {
    responderAgenda();
    await abrirNovo();
    await expect.element(titulo).toHaveAttribute('aria-required', 'true');
    await titulo.fill('x'.repeat(250));
    await expect.element(nova.getByText('250 de 200 caracteres')).toBeVisible();
    await nova.getByRole('button', { name: 'Agendar' }).click();
    await expect
      .element(nova.getByText('O título pode ter no máximo 200 caracteres.'))
      .toBeVisible();
    await expect.element(titulo).toHaveValue('x'.repeat(250));
  });

  it('becomes an address where a link was left without its beginning', async () => {
    responderAgenda();
    await abrirNovo();
    const link = nova.getByLabelText('Link da reunião');
    await link.fill('meet.google.com/abc');
    await nova.getByLabelText('Local').click();
    await expect.element(link).toHaveValue('https://meet.google.com/abc');
  });

  it('is named when it is no day, and is not lost by Escape', async () => {
    responderAgenda();
    await abrirNovo();
    await titulo.fill('Dia que não há');
    await data.fill('31/02/2027');
    await botao('Agendar').click();
    await expect.element(nova.getByText('31/02/2027 não existe.')).toBeVisible();
    await expect.element(data).toHaveFocus();
    // The draft keeps everything but that.
    await userEvent.keyboard('{Escape}');
    const pergunta = gaveta('Sair sem corrigir a data?');
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(data).toHaveValue('31/02/2027');
    await botao('Cancelar').click();
    await expect.element(nova).not.toBeInTheDocument();
  });

  it('is booked once by a double click', async () => {
    const { criar } = responderAgenda();
    await abrirNovo();
    await titulo.fill('Clique duplo');
    const agendar = (await botao('Agendar').findElement()) as HTMLElement;
    agendar.click();
    agendar.click();
    await expect.element(evento('Clique duplo')).toBeVisible();
    expect(evento('Clique duplo').elements()).toHaveLength(1);
    expect(criar.pedidos).toHaveLength(1);
  });
});

describe('what was given up or left', () => {
  const recuperar = botao('Recuperar');
  const troca = gaveta('Recuperar o rascunho?');

  it('comes back by undoing', async () => {
    responderAgenda();
    await abrirNovo();
    await titulo.fill('Desisti');
    await botao('Cancelar').click();
    await expect.element(nova).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(titulo).toHaveValue('Desisti');
  });

  it('is a draft like any other once it came back and is left again', async () => {
    responderAgenda();
    retomarDesistido('Desisti');
    await abrirNovo();
    await expect.element(titulo).toHaveValue('Desisti');
    await userEvent.keyboard('{Escape}');
    await expect.element(nova).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Novo agendamento', exact: true }).first().click();
    await recuperar.click();
    await expect.element(titulo).toHaveValue('Desisti');
  });

  it('waits behind what was typed and left since, and takes its place only when asked', async () => {
    responderAgenda();
    deixarRascunho('A');
    await abrirNovo();
    await userEvent.keyboard('D');
    await userEvent.keyboard('{Escape}');
    await expect.element(nova).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Novo agendamento', exact: true }).first().click();
    await recuperar.click();
    await expect.element(titulo).toHaveValue('D');
    await recuperar.click();
    await troca.getByRole('button', { name: 'Recuperar' }).click();
    await expect.element(titulo).toHaveValue('A');
  });

  it('waits while something else is typed, and is taken up unasked where nothing is', async () => {
    responderAgenda();
    deixarRascunho('D');
    await abrirNovo();
    await userEvent.keyboard('E');
    await recuperar.click();
    await troca.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(titulo).toHaveValue('E');
    await titulo.fill('');
    await recuperar.click();
    await expect.element(titulo).toHaveValue('D');
  });
});

describe('an appointment that is open', () => {
  const aberta = gaveta('Agendamento');

  it('is rescheduled to the same hour of the working day that comes next, unless told otherwise', async () => {
    responderAgenda([umAgendamento({ id: 1, ...noDia(SEGUNDA, ['15:00', '16:30']) })]);
    await abrirPagina(`/agenda?data=${SEGUNDA}&agendamento=1`);
    await escolherAcao(aberta, 'Reagendar');
    const dialogo = gaveta('Reagendar');
    const campo = (name: string) => dialogo.getByRole('combobox', { name });
    await expect.element(campo('Início')).toHaveValue('15:00');
    await expect.element(campo('Término')).toHaveValue('16:30');
    await expect
      .element(dialogo.getByRole('textbox', { name: 'Data' }))
      .toHaveValue(diaEscrito(TERCA));
    await expect.element(dialogo.getByRole('switch')).not.toBeInTheDocument();
    await dialogo.getByRole('button', { name: 'Reagendar' }).click();
    await expect.element(dialogo.getByText('Informe o motivo do reagendamento.')).toBeVisible();
    await expect.element(dialogo.getByLabelText('Motivo do reagendamento')).toHaveFocus();
  });

  it('is first of all to be finished once it is over, and its outcome is said in words', async () => {
    responderAgenda([umAgendamento({ id: 1, ...noDia('2026-08-10', ['05:00', '05:30']) })]);
    await abrirPagina('/agenda?data=2026-08-10&agendamento=1');
    const finalizar = aberta.getByRole('button', { name: 'Finalizar' });
    await expect.element(finalizar).toHaveAttribute('data-variant', 'filled');
    await expect.element(aberta.getByText('Ainda não respondeu')).not.toBeInTheDocument();
    await finalizar.click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Agendamento finalizado.' }))
      .toBeVisible();
  });
});

describe('the drawer', () => {
  it('stands at the right edge under the top bar, and the calendar beside it stays in use', async () => {
    responderAgenda();
    await abrirNovo();
    await expect
      .poll(() => {
        const { left, top, right, bottom } = caixa(nova);
        return [left, top, right, bottom];
      })
      .toEqual([1440 - 460, 56, 1440, 900]);
    const dias = naPagina('[data-coluna]').map((dia) => dia.getBoundingClientRect().right);
    expect(Math.max(...dias)).toBeLessThanOrEqual(1440 - 460);
    expect(document.elementFromPoint(600, 450)?.closest('main')).not.toBeNull();
  });

  it('shows the alternatives of a conflict whole on a phone', async () => {
    await page.viewport(375, 700);
    responderAgenda();
    const livres = [['10:00', '11:00'] as const, ['11:00', '12:00'] as const].map((horas) =>
      noDia(SEGUNDA, horas),
    );
    livres.push(noDia(TERCA, ['09:00', '10:00']));
    conflitarUmaVez('criar', umConflito(SEGUNDA, ['09:00', '10:00'], livres));
    await abrirNovo();
    await titulo.fill('Segundo dos dois');
    await botao('Agendar').click();
    const alternativas = gaveta('Conflito de horário').getByRole('group').getByRole('button');
    await expect.element(alternativas).toHaveLength(3);
    for (const alternativa of alternativas.elements()) {
      expect(alternativa.textContent).toMatch(/\d\d:\d\d – \d\d:\d\d$/);
      const partes = [alternativa, ...alternativa.querySelectorAll('*')];
      const sobra = Math.max(...partes.map((um) => um.scrollWidth - um.clientWidth));
      expect(sobra, 'texto cortado').toBeLessThanOrEqual(0);
    }
  });
});
