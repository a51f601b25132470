import { mesclar } from '@dominio/contrato/tema/mesclar';
import type { Page } from '@playwright/test';
import { test as base, expect } from './jornada.ts';
import {
  contarDesenhos,
  coresDaCarga,
  desenhos,
  maiorTarefa,
  ocupacao,
  TODOS_OS_EFEITOS,
} from './tema.apoio.ts';

const TITULO = { level: 1, name: 'Personalização' } as const;

const test = base.extend<{ abrir(mudancas?: object): Promise<void> }>({
  /** Opens the page as a new person with these settings. */
  abrir: ({ page, firma, entrarComo, comoPrograma }, usar) =>
    usar(async (mudancas = {}) => {
      const pessoa = await firma.pessoa();
      const config = mesclar({ theme: { mode: 'dark' } }, mudancas);
      await (await comoPrograma(pessoa)).pedir('POST', '/api/user/config', { config });
      await entrarComo(page, pessoa, '/personalizacao');
    }),
});

// The browser's own frames, tasks and times are measured, which the test's clock would replace.
test.use({ relogioNaPagina: false, poupaDados: false });

const imprimir = (linha: string) => process.stdout.write(`  ${linha}\n`);

/** Resolves when the page has shown that many more frames. */
const passarQuadros = (page: Page, quantos = 1) =>
  page.evaluate(
    (n) =>
      new Promise<void>((pronto) => {
        let faltam = n;
        const passar = () => (--faltam === 0 ? pronto() : requestAnimationFrame(passar));
        requestAnimationFrame(passar);
      }),
    quantos,
  );

test('with every effect the background is drawn at most 30 times a second, never hidden', async ({
  page,
  abrir,
}) => {
  await contarDesenhos(page);
  // Lets the test make the page report that it is hidden.
  await page.addInitScript(() => {
    let escondida = false;
    Object.defineProperty(document, 'visibilityState', {
      get: () => (escondida ? 'hidden' : 'visible'),
    });
    Object.assign(window, {
      esconder: (sim: boolean) => {
        escondida = sim;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await abrir(TODOS_OS_EFEITOS);
  await expect.poll(async () => (await desenhos(page)).length).toBeGreaterThan(2);
  const parte = await ocupacao(page, 2);
  imprimir(`todos os efeitos, 2 s: ${(parte * 100).toFixed(1)} % da linha principal (limite 10 %)`);
  expect(parte).toBeLessThanOrEqual(0.1);

  // Changes size and colours in every frame, until more was drawn than a second allows.
  const jaDesenhados = (await desenhos(page)).length;
  await page.evaluate(async (ate) => {
    const { desenhos } = window as unknown as { desenhos: number[] };
    while (desenhos.length < ate) {
      window.dispatchEvent(new Event('resize'));
      document.dispatchEvent(new Event('dominio:cores'));
      await new Promise(requestAnimationFrame);
    }
  }, jaDesenhados + 35);
  const quando = await desenhos(page);
  for (const [i, momento] of quando.entries()) {
    expect(momento - (quando[i - 30] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(1_000);
  }

  /** Asserts that the page shows frames and draws its background in none of them. */
  const parou = () =>
    expect(async () => {
      const antes = (await desenhos(page)).length;
      await passarQuadros(page, 20);
      expect((await desenhos(page)).length).toBe(antes);
    }).toPass();
  await page.evaluate('esconder(true)');
  await parou();
  await page.evaluate('esconder(false)');
  const depois = (await desenhos(page)).length;
  await expect.poll(async () => (await desenhos(page)).length).toBeGreaterThan(depois);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await parou();
});

test('no task is over 50 ms while a slider is dragged and colours are chosen', async ({
  page,
  browser,
  abrir,
}) => {
  await abrir();
  await page.locator('summary', { hasText: 'Cartões' }).click();
  const trilho = page.getByRole('slider', { name: 'Opacidade', exact: true });
  const cores = page.getByRole('group', { name: 'Cor dos cartões' }).getByRole('radio');
  await trilho.scrollIntoViewIfNeeded();
  const caixa = await trilho.boundingBox();
  if (!caixa) throw new Error('Sem controle deslizante.');
  const y = caixa.y + caixa.height / 2;
  const cartoes = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--cor-cartao'),
    );
  const vistas = new Set<string>();
  const { trabalho, duracao } = await maiorTarefa(browser, page, async () => {
    await page.mouse.move(caixa.x + caixa.width - 8, y);
    await page.mouse.down();
    for (let i = 1; i <= 30; i++) {
      await page.mouse.move(caixa.x + caixa.width * (1 - i / 40), y);
      await passarQuadros(page);
      vistas.add(await cartoes());
    }
    await page.mouse.up();
    for (const opcao of await cores.all()) {
      await opcao.check({ force: true });
      await passarQuadros(page, 2);
      vistas.add(await cartoes());
    }
    // Waits for the work that a change leaves for later: storing it for the next first paint, and
    // saving it.
    await expect(page.getByText('Tudo salvo.')).toBeVisible();
  });
  expect(vistas.size, 'mudanças vistas').toBeGreaterThan(15);
  imprimir(
    `maior tarefa ao mudar o tema: ${trabalho.toFixed(0)} ms de trabalho, ${duracao.toFixed(0)} ms ao todo (limite 50 ms)`,
  );
  // Its processor time, because on a busy machine a task also waits for its turn.
  expect(trabalho).toBeLessThanOrEqual(50);
});

const PROPRIA = '#3b0764';
const TEMAS = [
  ['the dark theme', {}, '#000000'],
  ['the light theme', { theme: { mode: 'light' } }, '#f4f6f8'],
  [
    'colours of the own',
    { theme: { dark: { body: { isCustom: true, custom: PROPRIA } } } },
    PROPRIA,
  ],
] as const;

for (const [nome, partida, cor] of TEMAS) {
  test(`every frame of a load has the background of ${nome}`, async ({ page, rede, abrir }) => {
    await abrir(partida);
    const certa = [1, 3, 5].map((i) => Number.parseInt(cor.slice(i, i + 2), 16));
    await expect(page.locator('body')).toHaveCSS('background-color', `rgb(${certa.join(', ')})`);
    const folha = () => page.evaluate(() => localStorage.getItem('dominio.tema.dark') ?? '');
    if (cor === PROPRIA) await expect.poll(folha).toContain(cor);
    const soltar = await rede.segurar('**/assets/*.js');
    const vistas = await coresDaCarga(page, async () => {
      await page.reload({ waitUntil: 'commit' });
      // The first frame is shown before any of the application's code has arrived.
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      await passarQuadros(page, 3);
      soltar();
      await expect(page.getByRole('heading', TITULO)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
    imprimir(`${nome}: ${vistas.length} quadros, ${[...new Set(vistas.map(String))].join(' · ')}`);
    expect(vistas.length).toBeGreaterThan(3);
    // The theme's glow, and the veil over the page while it loads, are shades of the background.
    const longe = vistas.filter((vista) =>
      vista.some((c, i) => Math.abs(c - (certa[i] ?? -1)) > 20),
    );
    expect(longe).toEqual([]);
  });
}
