import type { Page } from '@playwright/test';
import { marcar, painel, sino } from './ao-vivo.apoio.ts';
import { test as base, expect } from './jornada.ts';

const linha = (page: Page, titulo: string) =>
  painel(page).getByRole('listitem').filter({ hasText: titulo });
const acao = (page: Page, titulo: string, qual: 'Importante' | 'Remover') =>
  linha(page, titulo).getByRole('button', { name: `${qual}: Novo agendamento criado` });
const botao = (page: Page, name: string) => painel(page).getByRole('button', { name });

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

test('what is done to notifications in one tab is done in the other', async ({ page, outra }) => {
  const abas = [page, outra];
  await acao(page, a, 'Importante').click();
  for (const aba of abas) {
    await expect(acao(aba, a, 'Importante')).toHaveAttribute('aria-pressed', 'true');
    await expect(acao(aba, b, 'Importante')).toHaveAttribute('aria-pressed', 'false');
  }
  await botao(page, 'Marcar todas como lidas').click();
  for (const aba of abas) await expect(acao(aba, b, 'Remover')).toBeVisible();
  await acao(page, b, 'Remover').click();
  for (const aba of abas) await expect(linha(aba, b)).toHaveCount(0);
  await page.keyboard.press('z');
  for (const aba of abas) await expect(linha(aba, b)).toBeVisible();

  await botao(page, 'Limpar todas').click();
  await botao(page, 'Manter importantes').click();
  for (const aba of abas) {
    await expect(linha(aba, b)).toHaveCount(0);
    await expect(linha(aba, a)).toBeVisible();
  }
  await botao(page, 'Limpar todas').click();
  await botao(page, 'Limpar tudo').click();
  for (const aba of abas) await expect(painel(aba).getByText('Nenhuma notificação')).toBeVisible();
  await page.keyboard.press('z');
  for (const aba of abas) await expect(linha(aba, a)).toBeVisible();
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
