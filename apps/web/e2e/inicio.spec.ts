import type { APIResponse, Locator, Page } from '@playwright/test';
import {
  entrarComo,
  expect,
  semRolagemLateral,
  semViolacoes,
  soNestaPagina,
  test,
} from './apoio.ts';
import { alguemSo } from './pessoas.apoio.ts';

const TITULOS = [
  'Agenda de hoje',
  'Próximos agendamentos',
  'Clientes recentes',
  'Calendário',
  'Atalhos',
  'Favoritos',
  'Sem desfecho',
  'Clientes em atenção',
];

const cartao = (page: Page, nome: string) =>
  page.getByRole('main').getByRole('region', { name: nome, exact: true });
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });

/** Corner and size of a block, in px. */
async function caixa(bloco: Locator) {
  const medida = await bloco.boundingBox();
  if (!medida) throw new Error('O bloco não está na página.');
  return medida;
}

async function editar(page: Page): Promise<void> {
  await botao(page, 'Personalizar painel').click();
  await expect(botao(page, 'Adicionar blocos')).toBeFocused();
}

test('a block is moved by keyboard, as quickly as one types, and stays there after a reload', async ({
  page,
  request,
}) => {
  await entrarComo(page, await alguemSo(request, 'Pessoa do Painel'));
  for (const titulo of TITULOS) await expect(cartao(page, titulo)).toBeVisible();
  const antes = await caixa(cartao(page, 'Favoritos'));
  await editar(page);
  await semViolacoes(page);

  const alca = botao(page, 'Mover Favoritos');
  await alca.focus();
  // Without a pause in between: no press may be lost while the one before is drawn.
  await page.evaluate(() => {
    const alvo = document.activeElement;
    for (const key of [' ', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
      alvo?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  });
  await expect(page.getByText('Favoritos: coluna 8, linha 15.')).toBeAttached();
  await expect(alca).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Favoritos voltou ao lugar em que estava.')).toBeAttached();

  for (const tecla of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(tecla);
  await expect(alca).toBeFocused();
  await page.reload();
  await expect(cartao(page, 'Favoritos')).toBeVisible();
  const depois = await caixa(cartao(page, 'Favoritos'));
  expect(depois.x).toBeCloseTo(antes.x, 0);
  expect(depois.y).toBeLessThan(antes.y - 100);
  expect((await caixa(cartao(page, 'Atalhos'))).y).toBeGreaterThan(depois.y);
});

test('a block is dragged and drawn larger by mouse, and by a finger held down on it', async ({
  page,
}) => {
  await soNestaPagina(page);
  await page.setViewportSize({ width: 1440, height: 1300 });
  await entrarComo(page, 'consultor');
  await editar(page);
  const bloco = page.locator('[data-bloco="agenda-de-hoje"]');
  const outro = page.locator('[data-bloco="proximos-agendamentos"]');
  const de = await caixa(bloco);

  await page.mouse.move(de.x + 100, de.y + 100);
  await page.mouse.down();
  await page.mouse.move(de.x + 140, de.y + 140);
  await expect(bloco).toHaveAttribute('data-pego', 'ponteiro');
  await page.mouse.move(de.x + 900, de.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(bloco).not.toHaveAttribute('data-pego');
  await expect.poll(async () => (await caixa(bloco)).x).toBeGreaterThan(de.x + 300);
  expect((await caixa(outro)).y).toBeGreaterThan(de.y + 300);

  const canto = await caixa(botao(page, 'Redimensionar Agenda de hoje com as setas'));
  const antes = await caixa(bloco);
  await page.mouse.move(canto.x + 10, canto.y + 10);
  await page.mouse.down();
  await page.mouse.move(canto.x - 90, canto.y + 110, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await caixa(bloco)).height).toBeCloseTo(antes.height + 100, 0);
  expect((await caixa(bloco)).width).toBeLessThan(antes.width - 50);

  const cdp = await page.context().newCDPSession(page);
  const toque = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const agora = await caixa(bloco);
  await toque('touchStart', agora.x + 60, agora.y + 60);
  await expect(bloco).toHaveAttribute('data-pego', 'ponteiro');
  await toque('touchMove', agora.x - 200, agora.y + 60);
  await toque('touchMove', agora.x - 400, agora.y + 60);
  await toque('touchEnd');
  await expect(bloco).not.toHaveAttribute('data-pego');
  await expect.poll(async () => (await caixa(bloco)).x).toBeLessThan(agora.x - 250);
});

test('a block is taken off and comes back by Desfazer; blocks are added and the default restored', async ({
  page,
}) => {
  await soNestaPagina(page);
  await entrarComo(page, 'consultor');
  await editar(page);
  const bloco = page.locator('[data-bloco="calendario"]');
  const antes = await caixa(bloco);
  await botao(page, 'Remover Calendário').click();
  await expect(bloco).toHaveCount(0);
  await expect(page.locator('[data-bloco] button:focus')).toHaveCount(1);
  const aviso = page.getByRole('status').filter({ hasText: 'Calendário saiu do painel' });
  await aviso.getByRole('button', { name: 'Desfazer' }).click();
  await expect(bloco).toHaveCount(1);
  await expect.poll(() => caixa(bloco)).toEqual(antes);

  await botao(page, 'Adicionar blocos').click();
  const dialogo = page.getByRole('dialog', { name: 'Blocos do painel' });
  await expect(dialogo.getByText('Agenda da equipe')).toHaveCount(0);
  await dialogo.getByRole('button', { name: 'Adicionar Notificações não lidas' }).click();
  await expect(
    dialogo.getByRole('button', { name: 'Remover Notificações não lidas' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogo).toHaveCount(0);
  await botao(page, 'Concluir').click();
  await expect(botao(page, 'Personalizar painel')).toBeFocused();
  await expect(cartao(page, 'Notificações não lidas')).toBeVisible();

  await editar(page);
  await botao(page, 'Restaurar padrão').click();
  await expect(page.locator('[data-bloco="notificacoes"]')).toHaveCount(0);
  await page
    .getByRole('status')
    .filter({ hasText: 'Painel padrão restaurado' })
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect(page.locator('[data-bloco="notificacoes"]')).toHaveCount(1);
});

/** How far what is seen has jumped since the page was opened. */
const saltos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolver) => {
        let soma = 0;
        new PerformanceObserver((lista) => {
          for (const salto of lista.getEntries())
            soma += (salto as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolver(soma)));
      }),
  );

test('nothing jumps while slow blocks arrive one by one, at 1440 and at 375 px', async ({
  page,
}) => {
  await soNestaPagina(page);
  await entrarComo(page, 'consultor', '/selecionar-cliente');
  let espera = 100;
  // On a phone a block is waited for no longer than 2 s: there the server's own time, however long,
  // is over, for it has answered the wide page.
  const respostas = new Map<string, APIResponse>();
  await page.route(/\/api\/(agendamentos|inicio)/, async (rota) => {
    espera += 100;
    const vez = new Promise((pronto) => setTimeout(pronto, espera));
    const url = rota.request().url();
    const response = respostas.get(url) ?? (await rota.fetch());
    respostas.set(url, response);
    await vez;
    await rota.fulfill({ response });
  });
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const) {
    espera = 100;
    await page.setViewportSize({ width, height });
    await page.goto('/inicio');
    await expect(cartao(page, 'Favoritos')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await saltos(page), `${width} px`).toBeLessThanOrEqual(0.02);
  }
  // News of the live connection may be on the way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('no celular', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the blocks stand in one column, whose order is changed from a list with its tools below', async ({
    page,
  }) => {
    await soNestaPagina(page);
    await entrarComo(page, 'consultor');
    const titulos = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titulos.first()).toHaveText('Agenda de hoje');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const agenda = cartao(page, 'Agenda de hoje');
    const ultimo = await caixa(agenda.locator('a, button').last());
    const altura = await caixa(agenda);
    expect(altura.y + altura.height - ultimo.y - ultimo.height).toBeLessThan(40);

    await editar(page);
    const [primeira, ...outras] = await Promise.all(
      ['Adicionar blocos', 'Restaurar padrão', 'Concluir'].map((nome) => caixa(botao(page, nome))),
    );
    for (const outra of outras) expect(outra.y).toBe(primeira?.y);
    await semRolagemLateral(page);
    const descer = botao(page, 'Descer Agenda de hoje');
    await descer.tap();
    await descer.tap();
    await expect(descer).toBeFocused();
    await expect(page.getByText('Agenda de hoje: 4º de 9.')).toBeAttached();
    await botao(page, 'Concluir').tap();
    await expect(titulos.first()).toHaveText('Próximos agendamentos');
    await page.reload();
    await expect(titulos.first()).toHaveText('Próximos agendamentos');
    await expect(titulos.nth(2)).toHaveText('Agenda de hoje');
  });
});
