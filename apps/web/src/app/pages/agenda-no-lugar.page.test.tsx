import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { gaveta, SEGUNDA, TERCA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
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
const botao = (name: string) => aberta.getByRole('button', { name, exact: true });
const desfazer = page.getByRole('button', { name: 'Desfazer' });

async function abrir(mudancas: Partial<typeof UM> = {}) {
  const agenda = responderAgenda([umAgendamento({ ...UM, ...mudancas })]);
  await abrirPagina(`/agenda?data=${SEGUNDA}&agendamento=1`);
  await expect.element(aberta.getByText('10:00 – 11:00')).toBeVisible();
  return { ...agenda, corpos: () => agenda.atualizar.pedidos.map(({ body }) => body) };
}

describe('a property of an open appointment', () => {
  const local = aberta.getByLabelText('Local', { exact: true });

  it('is changed where it stands, saved alone by Enter, and undone', async () => {
    const { corpos } = await abrir();
    await botao('Mudar local').click();
    await expect.element(local).toHaveFocus();
    await local.fill('Sala 5');
    await userEvent.keyboard('{Enter}');
    await expect.element(aberta.getByText('Sala 5')).toBeVisible();
    await expect.element(botao('Mudar local')).toHaveFocus();
    await desfazer.click();
    await expect.element(aberta.getByText('Sala 1')).toBeVisible();
    expect(corpos()).toEqual([
      { local_reuniao: 'Sala 5', versao: 1 },
      { local_reuniao: 'Sala 1', confirmar_conflito: true, versao: 2 },
    ]);
  });

  it('is saved as it is left, too', async () => {
    const { corpos } = await abrir();
    await botao('Mudar local').click();
    await local.fill('Sala 5');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(aberta.getByText('Sala 5')).toBeVisible();
    expect(corpos()).toEqual([{ local_reuniao: 'Sala 5', versao: 1 }]);
  });

  it('is given up by Escape, which leaves the panel open and asks for nothing', async () => {
    const { corpos } = await abrir();
    await botao('Mudar local').click();
    await local.fill('Sala 5');
    await userEvent.keyboard('{Escape}');
    await expect.element(aberta.getByText('Sala 1')).toBeVisible();
    await expect.element(botao('Mudar local')).toHaveFocus();
    expect(corpos()).toEqual([]);
  });

  it('stays open with what is wrong about it', async () => {
    const { corpos } = await abrir();
    await botao('Mudar título').click();
    await aberta.getByRole('textbox', { name: 'Título' }).fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(aberta.getByText('Informe o título do agendamento.')).toBeVisible();
    await aberta.getByRole('textbox', { name: 'Título' }).fill('Visita de novo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Visita de novo' })).toBeVisible();
    expect(corpos()).toEqual([{ titulo: 'Visita de novo', versao: 1 }]);
  });

  it('that somebody else was faster to change says so, and is saved when asked again', async () => {
    const { corpos } = await abrir();
    responder(agendamentosEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO'), {
      umaVez: true,
    });
    await botao('Mudar local').click();
    await local.fill('Sala 5');
    await userEvent.keyboard('{Enter}');
    await expect.element(aberta.getByRole('alert')).toMatchTextContent('salve de novo');
    await expect.element(local).toHaveValue('Sala 5');
    await botao('Salvar').click();
    await expect.element(aberta.getByText('Sala 5')).toBeVisible();
    expect(corpos()).toHaveLength(1);
  });

  it('is filled in by a click where there is none yet', async () => {
    const { corpos } = await abrir({ local_reuniao: null });
    await botao('Adicionar local').click();
    await local.fill('Sala 2');
    await userEvent.keyboard('{Enter}');
    await expect.element(aberta.getByText('Sala 2')).toBeVisible();
    await expect.element(botao('Adicionar local')).not.toBeInTheDocument();
    expect(corpos()).toEqual([{ local_reuniao: 'Sala 2', versao: 1 }]);
  });

  it('is only read by who may not edit', async () => {
    await abrir({ acoes: { ...UM.acoes, editar: false } });
    await expect.element(aberta.getByText('Sala 1')).toBeVisible();
    await expect.element(aberta.getByRole('button', { name: /^Mudar / })).not.toBeInTheDocument();
    await expect
      .element(aberta.getByRole('button', { name: /^Adicionar / }))
      .not.toBeInTheDocument();
  });

  it('is edited without anything axe complains of', async () => {
    await abrir({ descricao: 'Levar os balancetes.' });
    await botao('Mudar data e horário').click();
    await expect.element(aberta.getByRole('combobox', { name: 'Início' })).toBeVisible();
    await semViolacoes();
  });
});

describe('the time of an open appointment', () => {
  it('goes to a free one that a conflict offers, and back by undoing', async () => {
    const { corpos } = await abrir();
    const livre = noDia(TERCA, ['09:00', '10:00']);
    conflitarUmaVez('atualizar', umConflito(SEGUNDA, ['14:00', '15:00'], [livre]));
    await botao('Mudar data e horário').click();
    await aberta.getByRole('combobox', { name: 'Início' }).fill('14:00');
    await botao('Salvar').click();
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
    await botao('Adicionar tipo').click();
    await aberta.getByLabelText('Tipo', { exact: true }).selectOptions('Folha');
    await botao('Salvar').click();
    await expect.poll(corpos).toEqual([{ tipo_agendamento_id: 5, versao: 1 }]);
  });
});
