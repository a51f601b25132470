import { expect, test } from './jornada.ts';
import { saltos, somaDosSaltos } from './saltos.apoio.ts';

test('nothing moves while slow blocks arrive one by one, at 1440 and at 375 px', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  const eu = await firma.pessoa();
  for (const nome of ['Aurora Tecidos', 'Mercado Boreal']) {
    await firma.vincular(eu.id, (await firma.cliente({ nome })).id);
  }
  for (const horas of [-26, -2, 2, 26, 50]) {
    const data_hora_inicio = new Date(firma.inicio.getTime() + horas * 3_600_000);
    await firma.agendamento({ titulo: `Visita ${horas}`, criado_por: eu.id, data_hora_inicio });
  }
  // A page waits at most 2 s for a block. What is measured gets the answers that the server has
  // already given the page before, so that the server's own time does not count.
  const soltarUma = await rede.reter(/\/api\/(agendamentos|inicio)/);
  const carregando = page.locator('[aria-busy="true"]');
  const favoritos = page.getByRole('main').getByRole('region', { name: 'Favoritos', exact: true });
  await entrarComo(page, eu, '/selecionar-cliente');
  const abrirAosPoucos = async () => {
    await page.goto('/inicio');
    await expect(carregando.first()).toBeAttached();
    await expect(async () => {
      soltarUma();
      await expect(carregando).toHaveCount(0, { timeout: 1 });
    }).toPass({ intervals: [100] });
    await expect(favoritos).toBeVisible();
  };
  await abrirAosPoucos();
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    await abrirAosPoucos();
    expect(somaDosSaltos(await saltos(page)), `${width} px`).toBeLessThanOrEqual(0.02);
  }
});
