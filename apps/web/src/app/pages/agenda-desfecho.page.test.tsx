import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { rodape } from '@dominio/contrato/paginacao';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { evento, parametros } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';

/** The day on which every page test stands, at 10:00. */
const HOJE = '2026-08-12';
const ACABOU = umAgendamento({ id: 1, titulo: 'Visita', ...noDia(HOJE, ['08:00', '09:00']) });
const VEM = umAgendamento({ id: 2, titulo: 'Depois', ...noDia(HOJE, ['15:00', '16:00']) });

const desfazer = page.getByRole('button', { name: 'Desfazer' });

it('in the calendar it is said on the block itself, and corrected there', async () => {
  const { mudarStatus } = responderAgenda([ACABOU]);
  await abrirPagina('/agenda');
  await evento('Visita').hover();
  const desfecho = page.getByRole('group', { name: 'Desfecho de Visita' });
  await desfecho.getByRole('button', { name: 'Finalizado' }).click();
  await expect
    .element(desfecho.getByRole('button', { name: 'Finalizado', pressed: true }))
    .toBeVisible();
  await desfecho.getByRole('button', { name: 'Não compareceu' }).click();
  await expect
    .poll(() => mudarStatus.pedidos.map(({ body }) => body.status))
    .toEqual(['FINALIZADO', 'NO_SHOW']);
  expect(parametros()).toEqual({});
});

it.each(['Finalizado', 'Não compareceu'])(
  'on a tablet, where nothing hovers, %s is two taps away from the block, and undone',
  async (desfecho) => {
    await page.viewport(820, 1180);
    const { mudarStatus } = responderAgenda([ACABOU]);
    await abrirPagina('/agenda');
    // Away from the corner in which a pointer that hovers is shown the outcomes.
    await evento('Visita').click({ position: { x: 8, y: 44 } });
    const aberta = painel('Agendamento');
    const botao = desfecho === 'Finalizado' ? 'Finalizar' : desfecho;
    await aberta.getByRole('button', { name: botao, exact: true }).click();
    await expect.element(aberta.getByText(desfecho, { exact: true }).first()).toBeVisible();
    await desfazer.click();
    await expect
      .poll(() => mudarStatus.pedidos.map(({ body }) => body.status))
      .toEqual([desfecho === 'Finalizado' ? 'FINALIZADO' : 'NO_SHOW', 'AGENDADO']);
  },
);

describe('in the popup of today, how an appointment ended', () => {
  const abrir = async () => {
    const agenda = responderAgenda([ACABOU, VEM]);
    responder(agendamentosEndpoints.listar, ({ query }) => ({
      agendamentos: [...agenda.agendamentos.todas],
      ...rodape(2, query),
    }));
    await abrirPagina('/agenda?visao=lista');
    await page.getByRole('button', { name: 'Agendamentos de hoje' }).click();
    return agenda;
  };
  const corpos = ({ mudarStatus }: Awaited<ReturnType<typeof abrir>>) =>
    mudarStatus.pedidos.map(({ body }) => body);
  const noPopup = page.getByRole('dialog', { name: 'Agendamentos de hoje' });

  it('is said by one click, stays marked where it stands, and is undone', async () => {
    const agenda = await abrir();
    await noPopup.getByRole('button', { name: 'Finalizado' }).click();
    const marcado = noPopup.getByRole('button', { name: 'Finalizado', pressed: true });
    await expect.element(marcado).toBeVisible();
    await expect.element(marcado).toHaveFocus();
    await desfazer.click();
    await expect
      .poll(() => corpos(agenda))
      .toMatchObject([
        { status: 'FINALIZADO', versao: 1 },
        {
          status: 'AGENDADO',
          motivo_reabertura: 'Registrado por engano.',
          confirmar_conflito: true,
        },
      ]);
  });

  it('is not asked of one that is still to come', async () => {
    await abrir();
    await expect.element(noPopup.getByText('Depois')).toBeVisible();
    await expect.element(noPopup.getByRole('group')).toHaveLength(1);
  });

  it('is drawn without anything axe complains of', async () => {
    await abrir();
    await noPopup.getByRole('button', { name: 'Não compareceu' }).click();
    await expect
      .element(noPopup.getByRole('button', { name: 'Não compareceu', pressed: true }))
      .toBeVisible();
    await semViolacoes();
  });
});

describe('what has no outcome', () => {
  it('is listed whichever month it is of, and leads nowhere else in time', async () => {
    const ANTIGO = umAgendamento({
      id: 3,
      titulo: 'Antiga',
      ...noDia('2026-07-20', ['08:00', '09:00']),
    });
    const { calendario } = responderAgenda([ACABOU, ANTIGO]);
    await abrirPagina('/agenda?visao=lista&status=sem-desfecho');
    await expect.element(evento('Antiga')).toBeVisible();
    await expect.element(evento('Visita')).toBeVisible();
    await expect.element(page.getByText('Últimos 30 dias')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Mês anterior' }))
      .not.toBeInTheDocument();
    const { query } = calendario.pedidos.at(-1) ?? {};
    expect(query).toMatchObject({ sem_desfecho: true });
    expect(query?.data_inicio).toEqual(new Date('2026-07-13T03:00:00.000Z'));
    await semViolacoes();
  });

  it('is chosen and left among the statuses', async () => {
    responderAgenda([ACABOU]);
    await abrirPagina('/agenda?visao=lista');
    await page.getByRole('button', { name: 'Status: todos' }).click();
    await page.getByRole('option', { name: 'Sem desfecho' }).click();
    await expect.element(page.getByRole('button', { name: 'Status: sem desfecho' })).toBeVisible();
    expect(parametros()).toMatchObject({ status: 'sem-desfecho' });
    await page.getByRole('option', { name: 'Sem desfecho' }).click();
    await expect.element(page.getByRole('button', { name: 'Status: todos' })).toBeVisible();
  });
});
