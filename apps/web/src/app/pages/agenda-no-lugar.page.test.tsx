import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { gaveta, SEGUNDA, TERCA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { escolherAcao } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  conflitarUmaVez,
  noDia,
  responderAgenda,
  umAgendamento,
  umConflito,
} from '../../../test/pagina/registros/agendamento.ts';

const ANTES = noDia(SEGUNDA, ['10:00', '11:00']);
const UM = umAgendamento({ id: 1, titulo: 'Visita', local_reuniao: 'Sala 1', ...ANTES });
const aberta = gaveta('Agendamento');
const mudar = (nome: string) => aberta.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });
const desfazer = page.getByRole('button', { name: 'Desfazer' });

async function abrir(mudancas: Partial<typeof UM> = {}) {
  const agenda = responderAgenda([umAgendamento({ ...UM, ...mudancas })]);
  await abrirPagina(`/agenda?data=${SEGUNDA}&agendamento=1`);
  await expect.element(aberta.getByText('10:00 – 11:00')).toBeVisible();
  return { ...agenda, corpos: () => agenda.atualizar.pedidos.map(({ body }) => body) };
}

describe('a property of an open appointment', () => {
  const local = aberta.getByLabelText('Local', { exact: true });

  it('is saved alone, and undone', async () => {
    const { corpos } = await abrir();
    await mudar('local').click();
    await local.fill('Sala 5');
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('local')).toMatchTextContent('Sala 5');
    const aviso = page.getByRole('status').filter({ hasText: 'Agendamento atualizado' });
    await expect.element(aviso).toMatchTextContent(/Local/);
    await desfazer.click();
    await expect.element(mudar('local')).toMatchTextContent('Sala 1');
    expect(corpos()).toEqual([
      { local_reuniao: 'Sala 5', versao: 1 },
      { local_reuniao: 'Sala 1', confirmar_conflito: true, versao: 2 },
    ]);
  });

  it('has the panel take its new name', async () => {
    const { corpos } = await abrir();
    await mudar('título').click();
    const titulo = aberta.getByRole('textbox', { name: 'Título' });
    await titulo.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(titulo).toHaveAccessibleDescription('Informe o título do agendamento.');
    await titulo.fill('Visita de novo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Visita de novo' })).toBeVisible();
    expect(corpos()).toEqual([{ titulo: 'Visita de novo', versao: 1 }]);
  });

  it('that somebody else was faster to change is written over after a look', async () => {
    const { corpos, agendamentos } = await abrir();
    const frase = 'Helena Barreto mudou este registro às 09:12.';
    responder(agendamentosEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO', frase), {
      umaVez: true,
    });
    agendamentos.mudar(1, { descricao: 'Levar os balancetes.' });
    await mudar('local').click();
    await local.fill('Sala 5');
    await userEvent.keyboard('{Enter}');
    await expect.element(aberta.getByRole('alert')).toMatchTextContent(frase);
    await aberta.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(aberta.getByText('Levar os balancetes.')).toBeVisible();
    await expect.element(local).toHaveValue('Sala 5');
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('local')).toMatchTextContent('Sala 5');
    expect(corpos()).toEqual([{ local_reuniao: 'Sala 5', versao: 2 }]);
  });

  it('is saved before the appointment is brought to its end, under the new version', async () => {
    const { corpos, mudarStatus } = await abrir();
    await mudar('local').click();
    await local.fill('Sala 5');
    await escolherAcao(aberta, 'Finalizar');
    await expect.poll(() => mudarStatus.pedidos.map(({ body }) => body.versao)).toEqual([2]);
    expect(corpos()).toEqual([{ local_reuniao: 'Sala 5', versao: 1 }]);
  });

  it('is only read by who may not edit', async () => {
    await abrir({ acoes: { ...UM.acoes, editar: false } });
    await expect.element(aberta.getByText('Sala 1')).toBeVisible();
    await expect.element(aberta.getByRole('button', { name: /Mudar / })).not.toBeInTheDocument();
    await expect.element(aberta.getByText('Não informado')).not.toBeInTheDocument();
  });

  it('is edited without anything axe complains of', async () => {
    await abrir({ descricao: 'Levar os balancetes.' });
    await mudar('data e horário').click();
    await expect.element(aberta.getByRole('combobox', { name: 'Início' })).toBeVisible();
    await semViolacoes();
  });
});

describe('the time of an open appointment', () => {
  it('goes to a free one that a conflict offers, and back by undoing', async () => {
    const { corpos } = await abrir();
    const livre = noDia(TERCA, ['09:00', '10:00']);
    conflitarUmaVez('atualizar', umConflito(SEGUNDA, ['14:00', '15:00'], [livre]));
    await mudar('data e horário').click();
    await aberta.getByRole('combobox', { name: 'Início' }).fill('14:00');
    await aberta.getByRole('button', { name: 'Salvar' }).click();
    const conflito = gaveta('Conflito de horário');
    await conflito.getByRole('group').getByRole('button').click();
    await expect.element(conflito).not.toBeInTheDocument();
    await desfazer.click();
    await expect.element(aberta.getByText('10:00 – 11:00')).toBeVisible();
    expect(corpos()).toMatchObject([
      { data_hora_inicio: new Date(livre.data_hora_inicio), versao: 1 },
      {
        data_hora_inicio: new Date(ANTES.data_hora_inicio),
        data_hora_termino: new Date(ANTES.data_hora_termino),
        confirmar_conflito: true,
      },
    ]);
  });

  it('does not follow the type that is changed out of its sight', async () => {
    const { corpos } = await abrir();
    await mudar('tipo e prioridade').click();
    await aberta.getByLabelText('Tipo', { exact: true }).selectOptions('Folha');
    await aberta.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(corpos).toEqual([{ tipo_agendamento_id: 5, versao: 1 }]);
  });
});
