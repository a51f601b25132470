import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { gaveta, naPagina, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { escolherAcao } from '../../../test/pagina/painel.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';

const UM = umAgendamento({ id: 1, titulo: 'Visita', ...noDia(SEGUNDA, ['10:00', '11:00']) });
const NA_SEMANA = `/agenda?data=${SEGUNDA}`;
const ABERTO = `${NA_SEMANA}&agendamento=1`;

const aberta = gaveta('Agendamento');
/** What the calendar shows of the appointment: its text, and whether it is struck through. */
const mostrados = () =>
  naPagina('[data-evento]').map(
    (um) => [um.textContent?.match(/\d\d:\d\d/)?.[0], 'riscado' in um.dataset] as const,
  );

describe('an appointment that is cancelled', () => {
  const dialogo = gaveta('Cancelar agendamento');
  const cancelar = dialogo.getByRole('button', { name: 'Cancelar agendamento' });

  const pedirMotivo = async () => {
    const respostas = responderAgenda([UM]);
    await abrirPagina(ABERTO);
    await aberta.getByRole('button', { name: 'Cancelar agendamento' }).click();
    await cancelar.click();
    await expect.element(dialogo.getByText('Informe o motivo do cancelamento.')).toBeVisible();
    return respostas;
  };

  it('asks for its reason first, and is shown with it, struck through', async () => {
    const { mudarStatus } = await pedirMotivo();
    await dialogo.getByLabelText('Motivo do cancelamento').fill('Cliente viajou');
    await cancelar.click();
    await expect.element(dialogo).not.toBeInTheDocument();
    await expect.element(aberta.getByRole('definition').getByText('Cliente viajou')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(mostrados).toEqual([['10:00', true]]);
    expect(mudarStatus.pedidos.map(({ body }) => body)).toMatchObject([
      { status: 'CANCELADO', motivo_cancelamento: 'Cliente viajou', versao: 1 },
    ]);
  });

  it('is cancelled by the click on one of the reasons, which can be undone', async () => {
    const { mudarStatus } = responderAgenda([UM]);
    await abrirPagina(ABERTO);
    await aberta.getByRole('button', { name: 'Cancelar agendamento' }).click();
    await dialogo.getByRole('button', { name: 'Cliente desmarcou' }).click();
    await expect
      .element(aberta.getByRole('definition').getByText('Cliente desmarcou'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect
      .poll(() => mudarStatus.pedidos.map(({ body }) => body.status))
      .toEqual(['CANCELADO', 'AGENDADO']);
  });

  it('asks for its reason without anything axe complains of', async () => {
    await pedirMotivo();
    await semViolacoes();
  });
});

it('a status that is chosen is asked of the server, and it is said when nothing has it', async () => {
  const { calendario } = responderAgenda();
  await abrirPagina(`${NA_SEMANA}&status=AGENDADO`);
  await expect.element(page.getByText('Nenhum agendamento com estes filtros.')).toBeVisible();
  expect(calendario.pedidos.at(-1)?.query.status).toEqual(['AGENDADO']);
});

it('an appointment that is rescheduled stays struck through at its old time, beside the new one', async () => {
  const { mudarStatus } = responderAgenda([UM]);
  await abrirPagina(ABERTO);
  await escolherAcao(aberta, 'Reagendar');
  const dialogo = gaveta('Reagendar');
  await dialogo.getByLabelText('O escritório').click();
  await dialogo.getByLabelText('Motivo do reagendamento').fill('Sala em obra');
  await dialogo.getByRole('combobox', { name: 'Início' }).fill('16:00');
  await dialogo.getByRole('button', { name: 'Reagendar' }).click();
  await expect.element(dialogo).not.toBeInTheDocument();
  await aberta.getByRole('button', { name: 'Ver o novo horário' }).click();
  await expect.element(aberta.getByText('16:00 – 17:00 (1h)')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(mostrados).toEqual([
    ['10:00', true],
    ['16:00', false],
  ]);
  expect(mudarStatus.pedidos.map(({ body }) => body)).toMatchObject([
    { status: 'REAGENDADO_DOMINIO', motivo_reagendamento: 'Sala em obra' },
  ]);
});

it('an appointment that is deleted is gone, and comes back by undoing', async () => {
  const { agendamentos } = responderAgenda([UM]);
  responder(agendamentosEndpoints.excluir, ({ params: { id } }) => {
    agendamentos.excluir(id);
    return { success: true, message: '', desfazer_ate: '2026-08-12T13:00:08.000Z' };
  });
  const restaurar = responder(agendamentosEndpoints.restaurar, () => {
    const agendamento = agendamentos.criar(() => UM);
    return { success: true, message: '', id: 1, agendamento, conflitos: [], avisos: [] };
  });
  await abrirPagina(ABERTO);
  await escolherAcao(aberta, 'Excluir');
  await expect.element(aberta).not.toBeInTheDocument();
  await expect.poll(mostrados).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(mostrados).toEqual([['10:00', false]]);
  expect(restaurar.pedidos.map(({ params }) => params)).toEqual([{ id: 1 }]);
});
