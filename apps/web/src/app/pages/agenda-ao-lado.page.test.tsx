import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import {
  caixa,
  evento,
  gaveta,
  naPagina,
  parametros,
  SEGUNDA,
} from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
  umTipo,
} from '../../../test/pagina/registros/agendamento.ts';
import { umNome } from '../../../test/pagina/registros/pessoa.ts';

const MEU = umAgendamento({ id: 1, titulo: 'Fechamento', ...noDia(SEGUNDA, ['10:00', '11:00']) });
const OCUPADO = umAgendamento({
  id: 2,
  titulo: 'Ocupado',
  ocupado: true,
  privado: true,
  ...noDia(SEGUNDA, ['10:00', '11:00']),
});

const responderCamila = () => ({
  ...responderAgenda([MEU]),
  pessoas: responder(agendamentosEndpoints.pessoas, {
    pessoas: [{ ...umNome('Camila Duarte', 101), agendamentos: [OCUPADO] }],
  }),
});

describe('a colleague’s week', () => {
  it('stands beside mine after two clicks, in a lane of its own under the face', async () => {
    const { pessoas } = responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await page.getByRole('button', { name: 'Ao lado: ninguém' }).click();
    await page.getByRole('option', { name: 'Camila Duarte' }).click();
    await expect.element(evento('Ocupado')).toBeVisible();
    expect(caixa(evento('Ocupado')).left).toBeGreaterThanOrEqual(caixa(evento('Fechamento')).right);
    expect(parametros()).toMatchObject({ com: '101' });
    expect(pessoas.pedidos.at(-1)?.query.pessoas).toEqual([101]);
    const faces = page.getByRole('list', { name: 'Pessoas, segunda-feira, 17 de agosto' });
    await expect.element(faces.getByRole('listitem')).toHaveLength(2);
  });

  it('shows when the colleague is taken, of which nothing opens', async () => {
    responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}&visao=dia&com=101`);
    await evento('Ocupado').click({ force: true });
    await evento('Fechamento').click();
    await expect.element(gaveta('Agendamento')).toBeVisible();
    expect(parametros()).toMatchObject({ agendamento: '1' });
  });

  it('is drawn without anything axe complains of', async () => {
    responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}&com=101`);
    await expect.element(evento('Ocupado')).toBeVisible();
    await semViolacoes();
  });
});

describe('colleagues in the address that cannot be shown', () => {
  const aviso = page.getByRole('status').filter({ hasText: 'colega' });

  it('are told of where there are more than fit, and the first are shown', async () => {
    const { pessoas } = responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}&com=101,102,103,104,105,106,107`);
    await expect.element(evento('Ocupado')).toBeVisible();
    expect(pessoas.pedidos.at(-1)?.query.pessoas).toEqual([101, 102, 103, 104, 105]);
    await expect
      .element(aviso)
      .toMatchTextContent('Ao lado cabem no máximo 5 colegas: 2 ficaram de fora.');
  });

  it('are told of where there is no such person, and are taken out of the address on demand', async () => {
    responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}&com=101,999`);
    await expect.element(evento('Ocupado')).toBeVisible();
    await expect
      .element(aviso)
      .toMatchTextContent('1 colega não foi encontrado ou não tem mais agenda.');
    await aviso.getByRole('button', { name: 'Deixar de mostrar' }).click();
    await expect.element(aviso).not.toBeInTheDocument();
    expect(parametros()).toMatchObject({ com: '101' });
  });

  it('are told of also where nobody is left to show', async () => {
    responder(agendamentosEndpoints.pessoas, { pessoas: [] });
    responderAgenda([MEU]);
    responder(agendamentosEndpoints.pessoas, { pessoas: [] });
    await abrirPagina(`/agenda?data=${SEGUNDA}&com=998,999`);
    await expect
      .element(aviso)
      .toMatchTextContent('2 colegas não foram encontrados ou não têm mais agenda.');
    await expect.element(page.getByRole('list', { name: /^Pessoas, / })).not.toBeInTheDocument();
  });
});

describe('an hour that is drawn in a colleague’s lane', () => {
  const HORA_PX = 58;
  const nova = gaveta('Novo agendamento');

  /** Presses at nine in a lane of the Monday, and moves on to half past ten. */
  const desenhar = async (faixa: number) => {
    const { criar } = responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}&visao=dia&com=101`);
    await expect.element(page.getByRole('list', { name: /^Pessoas, / })).toBeVisible();
    const [coluna] = naPagina(`[data-coluna="${SEGUNDA}"]`).filter((um) => um.tagName === 'DIV');
    const { left, top, width } = (coluna as HTMLElement).getBoundingClientRect();
    const x = left + (width / 2) * faixa + 40;
    const em = (hora: number) => ({ x, y: top + hora * HORA_PX });
    await userEvent.pointer([
      { coords: em(8.05), keys: '[MouseLeft>]' },
      { coords: em(9) },
      { coords: em(9.45) },
    ]);
    return { criar, coluna: coluna as HTMLElement };
  };
  const desenhado = () => page.getByText('08:00 – 09:30');

  it('is drawn there, and books with that colleague invited', async () => {
    const { criar, coluna } = await desenhar(1);
    const { left, width } = coluna.getBoundingClientRect();
    await expect.element(desenhado()).toBeVisible();
    expect(caixa(desenhado()).left).toBeGreaterThanOrEqual(left + width / 2);
    await userEvent.pointer('[/MouseLeft]');
    await expect.element(nova.getByLabelText('Título')).toHaveFocus();
    const convidados = nova.getByRole('list', { name: 'Participantes escolhidos' });
    await expect.element(convidados.getByText('Camila Duarte')).toBeVisible();
    await userEvent.keyboard('Alinhamento{Enter}');
    await expect
      .poll(() => criar.pedidos.map(({ body }) => body))
      .toMatchObject([{ titulo: 'Alinhamento', participantes: [expect.any(Number), 101] }]);
  });

  it('invites nobody in my own', async () => {
    await desenhar(0);
    await userEvent.pointer('[/MouseLeft]');
    await expect.element(nova.getByLabelText('Título')).toHaveFocus();
    await expect
      .element(nova.getByRole('list', { name: 'Participantes escolhidos' }))
      .not.toBeInTheDocument();
    expect(parametros()).not.toHaveProperty('convidado');
  });
});

describe('the legend', () => {
  const legenda = page.getByRole('list', { name: 'Legenda: filtrar por tipo' });

  it('shows one type alone by a click, and all of them by another', async () => {
    const { agendamentos } = responderAgenda([
      MEU,
      umAgendamento({
        id: 2,
        titulo: 'Na rua',
        tipo_agendamento: umTipo({ id: 4, nome: 'Visita', name: 'Visita' }),
        ...noDia(SEGUNDA, ['14:00', '15:00']),
      }),
    ]);
    expect(agendamentos.todas).toHaveLength(2);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await expect.element(evento('Fechamento')).toBeVisible();
    await legenda.getByText('Visita').click();
    await expect.element(evento('Fechamento')).not.toBeInTheDocument();
    await expect.element(evento('Na rua')).toBeVisible();
    await expect.element(legenda.getByRole('checkbox', { name: 'Visita' })).toBeChecked();
    await legenda.getByText('Visita').click();
    await expect.element(evento('Fechamento')).toBeVisible();
  });

  it('shows what has no type alone, too, and keeps that in the address', async () => {
    const { calendario } = responderAgenda([
      MEU,
      umAgendamento({
        id: 2,
        titulo: 'Na rua',
        tipo_agendamento: umTipo({ id: 4, nome: 'Visita', name: 'Visita' }),
        ...noDia(SEGUNDA, ['14:00', '15:00']),
      }),
    ]);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await expect.element(evento('Na rua')).toBeVisible();
    await legenda.getByText('Sem tipo').click();
    await expect.element(evento('Na rua')).not.toBeInTheDocument();
    await expect.element(evento('Fechamento')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tipo: Sem tipo' })).toBeVisible();
    expect(calendario.pedidos.at(-1)?.query).toMatchObject({ sem_tipo: true });
    expect(parametros()).toMatchObject({ tipo: 'sem' });
    await legenda.getByText('Visita').click();
    await expect.element(evento('Na rua')).toBeVisible();
    await expect.element(evento('Fechamento')).toBeVisible();
  });

  it('names what has no type, which the default blue alone would not tell', async () => {
    responderAgenda([MEU]);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await expect.element(legenda.getByText('Sem tipo')).toBeVisible();
    await expect.element(evento('Fechamento')).toMatchTextContent('Sem tipo');
  });
});
