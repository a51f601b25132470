import { somarDias } from '@dominio/contrato/datas';
import {
  agendar,
  evento,
  gaveta,
  meuId,
  parametros,
  segundaLivre,
  segurarCalendario,
} from './agenda.apoio.ts';
import { abrirSessao, chamarApi, entrarComo, expect, test } from './apoio.ts';

test.describe('without a network', () => {
  test.beforeEach(({ vigia }) => vigia.permitir(/ERR_INTERNET_DISCONNECTED/));

  test('a period never opened says so and nothing is called free; one opened before stays', async ({
    page,
    context,
  }) => {
    const dia = segundaLivre(15);
    await abrirSessao(page, 'admin');
    await agendar(page, 'Já estava aberta', dia, ['10:00', '11:00']);
    await page.goto(`/agenda?data=${dia}`);
    await expect(evento(page, 'Já estava aberta')).toBeVisible();
    await context.setOffline(true);
    const principal = page.getByRole('main');
    const aviso = principal
      .getByRole('status')
      .filter({ hasText: 'mostrando o que já estava aberto' });
    await expect(aviso).toBeVisible();

    await page.getByRole('button', { name: 'Próxima semana' }).click();
    await expect(
      principal.getByText('Sem conexão. Este período ainda não foi aberto'),
    ).toBeVisible();
    await expect(principal.getByText(/livre/)).toHaveCount(0);
    await expect(principal.getByText(/^0 agendamentos/)).toHaveCount(0);
    for (const visao of ['Mês', 'Lista', 'Dia'] as const) {
      await page.getByRole('button', { name: visao, exact: true }).click();
      await expect(principal.getByText(/^Sem conexão\. Este período/)).toBeVisible();
      await expect(principal.getByText(/livre|Nenhum agendamento/)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Semana', exact: true }).click();
    await page.getByRole('button', { name: 'Semana anterior' }).click();
    await expect(evento(page, 'Já estava aberta')).toBeVisible();
    await expect(aviso).toBeVisible();

    await context.setOffline(false);
    await expect(principal.getByText(/Sem conexão/)).toHaveCount(0);
  });
});

test('while a week loads nothing says that its days are free', async ({ page }) => {
  await abrirSessao(page, 'admin');
  const soltar = await segurarCalendario(page);
  // On a weekend the agenda would show the weekend too.
  await page.goto(`/agenda?data=${segundaLivre(16)}&fds=0`);
  const dias = page.getByRole('main').locator('button[data-dia]');
  await expect(dias).toHaveCount(5);
  await expect(dias.filter({ hasText: 'livre' })).toHaveCount(0);
  soltar();
  await expect(dias.filter({ hasText: 'livre' })).toHaveCount(5);
});

test('a link to an appointment opens it over its own week, in the same step of the history', async ({
  page,
}) => {
  const dia = segundaLivre(17);
  const sabado = somarDias(dia, 12);
  await entrarComo(page, 'admin', '/inicio');
  const id = await agendar(page, 'Longe de hoje', dia, ['10:00', '11:00']);
  const noSabado = await agendar(page, 'Plantão de sábado', sabado, ['09:00', '10:00']);
  await page.goto(`/agenda?agendamento=${id}`);
  await expect(gaveta(page, 'Agendamento')).toBeVisible();
  await expect(evento(page, 'Longe de hoje')).toBeAttached();
  await expect.poll(() => parametros(page)).toEqual({ data: dia, agendamento: String(id) });
  await page.keyboard.press('Escape');
  await expect(evento(page, 'Longe de hoje')).toBeVisible();
  await expect.poll(() => parametros(page)).toEqual({ data: dia });
  await page.goBack();
  await expect(page).toHaveURL(/\/inicio$/);

  await page.goto(`/agenda?agendamento=${noSabado}`);
  await expect(evento(page, 'Plantão de sábado')).toBeAttached();
});

test('by default the past and what was called off are shown, and take no free time', async ({
  page,
}) => {
  const dia = segundaLivre(18);
  await abrirSessao(page, 'admin');
  const eu = await meuId(page);
  const id = await agendar(page, 'Foi cancelado', dia, ['10:00', '11:00'], { participantes: [eu] });
  await chamarApi(page, 'PATCH', `/api/agendamentos/${id}/status`, {
    status: 'CANCELADO',
    motivo_cancelamento: 'Cliente desistiu',
  });
  // The weekend may be worked on by now, in the settings of the firm.
  await page.goto(`/agenda?data=${dia}&fds=0`);
  await expect(page.getByRole('button', { name: 'Status: todos' })).toBeVisible();
  await expect(evento(page, 'Foi cancelado')).toBeVisible();
  await expect(page.getByText('0 agendamentos · 1 sem efeito · 50h livres')).toBeVisible();
  await expect(page.locator(`[data-dia="${dia}"]`)).toContainText('livre, 1 sem efeito');
  await page.keyboard.press('m');
  await expect(page.locator(`[data-coluna="${dia}"] [data-dia]`)).toHaveAccessibleName(
    /livre, 1 sem efeito$/,
  );
});
