import { expect, type Page } from '@playwright/test';
import { type Aparelho, comFarol } from '../e2e/farol.apoio.ts';
import { PAGINAS_DO_FAROL } from '../e2e/paginas-do-farol.ts';
import { contarDesenhos, desenhos, ocupacao, TODOS_OS_EFEITOS } from '../e2e/tema.apoio.ts';
import { abrirSessao, entrarComo, test } from './apoio.ts';

// Figures, printed beside their aims and not asserted: a loaded machine changes them.

const RODADAS = 5;
const ALVOS = { computador: 95, celular: 85 } as const satisfies Record<Aparelho, number>;
/** From the click to the page's heading, its code already here. */
const TROCA_MAXIMA_MS = 100;
const TROCAS = 10;
/** With every effect on: how long it is watched, how busy it may keep the page, how often it draws. */
const EFEITOS = { segundos: 10, ocupacao: 0.1, desenhos: 30 };

const mediana = (numeros: readonly number[]) =>
  numeros.toSorted((a, b) => a - b)[Math.floor(numeros.length / 2)] ?? Number.NaN;

for (const aparelho of Object.keys(ALVOS) as Aparelho[]) {
  test(`Lighthouse, desempenho no ${aparelho}`, async ({ baseURL, launchOptions }) => {
    test.setTimeout(600_000);
    const entrar = (pagina: Page) => entrarComo(pagina, 'admin');
    await comFarol({ partida: launchOptions, base: baseURL ?? '', entrar }, async (avaliar) => {
      for (const caminho of PAGINAS_DO_FAROL) {
        const pontos: number[] = [];
        for (let i = 0; i < RODADAS; i++) {
          pontos.push((await avaliar(caminho, aparelho, ['performance'])).pontos.performance ?? 0);
        }
        process.stdout.write(
          `  ${caminho}, ${aparelho}: ${mediana(pontos)} (${pontos.join(', ')}; alvo ${ALVOS[aparelho]})\n`,
        );
      }
    });
  });
}

test('a troca de página com o código já carregado', async ({ page }) => {
  await entrarComo(page, 'admin', '/agenda');
  const tempos: number[] = [];
  for (let i = 0; i <= TROCAS; i++) {
    const [menu, titulo] = i % 2 === 0 ? ['Início', /^Bem-vindo/] : ['Agenda', 'Agenda'];
    const entrada = page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: menu, exact: true });
    const heading = page.getByRole('heading', { level: 1, name: titulo });
    await expect(entrada).toBeVisible();
    const ms = await entrada.evaluate(async (link) => {
      const antes = document.querySelector('h1');
      const inicio = performance.now();
      (link as HTMLElement).click();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const agora = document.querySelector('h1');
        if (agora && agora !== antes) return performance.now() - inicio;
        if (performance.now() - inicio > 5_000) return Number.NaN;
      }
    });
    await expect(heading).toBeVisible();
    // The first time its code is still on the way.
    if (i > 1) tempos.push(ms);
  }
  process.stdout.write(
    `  troca de página: ${mediana(tempos).toFixed(0)} ms, pior ${Math.max(...tempos).toFixed(0)} ms (limite ${TROCA_MAXIMA_MS} ms)\n`,
  );
});

test('o fundo com todos os efeitos ligados', async ({ page }) => {
  test.setTimeout(120_000);
  await contarDesenhos(page);
  // Before any page reads it: what one has read stays as it is for five minutes (part 1 §9).
  const { access_token } = await abrirSessao(page, 'admin');
  const guardada = await page.request.post('/api/user/config', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { config: TODOS_OS_EFEITOS },
  });
  expect(guardada.ok()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const caminho of PAGINAS_DO_FAROL) {
    await entrarComo(page, 'admin', caminho);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(async () => (await desenhos(page)).length).toBeGreaterThan(0);
    const antes = (await desenhos(page)).length;
    const parte = await ocupacao(page, EFEITOS.segundos);
    const porSegundo = ((await desenhos(page)).length - antes) / EFEITOS.segundos;
    process.stdout.write(
      `  ${caminho}, efeitos: ${(parte * 100).toFixed(1)} % da linha principal (limite ${EFEITOS.ocupacao * 100} %), ${porSegundo.toFixed(1)} desenhos por segundo (limite ${EFEITOS.desenhos})\n`,
    );
  }
});
