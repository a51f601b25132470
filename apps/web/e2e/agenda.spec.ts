import { diaEscrito } from '@dominio/contrato/datas';
import { evento, gaveta, parametros } from './agenda.apoio.ts';
import { expect, test } from './jornada.ts';

/** The Monday after the day on which every test begins. */
const DIA = '2026-03-16';

test('a person books a colleague and finds the appointment on its day', async ({
  page,
  firma,
  entrarComo,
}) => {
  await firma.tipo();
  const eu = await firma.pessoa();
  await firma.pessoa({ nome: 'Luana Ferraz', email: 'luana.ferraz@teste.demo' });
  await entrarComo(page, eu, `/agenda?data=${DIA}`);
  await page.getByRole('button', { name: 'Novo agendamento', exact: true }).first().click();

  const nova = gaveta(page, 'Novo agendamento');
  await expect(nova.getByLabel('Título')).toBeFocused();
  await nova.getByLabel('Título').fill('Kick-off da Padaria');
  await nova.getByLabel('Tipo').selectOption({ index: 1 });
  await nova.getByRole('textbox', { name: 'Data' }).fill(diaEscrito(DIA));
  await nova.getByRole('combobox', { name: 'Início' }).fill('9h30');
  await nova.getByRole('combobox', { name: 'Término' }).fill('1045');
  const participantes = nova.getByRole('combobox', { name: 'Participantes' });
  await participantes.fill('luana.ferraz@');
  await expect(nova.getByRole('option', { name: /Luana Ferraz/ })).toContainText('livre');
  await participantes.press('Enter');
  await expect(nova.getByRole('listitem')).toHaveText(/Luana Ferraz/);
  await nova.getByLabel('Local').fill('Sala 2');
  await nova.getByRole('button', { name: 'Agendar' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Agendamento criado' })).toBeVisible();
  await expect(nova).toBeHidden();
  await expect(evento(page, 'Kick-off da Padaria')).toContainText('09:30 · Sala 2');

  await evento(page, 'Kick-off da Padaria').click();
  const aberta = gaveta(page, 'Agendamento');
  await expect(aberta.getByText('09:30 – 10:45 (1h15)')).toBeVisible();
  await expect(aberta.getByRole('button', { name: 'Mudar participantes' })).toBeVisible();
  await expect(aberta.getByText('Luana Ferraz')).toBeVisible();
  await expect(aberta.getByRole('heading', { name: 'Histórico' })).toBeVisible();

  await page.goBack();
  await expect(aberta).toBeHidden();
  expect(parametros(page)).not.toHaveProperty('agendamento');
});

test('a conflict says who is busy, and one click saves a free alternative', async ({
  page,
  firma,
  vigia,
  entrarComo,
}) => {
  vigia.permitir(/409.*\/api\/agendamentos/);
  const eu = await firma.pessoa();
  await firma.agendamento({
    titulo: 'Já marcado',
    criado_por: eu.id,
    data_hora_inicio: new Date(`${DIA}T09:00:00-03:00`),
    data_hora_termino: new Date(`${DIA}T10:00:00-03:00`),
  });
  await entrarComo(page, eu, `/agenda?novo=1&inicio=${DIA}T09:00&data=${DIA}`);
  const nova = gaveta(page, 'Novo agendamento');
  await nova.getByLabel('Título').fill('Por cima do outro');
  await expect(nova.getByText(/^Você tem agendamento das 09:00 às 10:00/)).toBeVisible();
  await nova.getByRole('button', { name: 'Agendar' }).click();

  const conflito = gaveta(page, 'Conflito de horário');
  await expect(conflito.getByText('09:00 – 10:00 · Já marcado')).toBeVisible();
  const alternativas = conflito.getByRole('group', { name: 'Horários livres para todos' });
  await expect(alternativas.getByRole('button')).toHaveCount(3);
  const primeira = alternativas.getByRole('button').first();
  const hora = /(\d\d:\d\d) –/.exec((await primeira.textContent()) ?? '')?.[1] ?? '';
  await primeira.click();
  await expect(nova).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `${hora} –` })).toBeVisible();
});
