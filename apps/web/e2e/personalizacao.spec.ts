import type { Page, Request } from '@playwright/test';
import { expect, test } from './jornada.ts';

const PAGINA = '/personalizacao';
const secao = (page: Page, nome: string) => page.locator('summary', { hasText: nome });
const variavel = (page: Page, nome: string) =>
  page.evaluate((n) => getComputedStyle(document.documentElement).getPropertyValue(n), nome);

// The delay before a save is measured with the browser's own times.
test.use({ relogioNaPagina: false, poupaDados: false });

test('a chosen setting is there in the first paint of the next load', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  await entrarComo(page, await firma.pessoa(), PAGINA);
  await secao(page, 'Botões').click();
  await page.getByRole('radio', { name: 'Rosa' }).first().check({ force: true });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dominio.tema.dark')))
    .toContain('#be185d');
  // The application's code is held back: what shows now is what the first frame shows.
  const soltar = await rede.segurar('**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => variavel(page, '--cor-primaria')).toBe('#be185d');
  soltar();
  await expect(page.getByRole('heading', { level: 1, name: 'Personalização' })).toBeVisible();
});

test('the glow of the page fades out slowly, so that its end is no edge', async ({ page }) => {
  await page.goto('/entrar');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  const foto = (await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 8 } })).toString(
    'base64',
  );
  // How strong the glow is along the upper edge of the window, eight pixels at a time.
  const forca = await page.evaluate(async (base64) => {
    const imagem = new Image();
    imagem.src = `data:image/png;base64,${base64}`;
    await imagem.decode();
    const tela = new OffscreenCanvas(imagem.width, imagem.height);
    const desenho = tela.getContext('2d');
    desenho?.drawImage(imagem, 0, 0);
    const { data = [] } = desenho?.getImageData(0, 0, imagem.width, 8) ?? {};
    return Array.from({ length: imagem.width / 8 }, (_, coluna) => {
      let soma = 0;
      for (let linha = 0; linha < 8; linha++) {
        for (let x = 0; x < 8; x++) {
          soma += Number(data[4 * (linha * imagem.width + coluna * 8 + x) + 1]);
        }
      }
      return soma / 64;
    });
  }, foto);
  const maxima = forca[0] ?? 0;
  const ate = (parte: number) => forca.findIndex((valor) => valor <= maxima * parte);
  expect(maxima).toBeGreaterThan(15);
  expect(ate(0.05)).toBeGreaterThan(0);
  // A straight ramp would come from one half to a twentieth in 0.9 of the way to the half.
  expect((ate(0.05) - ate(0.5)) / ate(0.5)).toBeGreaterThan(1.3);
});

test('changes are saved in one call, a second after the last, and reach another device', async ({
  page,
  firma,
  entrarComo,
  entrarAoVivo,
  outroNavegador,
}) => {
  const pessoa = await firma.pessoa();
  const aparelho = await outroNavegador();
  await entrarAoVivo(aparelho, pessoa, PAGINA);
  await expect.poll(() => variavel(aparelho, '--raio-cartao')).toBe('8px');

  const salvos: Request[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST' && pedido.url().endsWith('/api/user/config'))
      salvos.push(pedido);
  });
  await entrarComo(page, pessoa, PAGINA);
  await secao(page, 'Bordas').click();
  const gravada = page.waitForResponse(
    (r) => r.url().endsWith('/api/user/config') && r.request().method() === 'POST',
  );
  // Everything within that second is done and read inside the page, so that a slow machine does not
  // miss it.
  const { dito, ultima } = await page.getByLabel('Cantos dos cartões').evaluate(async (trilho) => {
    const valor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    let quando = 0;
    for (const raio of ['12', '20', '27']) {
      valor?.set?.call(trilho, raio);
      const mudanca = new Event('input', { bubbles: true });
      quando = performance.timeOrigin + mudanca.timeStamp;
      trilho.dispatchEvent(mudanca);
    }
    await new Promise(requestAnimationFrame);
    return { dito: document.querySelector('main')?.textContent ?? '', ultima: quando };
  });
  expect(dito).toContain('Salvando...');
  expect(dito).not.toContain('Tudo salvo.');
  await gravada;
  await expect(page.getByText('Tudo salvo.')).toBeVisible();
  expect(salvos.map((pedido) => pedido.postDataJSON())).toEqual([
    { config: { theme: { dark: { card: { border: { radius: 27 } } } } } },
  ]);
  expect((salvos[0]?.timing().startTime ?? 0) - ultima).toBeGreaterThanOrEqual(990);

  await expect.poll(() => variavel(aparelho, '--raio-cartao')).toBe('27px');
  // A browser with empty storage gets the settings from the server.
  await aparelho.evaluate(() => {
    for (const chave of ['dominio.cache.configuracao', 'dominio.cache.configuracao-fresca']) {
      localStorage.removeItem(chave);
    }
    localStorage.removeItem('dominio.tema.dark');
  });
  await aparelho.reload();
  await expect.poll(() => variavel(aparelho, '--raio-cartao')).toBe('27px');
});
