import { evento } from './agenda.apoio.ts';
import { expect, test } from './jornada.ts';

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the agenda’s hours and its today are those of São Paulo', async ({
    page,
    firma,
    relogio,
    entrarComo,
  }) => {
    // At this instant it is Thursday the 12th in Tokyo already.
    await relogio.irPara('2026-03-11T20:00:00-03:00');
    const eu = await firma.pessoa();
    await firma.agendamento({
      titulo: 'Cedo em São Paulo',
      criado_por: eu.id,
      participantes: [eu.id],
      data_hora_inicio: new Date('2026-03-16T08:00:00-03:00'),
      data_hora_termino: new Date('2026-03-16T09:00:00-03:00'),
    });
    await entrarComo(page, eu, '/agenda?data=2026-03-16');
    await expect(evento(page, 'Cedo em São Paulo')).toContainText('08:00');
    await expect(
      page.getByRole('list', { name: /^segunda-feira/ }).getByText('Cedo em São Paulo'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Mês', exact: true }).click();
    await expect(page.locator('[aria-current="date"][data-dia]')).toHaveAttribute(
      'data-dia',
      '2026-03-11',
    );
  });
});
