import { agendar, evento, gaveta, segundaLivre, segurarCalendario } from './agenda.apoio.ts';
import { abrirSessao, entrarComo, expect, test } from './apoio.ts';

test('what lies out of the hours in sight is told, and one click away', async ({ page }) => {
  const dia = segundaLivre(19);
  await abrirSessao(page, 'admin');
  await agendar(page, 'Antes do sol', dia, ['04:00', '04:30']);
  await agendar(page, 'Virada de servidor', dia, ['23:00', '23:30']);
  await page.goto(`/agenda?data=${dia}`);
  await page.getByRole('button', { name: '1 mais cedo' }).click();
  await expect(evento(page, 'Antes do sol')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'mais cedo' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Horas' })).toBeFocused();
  await page.getByRole('button', { name: '1 mais tarde' }).click();
  await expect(evento(page, 'Virada de servidor')).toBeInViewport();
});

test('the rows of a month keep their place when its appointments arrive', async ({ page }) => {
  const dia = segundaLivre(20);
  await abrirSessao(page, 'admin');
  for (const hora of ['08', '09', '10', '11', '12']) {
    await agendar(page, `Das ${hora}`, dia, [`${hora}:00`, `${hora}:30`]);
  }
  const soltar = await segurarCalendario(page);
  await page.goto(`/agenda?visao=mes&data=${dia}`);
  const linhas = page.getByRole('main').locator('tbody tr');
  await expect(linhas).not.toHaveCount(0);
  const alturas = () => linhas.evaluateAll((todas) => todas.map((linha) => linha.clientHeight));
  const antes = await alturas();
  soltar();
  await expect(page.getByText('+2 mais')).toBeVisible();
  expect(await alturas()).toEqual(antes);
});

test('a long title takes the lines its block has, and is whole in its tooltip', async ({
  page,
}) => {
  const dia = segundaLivre(21);
  const titulo = 'Reunião de planejamento tributário anual com os sócios da empresa';
  await abrirSessao(page, 'admin');
  await agendar(page, titulo, dia, ['09:00', '11:00']);
  await page.goto(`/agenda?data=${dia}`);
  await expect(evento(page, titulo)).toHaveAttribute('title', new RegExp(`^${titulo}`));
  const texto = await evento(page, titulo).getByText(titulo, { exact: true }).boundingBox();
  expect(texto?.height).toBeGreaterThan(28);
});

test('the small month opens on the chosen day, and the list of shortcuts has a button', async ({
  page,
}) => {
  const dia = segundaLivre(22);
  await entrarComo(page, 'admin', `/agenda?data=${dia}`);
  await page.getByRole('button', { name: /ir para outra data$/ }).click();
  const escolhido = page.getByRole('dialog').locator('button[aria-pressed="true"]');
  await expect(escolhido).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
  await expect(gaveta(page, 'Atalhos do teclado')).toBeVisible();
});

test('a search in a filter is cleared by its button and goes on', async ({ page }) => {
  await entrarComo(page, 'admin', '/agenda');
  await page.getByRole('button', { name: /^Participante:/ }).click();
  const busca = page.getByLabel('Buscar colega');
  await busca.fill('zzzz');
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(busca).toHaveValue('');
  await expect(busca).toBeFocused();
  await expect(page.getByRole('button', { name: 'Limpar busca' })).toHaveCount(0);
});

test('the drawer’s code, lost once, is fetched again and the drawer opens', async ({
  page,
  vigia,
}) => {
  vigia.permitir(/gaveta-.*\.js/);
  let perdas = 0;
  await page.route('**/gaveta-*.js', (rota) => {
    perdas += 1;
    return perdas === 1 ? rota.abort() : rota.continue();
  });
  await entrarComo(page, 'admin', '/agenda');
  const perdida = page.waitForEvent('requestfailed', (pedido) => pedido.url().includes('/gaveta-'));
  await page.mouse.move(300, 300);
  await perdida;
  await page.getByRole('button', { name: 'Novo Agendamento' }).click();
  await expect(gaveta(page, 'Novo agendamento')).toBeVisible();
});

test('the choices that always stand are found by typing, too', async ({ page }) => {
  await entrarComo(page, 'admin', '/agenda');
  await page.getByRole('button', { name: /^Participante/ }).click();
  await page.keyboard.type('todos');
  await page.getByRole('option', { name: 'Todos que posso ver' }).click();
  await expect(page.getByRole('button', { name: 'Participante: todos' })).toBeVisible();
});
