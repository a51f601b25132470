import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import type { Conflito } from '@dominio/contrato/agendamentos-saida';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { abrirNovo, caixa, evento, gaveta, SEGUNDA, TERCA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  conflitarUmaVez,
  noDia,
  responderAgenda,
  umAgendamento,
  umConflito,
} from '../../../test/pagina/registros/agendamento.ts';
import { umNome } from '../../../test/pagina/registros/pessoa.ts';

const AS_NOVE = ['09:00', '10:00'] as const;
const LIVRES = [
  noDia(SEGUNDA, ['10:00', '11:00']),
  noDia(SEGUNDA, ['11:00', '12:00']),
  noDia(TERCA, AS_NOVE),
];

const nova = gaveta('Novo agendamento');
const titulo = nova.getByLabelText('Título');
const agendar = nova.getByRole('button', { name: 'Agendar' });
const dito = (hasText: string) => page.getByRole('status').filter({ hasText });

/** Whether somebody is busy, before anything is sent. */
const conferir = (conflitosDe: (participantes: readonly number[]) => Conflito[]) =>
  responder(agendamentosEndpoints.validarConflito, ({ body: { participantes } }) => {
    const conflitos = conflitosDe(participantes);
    const tem_conflito = conflitos.length > 0;
    return { tem_conflito, conflitos, avisos: [], ausentes: [], sugestoes: [] };
  });

describe('who is busy, before anything is sent,', () => {
  it('is said of oneself below the time', async () => {
    responderAgenda();
    conferir(() => umConflito(SEGUNDA, AS_NOVE, []).conflitos);
    await abrirNovo();
    await expect.element(nova.getByText(/^Você tem agendamento das 09:00 às 10:00/)).toBeVisible();
  });

  it('is said of a colleague who is found, and not called free first', async () => {
    responderAgenda();
    const luana = { ...umNome('Luana Ferraz', 101), time_nome: null };
    // The list shows the first of many people: the one searched for is not among them beforehand.
    responder(agendamentosEndpoints.opcoesDeParticipantes, ({ query: { termo } }) =>
      termo ? [luana] : [],
    );
    conferir((participantes) =>
      umConflito(SEGUNDA, AS_NOVE, [])
        .conflitos.map((um) => ({ ...um, participantes: [luana] }))
        .filter(() => participantes.includes(luana.id)),
    );
    await abrirNovo();
    const achada = nova.getByRole('option', { name: /Luana Ferraz/ });
    const ditas = new Set<string>();
    const olhar = new MutationObserver(() => {
      const texto = achada.query()?.textContent?.match(/ocupado|livre/)?.[0];
      if (texto) ditas.add(texto);
    });
    olhar.observe(nova.element(), { childList: true, subtree: true, characterData: true });
    await nova.getByRole('combobox', { name: 'Participantes' }).fill('luana');
    await expect.element(achada).toMatchTextContent('ocupado');
    olhar.disconnect();
    expect([...ditas]).toEqual(['ocupado']);
  });
});

it('a free time that is taken by a click is saved by the keyboard from there', async () => {
  const { criar } = responderAgenda();
  const as11 = new Date('2026-08-17T11:00:00-03:00');
  responder(agendamentosEndpoints.validarConflito, ({ body: { data_hora_inicio: inicio } }) => {
    const livre = new Date(inicio).getTime() === as11.getTime();
    const conflitos = livre ? [] : umConflito(SEGUNDA, AS_NOVE, []).conflitos;
    return {
      tem_conflito: !livre,
      conflitos,
      avisos: [],
      ausentes: [],
      sugestoes: livre ? [] : LIVRES,
    };
  });
  await abrirNovo();
  await titulo.fill('Na hora livre');
  const livre = nova.getByRole('button', { name: /11:00.*12:00/ });
  await livre.click();
  await expect.element(livre).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => criar.pedidos.map(({ body }) => body.data_hora_inicio)).toEqual([as11]);
});

describe('an appointment at a time that is taken', () => {
  const conflito = gaveta('Conflito de horário');
  const alternativas = conflito.getByRole('group', { name: 'Horários livres para todos' });

  /** Sends an appointment at 09:00, which is refused once. */
  const marcarPorCima = async () => {
    const respostas = responderAgenda([
      umAgendamento({ id: 900, titulo: 'Primeiro dos dois', ...noDia(SEGUNDA, AS_NOVE) }),
    ]);
    conflitarUmaVez('criar', umConflito(SEGUNDA, AS_NOVE, LIVRES));
    await abrirNovo();
    await titulo.fill('Por cima do outro');
    await agendar.click();
    await expect.element(conflito.getByText('09:00 – 10:00 · Primeiro dos dois')).toBeVisible();
    return respostas;
  };

  it('is offered three free times, and what was typed is still there if one goes back', async () => {
    await marcarPorCima();
    expect(alternativas.getByRole('button').elements()).toHaveLength(3);
    await conflito.getByRole('button', { name: 'Voltar' }).last().click();
    await expect.element(conflito).not.toBeInTheDocument();
    await expect.element(titulo).toHaveValue('Por cima do outro');
  });

  it('is saved at a free one by one click, and its time is said', async () => {
    const { criar } = await marcarPorCima();
    await alternativas.getByRole('button').nth(1).click();
    await expect.element(nova).not.toBeInTheDocument();
    await expect.element(dito('11:00 –')).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body.data_hora_inicio)).toEqual([
      new Date('2026-08-17T11:00:00-03:00'),
    ]);
  });

  it('is saved all the same when asked, and lies beside the other', async () => {
    const { criar } = await marcarPorCima();
    await conflito.getByRole('button', { name: 'Salvar mesmo assim' }).click();
    await expect.element(evento('Por cima do outro')).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body.confirmar_conflito)).toEqual([true]);
    const entreEles = () => {
      const [um, outro] = ['Primeiro dos dois', 'Por cima do outro']
        .map((qual) => caixa(evento(qual)))
        .sort((a, b) => a.left - b.left);
      return um && outro && outro.left - um.right;
    };
    await expect.poll(entreEles, { message: 'lado a lado' }).toBeGreaterThanOrEqual(0);
  });
});

describe('an appointment that begins in the past', () => {
  const pergunta = gaveta('Horário no passado');
  const marcarNoPassado = async () => {
    await abrirPagina('/agenda?novo=1&inicio=2026-08-12T09:00');
    await titulo.fill('Registro do que houve');
    await agendar.click();
    await expect.element(pergunta).toBeVisible();
  };

  it('is asked about first; who goes back has what was typed, and nothing was sent', async () => {
    const { criar } = responderAgenda();
    await marcarNoPassado();
    await pergunta.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(pergunta).not.toBeInTheDocument();
    await expect.element(titulo).toHaveValue('Registro do que houve');
    expect(criar.pedidos).toEqual([]);
  });

  it('is saved when asked, and what the server remarks on it is said', async () => {
    const { agendamentos } = responderAgenda();
    const mensagem = 'O horário escolhido já passou.';
    responder(agendamentosEndpoints.criar, ({ body }) => {
      const agendamento = agendamentos.criar((id) => umAgendamento({ id, titulo: body.titulo }));
      const avisos = [{ tipo: 'passado' as const, mensagem }];
      return {
        success: true,
        message: '',
        id: agendamento.id,
        agendamento,
        conflitos: [],
        avisos,
      };
    });
    await marcarNoPassado();
    await pergunta.getByRole('button', { name: 'Registrar mesmo assim' }).click();
    await expect.element(dito(mensagem)).toBeVisible();
  });

  it('is asked about without anything axe complains of', async () => {
    responderAgenda();
    await marcarNoPassado();
    await semViolacoes();
  });
});
