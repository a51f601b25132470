import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { NOMES_DO_AGENDAMENTO } from '@dominio/contrato/agendamentos-campos';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { abrirNovo, caixa, evento, gaveta, SEGUNDA, TERCA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { comMovimento } from '../../../test/pagina/movimento.ts';
import { maisAcoes, teclarAcao } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  conflitarUmaVez,
  noDia,
  responderAgenda,
  umAgendamento,
  umConflito,
} from '../../../test/pagina/registros/agendamento.ts';
import { deixarRascunho } from '../../../test/pagina/registros/rascunho.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const UM = umAgendamento({
  id: 1,
  titulo: 'Fechamento',
  ...noDia(SEGUNDA, ['09:00', '10:00']),
});
const ABERTO = `/agenda?data=${SEGUNDA}&agendamento=1`;
const EM_EDICAO = `${ABERTO}&editar=1`;

const aberta = gaveta('Agendamento');
const titulo = aberta.getByRole('heading', { name: /^Agendamento ./ });
const acionar = (name: string) => teclar(aberta.getByRole('button', { name }), '{Enter}');
const nova = gaveta('Novo agendamento');
const edicao = gaveta('Editar agendamento');
const reagendamento = gaveta('Reagendar');
const motivo = reagendamento.getByLabelText('Motivo do reagendamento');

describe('the keyboard stays in the drawer', () => {
  it('as it is opened and edited', async () => {
    responderAgenda([UM]);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await evento('Fechamento').click();
    await acionar('Editar');
    await expect.element(edicao.getByLabelText('Título')).toHaveFocus();
  });

  it('as an edit is given up', async () => {
    responderAgenda([UM]);
    await abrirPagina(EM_EDICAO);
    await expect.element(edicao.getByLabelText('Título')).toHaveFocus();
    await teclar(edicao.getByRole('button', { name: 'Cancelar' }), '{Enter}');
    await expect.element(titulo).toHaveFocus();
  });

  it('as an appointment is finished', async () => {
    responderAgenda([UM]);
    await abrirPagina(ABERTO);
    await teclarAcao(aberta, 'Finalizar');
    await expect.element(aberta.getByRole('button', { name: 'Reabrir' })).toBeVisible();
    await expect.element(maisAcoes(aberta)).toHaveFocus();
  });

  it('as one is opened again, with its reason', async () => {
    responderAgenda([umAgendamento({ ...UM, acoes: undefined, status: 'FINALIZADO' })]);
    await abrirPagina(ABERTO);
    await acionar('Reabrir');
    await gaveta('Reabrir').getByLabelText('Motivo da reabertura').fill('Ficou faltando');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(aberta.getByRole('button', { name: 'Editar' })).toBeVisible();
    await expect.element(titulo).toHaveFocus();
  });

  it('as one is rescheduled, and the other time looked at', async () => {
    responderAgenda([UM]);
    await abrirPagina(ABERTO);
    await teclarAcao(aberta, 'Reagendar');
    await motivo.fill('Pediu outro dia');
    await teclar(reagendamento.getByRole('button', { name: 'Reagendar' }), '{Enter}');
    await expect.element(aberta.getByRole('button', { name: 'Ver o novo horário' })).toBeVisible();
    await expect.element(maisAcoes(aberta)).toHaveFocus();
    await acionar('Ver o novo horário');
    await expect
      .element(aberta.getByRole('button', { name: 'Ver o horário anterior' }))
      .toBeVisible();
    expect(new URLSearchParams(location.search).get('agendamento')).toBe('2');
    await expect.element(titulo).toHaveFocus();
  });
});

describe('the focus stays in the form', () => {
  it('as a draft of it is taken up', async () => {
    responderAgenda([UM]);
    deixarRascunho('Rascunho meu', UM);
    await abrirPagina(EM_EDICAO);
    await expect.element(edicao.getByLabelText('Título')).toHaveFocus();
    await teclar(edicao.getByRole('button', { name: 'Recuperar' }), '{Enter}');
    await expect.element(edicao.getByLabelText('Título')).toHaveValue('Rascunho meu');
    await expect.element(edicao.getByLabelText('Título')).toHaveFocus();
  });

  it('as somebody else was faster, and their version is loaded', async () => {
    responderAgenda([UM]);
    responder(agendamentosEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO'));
    await abrirPagina(EM_EDICAO);
    await edicao.getByLabelText('Título').fill('Rascunho meu');
    await userEvent.keyboard('{Enter}');
    const recarregar = edicao.getByRole('button', { name: 'Recarregar' });
    await expect.element(recarregar).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(recarregar).not.toBeInTheDocument();
    await expect.element(edicao.getByLabelText('Título')).toHaveFocus();
  });

  it('as Tab goes from field to field, with no empty stop between', async () => {
    responderAgenda();
    await abrirNovo();
    const lista = (name: string) => nova.getByRole('combobox', { name });
    const participantes = (await lista('Participantes').findElement()) as HTMLElement;
    participantes.focus();
    const andar = async (...campos: Locator[]) => {
      for (const campo of campos) {
        await userEvent.keyboard('{Tab}');
        expect(document.activeElement).toBe(campo.element());
      }
    };
    await andar(nova.getByRole('switch', { name: 'Eu participo' }), lista('Cliente'));
    const inicio = lista('Início').element() as HTMLElement;
    inicio.focus();
    await expect.element(nova.getByRole('listbox', { name: 'Início' })).toBeVisible();
    await andar(
      lista('Término'),
      nova.getByRole('combobox', { name: 'Tipo' }),
      nova.getByRole('textbox', { name: 'Local' }),
    );
  });

  /** The label of the field that the form has before 'Privado'. */
  const antesDePrivado = () => {
    const rotulos = Object.values(NOMES_DO_AGENDAMENTO).map(({ rotulo }) => rotulo);
    return rotulos[rotulos.indexOf(NOMES_DO_AGENDAMENTO.privado.rotulo) - 1] ?? '';
  };

  // In some of them it comes to lie under the bar by itself.
  it.each([
    [560, 590, 620, 650, 680],
    [710, 740, 770, 800, 830],
    [860, 890, 920, 950, 980],
  ])('and what has it is in sight, in windows of %i, %i, %i, %i and %i px', async (...alturas) => {
    responderAgenda();
    await abrirNovo();
    const privado = nova.getByRole('switch', { name: 'Privado' }).element();
    const explicacao = nova.getByText("Quem não participa vê só 'Ocupado'.");
    const rodape = nova.getByRole('button', { name: 'Agendar' });
    for (const altura of alturas) {
      await page.viewport(1440, altura);
      (nova.getByLabelText('Título').element() as HTMLElement).focus();
      nova.element().scrollTo(0, 0);
      await teclar(nova.getByLabelText(antesDePrivado()), '{Tab}');
      expect(document.activeElement).toBe(privado);
      await expect
        .poll(() => caixa(rodape).top - caixa(explicacao).bottom, {
          message: `numa janela de ${altura} px`,
        })
        .toBeGreaterThan(8);
    }
  });
});

describe('Escape closes one thing at a time', () => {
  it('first a conflict, then the rescheduling it lies over, then nothing more', async () => {
    responderAgenda([UM]);
    conflitarUmaVez('mudarStatus', umConflito(TERCA, ['09:00', '10:00'], []));
    await abrirPagina(ABERTO);
    await teclarAcao(aberta, 'Reagendar');
    await motivo.fill('Pediu outro dia');
    await reagendamento.getByRole('button', { name: 'Reagendar' }).click();
    const conflito = gaveta('Conflito de horário');
    await expect.element(conflito).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(conflito).not.toBeInTheDocument();
    await expect.element(motivo).toHaveValue('Pediu outro dia');
    await userEvent.keyboard('{Escape}');
    await expect.element(reagendamento).not.toBeInTheDocument();
    await expect.element(aberta).toBeVisible();
  });

  const abrir = reagendamento.getByRole('button', { name: 'Escolher no calendário' });
  const calendario = gaveta('Escolher no calendário');
  const dentro = () =>
    expect.poll(() => calendario.query()?.contains(document.activeElement), {
      message: 'o foco no calendário',
    });

  it('first a calendar, which opens whole under its button, wherever the focus is', async () => {
    // What moved in may cut off what opens in it.
    await comMovimento();
    responderAgenda([UM]);
    await abrirPagina(ABERTO);
    await teclarAcao(aberta, 'Reagendar');
    await expect.element(motivo).toHaveFocus();
    await motivo.fill('Pediu outro dia');
    await abrir.click();
    await expect
      .element(calendario.getByRole('button', { name: 'Amanhã' }))
      .toBeInViewport({ ratio: 1 });
    await expect.poll(() => caixa(calendario).top - caixa(abrir).bottom).toBeGreaterThanOrEqual(0);
    await dentro().toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(calendario).not.toBeInTheDocument();
    // The focus is on its way into the calendar for a moment, and still on the button.
    await abrir.click();
    await dentro().toBe(true);
    await teclar(abrir, '{Escape}');
    await expect.element(calendario).not.toBeInTheDocument();
    await expect.element(motivo).toHaveValue('Pediu outro dia');
  });

  it('the dialog and then the drawer, while nothing has the focus', async () => {
    await comMovimento();
    responderAgenda([UM]);
    await abrirPagina(ABERTO);
    await teclarAcao(aberta, 'Reagendar');
    await expect.element(motivo).toHaveFocus();
    (motivo.element() as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expect.element(reagendamento).not.toBeInTheDocument();
    await expect.element(titulo).toBeVisible();
    expect(location.search).toContain('agendamento=');
    await userEvent.keyboard('{Escape}');
    await expect.element(aberta).not.toBeInTheDocument();
  });
});

describe('axe finds nothing in a list that is open', () => {
  it('of hours', async () => {
    responderAgenda();
    await abrirNovo();
    await nova.getByRole('combobox', { name: 'Início' }).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(nova.getByRole('listbox', { name: 'Início' })).toBeVisible();
    await semViolacoes();
  });

  it.each([
    ['Participantes', 'Pessoas'],
    ['Cliente', 'Cliente'],
  ])('of %s, with a choice under the keyboard', async (campo, lista) => {
    responderAgenda();
    await abrirNovo();
    await teclar(nova.getByRole('combobox', { name: campo }), '{ArrowDown}');
    const opcoes = nova.getByRole('listbox', { name: lista }).getByRole('option');
    await expect.element(opcoes.first()).toBeVisible();
    if (campo === 'Participantes') {
      await expect.element(nova.getByText('livre').first()).toBeVisible();
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .poll(() => nova.element().querySelectorAll('[data-combobox-selected]').length)
      .toBe(1);
    await semViolacoes();
  });
});
