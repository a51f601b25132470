import type { Page } from '@playwright/test';
import { marcar, painel, sino } from './ao-vivo.apoio.ts';
import { test as base, expect } from './jornada.ts';

const linha = (page: Page, titulo: string) =>
  painel(page).getByRole('listitem').filter({ hasText: titulo });
const acao = (page: Page, titulo: string, qual: 'Importante' | 'Remover' | 'Marcar como lida') =>
  linha(page, titulo).getByRole('button', { name: `${qual}: Novo agendamento criado` });
const botao = (page: Page, name: string) => painel(page).getByRole('button', { name });
const desfazer = (page: Page, titulo: string) =>
  page.getByRole('status').filter({ hasText: titulo }).getByRole('button', { name: 'Desfazer' });

const [a, b] = ['Revisão do contrato', 'Fechamento de março'] as const;

const test = base.extend<{ outra: Page }>({
  /**
   * A second tab of the person on `page`; both tabs have the bell open with two new notifications.
   */
  outra: async ({ page, context, firma, entrarAoVivo, comoPrograma }, usar) => {
    const dona = await firma.pessoa();
    const autor = await comoPrograma(await firma.pessoa());
    await entrarAoVivo(page, dona, '/inicio');
    const outra = await context.newPage();
    await outra.goto('/inicio');
    await marcar(autor, dona, a, '09:00');
    await marcar(autor, dona, b, '10:00');
    for (const aba of [outra, page]) {
      await aba.bringToFront();
      await expect(sino(aba)).toHaveAccessibleName('Notificações, 2 não lidas');
      await sino(aba).click();
      await expect(linha(aba, b)).toBeVisible();
    }
    await usar(outra);
  },
});

test('notifications are marked, removed and restored by mouse and keyboard, in every tab', async ({
  page,
  outra,
}) => {
  await test.step('importance is switched on and off', async () => {
    await acao(page, a, 'Importante').click();
    for (const aba of [page, outra]) {
      await expect(acao(aba, a, 'Importante')).toHaveAttribute('aria-pressed', 'true');
      await expect(acao(aba, b, 'Importante')).toHaveAttribute('aria-pressed', 'false');
    }
  });

  await test.step('a notification caused by somebody else is removable once read', async () => {
    await expect(acao(page, b, 'Remover')).toHaveCount(0);
    await expect(acao(page, b, 'Marcar como lida')).toHaveCount(0);
    await botao(page, 'Marcar todas como lidas').click();
    for (const aba of [page, outra]) await expect(acao(aba, b, 'Remover')).toBeVisible();
  });

  await test.step('keys act on the focused row, and the focus is never lost', async () => {
    await linha(page, b).getByRole('link').focus();
    await page.keyboard.press('Delete');
    for (const aba of [page, outra]) await expect(linha(aba, b)).toHaveCount(0);
    await expect(linha(page, a).getByRole('link')).toBeFocused();
    await page.keyboard.press('i');
    await page.keyboard.press('z');
    for (const aba of [page, outra]) await expect(linha(aba, b)).toBeVisible();
    await expect(acao(outra, a, 'Importante')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('i');
    await expect(acao(outra, a, 'Importante')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('k');
    await expect(linha(page, b).getByRole('link')).toBeFocused();
  });
});

test('notifications are cleared and restored by mouse and keyboard, in every tab', async ({
  page,
  outra,
}) => {
  await acao(page, a, 'Importante').click();
  await botao(page, 'Marcar todas como lidas').click();
  await expect(acao(outra, b, 'Remover')).toBeVisible();
  await expect(acao(outra, a, 'Importante')).toHaveAttribute('aria-pressed', 'true');

  await test.step('clearing asks about important ones, and Escape keeps them', async () => {
    await botao(page, 'Limpar todas').click();
    await expect(painel(page).getByText('Há 1 notificação importante.')).toBeVisible();
    await expect(botao(page, 'Manter importantes')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(botao(page, 'Manter importantes')).toHaveCount(0);
    await expect(linha(page, a)).toBeVisible();

    await botao(page, 'Limpar todas').click();
    await botao(page, 'Manter importantes').click();
    for (const aba of [page, outra]) {
      await expect(linha(aba, b)).toHaveCount(0);
      await expect(linha(aba, a)).toBeVisible();
    }
    await desfazer(page, '1 notificação removida').click();
    await expect(linha(outra, b)).toBeVisible();
  });

  await test.step('all of them are cleared, and come back', async () => {
    await sino(page).click();
    await botao(page, 'Limpar todas').click();
    await botao(page, 'Limpar tudo').click();
    for (const aba of [page, outra]) {
      await expect(painel(aba).getByText('Nenhuma notificação')).toBeVisible();
      await expect(botao(aba, 'Limpar todas')).toHaveCount(0);
    }
    await expect(painel(page).getByRole('heading', { name: 'Notificações' })).toBeFocused();
    await page.keyboard.press('z');
    for (const aba of [page, outra]) await expect(linha(aba, a)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sino(page)).toBeFocused();
  });
});

test('a list whose code cannot be loaded says so in its place, and the top bar stays', async ({
  page,
  firma,
  rede,
  vigia,
  entrarAoVivo,
}) => {
  vigia.permitir(/painel-de-notificacoes|Failed to fetch|ERR_FAILED/);
  // The page counts as having just reloaded, so that it does not do so again by itself.
  await page.addInitScript(() =>
    sessionStorage.setItem('dominio.recarregado_em', String(Date.now())),
  );
  await entrarAoVivo(page, await firma.pessoa(), '/inicio');
  await rede.cortar('**/painel-de-notificacoes-*.js');
  await sino(page).click();
  await expect(painel(page).getByText('Erro ao carregar componente')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sino(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a row is large enough for a thumb, and cleared notifications come back by undoing', async ({
    page,
    firma,
    entrarAoVivo,
    comoPrograma,
  }) => {
    const dona = await firma.pessoa();
    await entrarAoVivo(page, dona, '/inicio');
    const titulo = 'Revisão do contrato';
    await marcar(await comoPrograma(await firma.pessoa()), dona, titulo, '09:00');
    await sino(page).tap();
    await acao(page, titulo, 'Importante').tap();
    const alvo = await acao(page, titulo, 'Importante').boundingBox();
    expect([alvo?.width, alvo?.height]).toEqual([44, 44]);
    await botao(page, 'Limpar todas').tap();
    await expect(botao(page, 'Limpar tudo')).toBeVisible();
    await botao(page, 'Limpar tudo').tap();
    await expect(painel(page).getByText('Nenhuma notificação')).toBeVisible();
    await desfazer(page, '1 notificação removida').tap();
    await sino(page).tap();
    await expect(linha(page, titulo)).toBeVisible();
  });
});
