import type { Locator, Page } from '@playwright/test';
import { entrarComo, expect, test } from './apoio.ts';

/** The bar that has a button at the end of what is edited. */
const barraDe = (botao: Locator) => botao.locator('xpath=..');

/** How much of an element lies beneath the bar, in pixels. */
async function coberto(no: Locator, barra: Locator): Promise<number> {
  const [dele, dela] = await Promise.all([no.boundingBox(), barra.boundingBox()]);
  if (!dele || !dela) throw new Error('nada à vista');
  return Math.max(0, dele.y + dele.height - dela.y);
}

/** Opens the drawer of somebody whose record no test changes, at a part of it. */
async function abrirPessoa(page: Page, parte: string): Promise<Locator> {
  await entrarComo(page, 'admin', '/gerenciar-usuarios?termo=siqueira');
  await page
    .getByRole('button', { name: /Siqueira/ })
    .first()
    .click();
  const gaveta = page.getByRole('dialog');
  await gaveta.getByRole('link', { name: parte }).click();
  return gaveta;
}

test('in a long drawer the way to save is in sight at once, and no field with the focus is under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 640 });
  const gaveta = await abrirPessoa(page, 'Permissões');
  // What the groups give is counted apart from what the person was given.
  await expect(gaveta.getByText(/^[1-9]\d* pelo grupo, 0 diretas$/)).toBeVisible();
  const salvar = gaveta.getByRole('button', { name: 'Salvar permissões' });
  await expect(salvar).toBeInViewport({ ratio: 1 });
  const barra = barraDe(salvar);
  await gaveta.getByRole('searchbox', { name: 'Buscar permissões' }).focus();
  for (let passo = 0; passo < 20; passo += 1) {
    await page.keyboard.press('Tab');
    const focado = page.locator('*:focus');
    if (await salvar.evaluate((no) => no === document.activeElement)) break;
    await expect.poll(() => coberto(focado, barra), `passo ${passo}`).toBe(0);
  }
  await gaveta.evaluate((no) => no.scrollTo(0, no.scrollHeight));
  const ultima = gaveta.getByRole('checkbox').last();
  await expect.poll(() => coberto(ultima, barra)).toBe(0);
});

test('the bar of a drawer stands above the keyboard of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  // A headless browser has no keyboard: what one leaves of the window is told instead.
  await page.addInitScript(() => {
    const visivel = Object.assign(new EventTarget(), {
      height: window.innerHeight,
      offsetTop: 0,
      scale: 1,
    });
    Object.defineProperty(window, 'visualViewport', { value: visivel });
  });
  const teclado = (altura: number) =>
    page.evaluate((alta) => {
      Object.assign(window.visualViewport as object, { height: window.innerHeight - alta });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, altura);
  await entrarComo(page, 'admin', '/gerenciar-usuarios?novo=1');
  const gaveta = page.getByRole('dialog');
  const enviar = gaveta.getByRole('button', { name: 'Enviar convite' });
  const campo = gaveta.getByRole('textbox', { name: 'Telefone' });
  await campo.focus();
  await teclado(400);
  const fim = async () => {
    const caixa = await barraDe(enviar).boundingBox();
    return caixa && Math.round(caixa.y + caixa.height);
  };
  await expect.poll(fim).toBe(360);
  await expect.poll(() => coberto(campo, barraDe(enviar))).toBe(0);
  await expect(campo).toBeFocused();
  await teclado(0);
  await expect.poll(fim).toBe(760);
});
