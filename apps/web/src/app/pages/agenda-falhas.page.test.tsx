import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { tiposAgendamentoEndpoints } from '@dominio/contrato/tipos-agendamento';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { abrirNovo, evento, gaveta, resumo, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
  umTipo,
} from '../../../test/pagina/registros/agendamento.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';
import { teclar } from '../../../test/pagina/teclado.ts';
import { queryClient } from '../../lib/query-client.ts';

/** What a server before ours answers: a status, and no sentence. */
const semFrase = () => new Response('<html>Too Many Requests</html>', { status: 429 });
const UM = umAgendamento({ id: 1, ...noDia(SEGUNDA, ['10:00', '11:00']) });
const NA_SEMANA = `/agenda?data=${SEGUNDA}`;
const tente = (oQue: string) => `${oQue}. Tente novamente em alguns instantes.`;

it('a calendar that cannot be read says so in words, and is read again', async () => {
  responderAgenda([UM]);
  responder(agendamentosEndpoints.calendario, semFrase, { umaVez: true });
  await abrirPagina(NA_SEMANA);
  await expect
    .element(page.getByRole('alert').getByText(tente('Erro ao carregar calendário')))
    .toBeVisible();
  await expect.element(page.getByText(/Erro HTTP/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(evento(UM.titulo)).toBeVisible();
});

it('a list of appointments that cannot be read says so in its own words', async () => {
  responderAgenda([UM]);
  responder(agendamentosEndpoints.calendario, semFrase, { umaVez: true });
  await abrirPagina(`${NA_SEMANA}&visao=lista`);
  await expect
    .element(page.getByRole('alert').getByText(tente('Erro ao carregar agendamentos')))
    .toBeVisible();
});

it('an appointment that cannot be read says so in its drawer', async () => {
  responderAgenda([UM]);
  responder(agendamentosEndpoints.detalhes, semFrase);
  await abrirPagina(`${NA_SEMANA}&agendamento=1`);
  await expect
    .element(
      gaveta('Agendamento').getByRole('alert').getByText(tente('Erro ao carregar agendamento')),
    )
    .toBeVisible();
});

it('an appointment that cannot be created keeps what was typed under its title', async () => {
  responderAgenda();
  responder(agendamentosEndpoints.criar, semFrase);
  const nova = await abrirNovo();
  await nova.getByRole('textbox', { name: 'Título' }).fill('Fechamento');
  await nova.getByRole('button', { name: 'Agendar' }).click();
  await expect
    .element(nova.getByRole('alert'))
    .toHaveTextContent(`${TEXTOS_DA_AGENDA.criar}Tente novamente em alguns instantes.`);
  await expect.element(nova.getByRole('textbox', { name: 'Título' })).toHaveValue('Fechamento');
});

it('types that cannot be read are told at their field, and read again', async () => {
  responderAgenda([UM]);
  responder(tiposAgendamentoEndpoints.ativos, semFrase);
  const nova = await abrirNovo();
  const aviso = nova.getByText(tente('Erro ao carregar tipos ativos'));
  await expect.element(aviso).toBeVisible();
  await semViolacoes();
  responder(tiposAgendamentoEndpoints.ativos, { tipos: [], total: 0 });
  await nova.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(aviso).not.toBeInTheDocument();
});

it('a filter whose types cannot be read says so instead of there being none', async () => {
  responderAgenda([UM]);
  responder(tiposAgendamentoEndpoints.ativos, semFrase);
  await abrirPagina(NA_SEMANA);
  await expect.element(resumo).toBeVisible();
  await page.getByRole('button', { name: /^Tipo/ }).click();
  await expect.element(page.getByText(tente('Erro ao carregar tipos ativos'))).toBeVisible();
});

it('a filter whose types could not be read reads them again as it is opened', async () => {
  responderAgenda([UM]);
  const tipos = responder(tiposAgendamentoEndpoints.ativos, semFrase);
  await abrirPagina(NA_SEMANA);
  await expect.element(resumo).toBeVisible();
  await expect.poll(() => tipos.pedidos.length).toBe(1);
  responder(tiposAgendamentoEndpoints.ativos, { tipos: [umTipo()], total: 1 });
  await page.getByRole('button', { name: /^Tipo/ }).click();
  await expect.element(page.getByRole('option', { name: 'Fechamento' })).toBeVisible();
});

it('types that are there stay without a word when they cannot be read once more', async () => {
  responderAgenda([UM]);
  const nova = await abrirNovo();
  const tipo = nova.getByRole('combobox', { name: 'Tipo' });
  await tipo.selectOptions('Visita');
  responder(tiposAgendamentoEndpoints.ativos, semFrase);
  await queryClient.refetchQueries({ queryKey: ['agendamentos-opcoes', 'tipos'] });
  await tipo.selectOptions('Folha');
  await expect.element(tipo).toHaveDisplayValue('Folha');
  await expect
    .element(nova.getByText(tente('Erro ao carregar tipos ativos')))
    .not.toBeInTheDocument();
});

describe('the keyboard at the button that reads again', () => {
  const tentar = (nova: ReturnType<typeof gaveta>) =>
    nova.getByRole('button', { name: 'Tentar novamente' });

  it('stays there while the types are read, with the sentence, and goes on to their field', async () => {
    responderAgenda();
    responder(tiposAgendamentoEndpoints.ativos, semFrase, { umaVez: true });
    const nova = await abrirNovo();
    await expect.element(tentar(nova)).toBeVisible();
    const leitura = segurar(tiposAgendamentoEndpoints.ativos);
    await teclar(tentar(nova), '{Enter}');
    await expect.element(nova.getByRole('button', { name: 'Tentando…' })).toHaveFocus();
    const aviso = nova.getByText('Erro ao carregar tipos ativos');
    await expect.element(aviso).toBeVisible();
    leitura.soltar();
    await expect.element(nova.getByRole('combobox', { name: 'Tipo' })).toHaveFocus();
    await expect.element(aviso).not.toBeInTheDocument();
  });

  it('stays there when they cannot be read again either', async () => {
    responderAgenda();
    responder(tiposAgendamentoEndpoints.ativos, semFrase);
    const nova = await abrirNovo();
    await expect.element(tentar(nova)).toBeVisible();
    const leitura = segurar(tiposAgendamentoEndpoints.ativos);
    await teclar(tentar(nova), '{Enter}');
    await expect.element(nova.getByRole('button', { name: 'Tentando…' })).toHaveFocus();
    leitura.soltar();
    await expect.element(tentar(nova)).toHaveFocus();
  });

  it('goes on to the time once its conflicts are known', async () => {
    responderAgenda();
    responder(agendamentosEndpoints.validarConflito, semFrase, { umaVez: true });
    const nova = await abrirNovo();
    await expect.element(tentar(nova)).toBeVisible();
    await teclar(tentar(nova), '{Enter}');
    await expect.element(nova.getByRole('textbox', { name: 'Data' })).toHaveFocus();
  });
});

it('a move in a session that is over says so where the person is asked to sign in', async () => {
  responderAgenda([UM]);
  responderEntrada();
  responder(agendamentosEndpoints.atualizar, () => recusar('NAO_AUTENTICADO'));
  await abrirPagina(NA_SEMANA);
  await expect.element(evento(UM.titulo)).toBeVisible();
  await teclar(evento(UM.titulo), '{Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByText(/Enter confirma/)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/entrar');
  await expect
    .element(page.getByRole('alert').filter({ hasText: TEXTOS_DA_AGENDA.atualizar }))
    .toMatchTextContent(TEXTOS_DA_SESSAO.sessaoExpirada);
});

it('a check for conflicts that fails is told, and made again', async () => {
  responderAgenda();
  responder(agendamentosEndpoints.validarConflito, semFrase, { umaVez: true });
  const nova = await abrirNovo();
  const aviso = nova.getByText(tente('Erro ao validar conflito de horário'));
  await expect.element(aviso).toBeVisible();
  await nova.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(aviso).not.toBeInTheDocument();
  await expect.element(nova.getByRole('button', { name: 'Agendar' })).toBeEnabled();
});
