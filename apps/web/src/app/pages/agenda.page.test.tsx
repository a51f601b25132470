import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { abrirNovo, caixa, evento, gaveta, resumo, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { noPapel } from '../../../test/pagina/aparelho.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { comMovimento } from '../../../test/pagina/movimento.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  conflitarUmaVez,
  noDia,
  responderAgenda,
  umAgendamento,
  umConflito,
} from '../../../test/pagina/registros/agendamento.ts';

const NA_SEMANA = `/agenda?data=${SEGUNDA}`;
const VISOES = ['dia', 'semana', 'mes', 'lista'] as const;
/** With everything that an appointment shows. */
const CHEIO = umAgendamento({
  id: 1,
  titulo: 'Visto por todos',
  ...noDia(SEGUNDA, ['10:00', '11:00']),
  prioridade: 'URGENTE',
  local_reuniao: 'Sala 1',
  link_reuniao: 'https://exemplo.com.br/sala',
  descricao: 'Trazer o balancete.',
  historico: [
    {
      id: 1,
      acao: 'criado',
      descricao: 'Criou o agendamento.',
      usuario: { id: 11, nome: 'Helena Barreto' },
      criado_em: '2026-08-10T12:00:00.000Z',
    },
  ],
});

describe('an address of the agenda', () => {
  it('of an appointment that does not exist says so, and leads back', async () => {
    responderAgenda();
    responder(agendamentosEndpoints.detalhes, () =>
      recusar('NAO_ENCONTRADO', TEXTOS_DA_AGENDA.naoEncontrado),
    );
    await abrirPagina('/agenda?agendamento=999999999');
    await expect.element(page.getByText('Agendamento não encontrado.')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar à agenda' }).click();
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  });

  it('that is hostile leaves the agenda standing', async () => {
    responderAgenda();
    await abrirPagina(
      '/agenda?data=2026-02-31&visao=<b>&tipo=-1,x&status=nada&participante=%00&novo=2',
    );
    await expect.element(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    await expect.element(resumo).toBeVisible();
  });
});

describe('beside an open panel, at 1440 px,', () => {
  const filtro = (nome: string) => page.getByRole('button', { name: new RegExp(`^${nome}: `) });
  const adicionar = page.getByRole('button', { name: 'Adicionar filtro' });
  /** A filter whose words are long. */
  const LARGO = '&status=AGENDADO,FINALIZADO,NO_SHOW';
  const topo = () => {
    const principal = page.getByRole('main').element();
    const controles = principal.querySelectorAll('h1, [class*="linha"] button');
    const fim = Math.max(...[...controles].map((no) => no.getBoundingClientRect().bottom));
    return fim - principal.getBoundingClientRect().top;
  };
  const abrirCom = async (filtros = '') => {
    responderAgenda([CHEIO]);
    await abrirPagina(`${NA_SEMANA}&agendamento=1${filtros}`);
    await expect.element(gaveta('Agendamento')).toBeVisible();
  };

  it('every filter is within reach, the top no higher', async () => {
    await abrirCom(LARGO);
    await expect.element(filtro('Status')).toBeInViewport({ ratio: 1 });
    await expect.element(adicionar).toBeInViewport({ ratio: 1 });
    await expect.poll(topo).toBeLessThanOrEqual(96);
    await adicionar.click();
    for (const nome of ['Tipo', 'Participante', 'Cliente', 'Ao lado']) {
      await expect.element(page.getByRole('option', { name: nome })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('option', { name: 'Participante' }).click();
    await page.getByRole('option', { name: 'Todos que posso ver' }).click();
    await expect.element(filtro('Participante')).toBeInViewport({ ratio: 1 });
  });

  it('those that are set are in sight, however many', async () => {
    await abrirCom('&tipo=1,sem&participante=todos&cliente=31&status=AGENDADO,FINALIZADO&com=12');
    for (const nome of ['Tipo', 'Participante', 'Cliente', 'Status', 'Ao lado']) {
      await expect.element(filtro(nome)).toBeInViewport({ ratio: 1 });
    }
    await expect
      .element(page.getByRole('button', { name: 'Limpar filtros' }))
      .toBeInViewport({ ratio: 1 });
    await expect.poll(topo).toBeLessThanOrEqual(96);
  });

  it('they stand open again where there is room', async () => {
    await abrirCom(LARGO);
    await expect.element(adicionar).toBeVisible();
    await gaveta('Agendamento').getByRole('button', { name: 'Fechar' }).click();
    await expect.element(filtro('Ao lado')).toBeInViewport({ ratio: 1 });
    await expect.element(adicionar).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  const nova = gaveta('Novo agendamento');

  it('a new appointment is made in a form as wide as the window', async () => {
    await page.viewport(375, 700);
    // What moved in may cut off what opens in it.
    await comMovimento();
    responderAgenda();
    await abrirPagina(NA_SEMANA);
    await semRolagemLateral();
    await page.getByRole('button', { name: 'Novo agendamento', exact: true }).first().click();
    await expect.element(nova.getByLabelText('Título')).toBeVisible();
    await expect.poll(() => caixa(nova).width).toBe(375);
    await nova.getByLabelText('Título').fill('Marcado');
    await nova.getByLabelText('Escolher no calendário').click();
    const amanha = gaveta('Escolher no calendário').getByRole('button', { name: 'Amanhã' });
    await expect.element(amanha).toBeInViewport({ ratio: 1 });
    await userEvent.keyboard('{Escape}');
    await expect.element(amanha).not.toBeInTheDocument();
    await nova.getByRole('button', { name: 'Agendar' }).click();
    await expect.element(evento('Marcado')).toBeVisible();
    await semRolagemLateral();
  });

  it('an appointment opens from the list of its day, without anything axe complains of', async () => {
    await page.viewport(375, 700);
    responderAgenda([CHEIO]);
    await abrirPagina(NA_SEMANA);
    await evento('Visto por todos').click();
    await expect.element(gaveta('Agendamento')).toBeVisible();
    await semViolacoes();
  });

  it.each(VISOES)('the view %s fits, and axe finds nothing in it', async (visao) => {
    await page.viewport(375, 700);
    responderAgenda([CHEIO]);
    await abrirPagina(`${NA_SEMANA}&visao=${visao}`);
    await expect.element(resumo).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});

describe('axe finds nothing', () => {
  it.each(VISOES)('in the view %s', async (visao) => {
    responderAgenda([CHEIO]);
    await abrirPagina(`${NA_SEMANA}&visao=${visao}`);
    await expect.element(evento('Visto por todos').first()).toBeVisible();
    await semViolacoes();
  });

  it('in an appointment that is open', async () => {
    responderAgenda([CHEIO]);
    await abrirPagina(`${NA_SEMANA}&agendamento=1`);
    await expect.element(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
    await semViolacoes();
  });

  it('in the form of one at a time that is taken', async () => {
    responderAgenda();
    responder(agendamentosEndpoints.validarConflito, {
      tem_conflito: true,
      ...umConflito(SEGUNDA, ['09:00', '10:00'], [noDia(SEGUNDA, ['10:00', '11:00'])]),
      avisos: [],
      ausentes: [],
    });
    await abrirNovo();
    await expect.element(page.getByText(/^Você tem agendamento/)).toBeVisible();
    await semViolacoes();
  });

  it('in a conflict', async () => {
    responderAgenda();
    const livre = noDia(SEGUNDA, ['10:00', '11:00']);
    conflitarUmaVez('criar', umConflito(SEGUNDA, ['09:00', '10:00'], [livre]));
    const nova = await abrirNovo();
    await nova.getByLabelText('Título').fill('Outro');
    await nova.getByRole('button', { name: 'Agendar' }).click();
    await expect.element(gaveta('Conflito de horário')).toBeVisible();
    await semViolacoes();
  });

  it.each(['Tipo', 'Participante', 'Cliente', 'Status'])(
    'in the list of the filter %s, with a choice under the keyboard',
    async (nome) => {
      responderAgenda();
      await abrirPagina('/agenda');
      await page.getByRole('button', { name: new RegExp(`^${nome}:`) }).click();
      const lista = page.getByRole('listbox', { name: nome });
      await expect.element(lista.getByRole('option').nth(2)).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect
        .poll(() => lista.element().querySelectorAll('[data-combobox-selected]').length)
        .toBe(1);
      await semViolacoes();
    },
  );
});

it('a week prints without bars, buttons or inner scrolling', async () => {
  responderAgenda([
    umAgendamento({ id: 1, titulo: 'No papel', ...noDia(SEGUNDA, ['22:00', '23:00']) }),
  ]);
  await abrirPagina(NA_SEMANA);
  const novo = page.getByRole('button', { name: 'Novo agendamento', exact: true });
  await expect.element(evento('No papel')).toBeInTheDocument();
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(novo).toBeVisible();
  await noPapel();
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  await expect.element(novo).not.toBeInTheDocument();
  const LOGO_ABAIXO_DO_CABECALHO_PX = 300;
  await expect
    .poll(() => caixa(evento('No papel')).top, { message: 'um evento das 22h' })
    .toBeLessThan(LOGO_ABAIXO_DO_CABECALHO_PX);
});
