import type { Page } from '@playwright/test';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const cartao = (page: Page, nome: string) => page.getByRole('link', { name: nome, exact: true });
const resultado = (page: Page) => page.getByRole('region', { name: 'Resultado' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the tools fill the page as the theme says, and are found by typing', async ({ page }) => {
  await entrarComo(page, 'consultor', '/ferramentas');
  const botoes = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(botoes).toHaveCount(6);
  for (const largura of [1440, 768] as const) {
    await page.setViewportSize({ width: largura, height: 900 });
    // The layout of the width takes its place a moment after the window has it.
    await expect(async () => {
      const [grade, ...caixas] = await botoes.evaluateAll((itens) =>
        [itens[0]?.parentElement, ...itens].map(
          (item) => item?.getBoundingClientRect().toJSON() as DOMRect,
        ),
      );
      const direita = Math.max(...caixas.map(({ right }) => right));
      expect(direita, `nothing left over at ${largura}`).toBeCloseTo(grade?.right ?? 0, 0);
      for (const { width, height } of caixas) {
        expect(width).toBeGreaterThanOrEqual(320);
        expect(height).toBeGreaterThanOrEqual(180);
      }
      expect(new Set(caixas.map(({ width }) => Math.round(width))).size).toBe(1);
    }).toPass({ timeout: 7_000 });
    await semRolagemLateral(page);
  }
  await page.getByRole('searchbox', { name: 'Buscar ferramenta' }).fill('reuniões');
  await expect(botoes).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Buscar ferramenta' }).fill('foguete');
  await expect(page.getByText('Nenhuma ferramenta encontrada para "foguete".')).toBeVisible();
});

test('business days and interest follow the fields, and are copied', async ({ page, vigia }) => {
  test.slow();
  await entrarComo(page, 'consultor', '/ferramentas');
  await cartao(page, 'Dias úteis').click();
  await expect(page).toHaveURL(/utilitario=dias-uteis/);
  const campo = (nome: string) => page.getByRole('textbox', { name: nome, exact: true });
  await expect(campo('De')).toBeFocused();
  await campo('De').fill('02/11/2026');
  await campo('Até').fill('30/11/2026');
  await expect(resultado(page)).toContainText('19 dias úteis');
  await expect(resultado(page).getByRole('listitem')).toHaveCount(3);
  await semViolacoes(page);
  await resultado(page).getByRole('button', { name: 'Copiar' }).click();
  await expect(resultado(page).getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('19 dias úteis');
  await campo('Até').fill('01/11/2026');
  await expect(page.getByText('A data final não pode ser antes da inicial.').first()).toBeVisible();
  await page.getByText('Somar', { exact: true }).click();
  await campo('Dias úteis').fill('1');
  await expect(resultado(page)).toContainText(/terça-feira, 3 de novembro de 2026/i);
  await page.keyboard.press('Escape');

  await cartao(page, 'Juros e multa').click();
  await expect(page.getByText('Informe o valor para calcular.')).toBeVisible();
  await expect(campo('Valor')).toBeFocused();
  await campo('Valor').fill('1.000,00');
  await campo('Vencimento').fill('10/11/2026');
  await campo('Pagamento').fill('20/11/2026');
  await expect(resultado(page)).toContainText('R$ 1.023,33');
  await expect(resultado(page)).toContainText('10 dias de atraso');
  await semViolacoes(page, ['dark']);

  // Until the next answer is there, all that is shown is the last one, and none of it is copied.
  const { promise: soltar, resolve: responder } = Promise.withResolvers<void>();
  await page.route(/api\/ferramentas\/juros/, async (rota) => {
    await soltar;
    await rota.continue();
  });
  await campo('Valor').fill('2.000,00');
  await expect(resultado(page)).toHaveAttribute('aria-busy', 'true');
  const copiar = resultado(page).getByRole('button', { name: 'Copiar o cálculo' });
  await expect(copiar).toBeDisabled();
  const primeira = resultado(page).getByRole('listitem').filter({ hasText: 'Valor' }).first();
  await expect(primeira).toContainText('R$ 1.000,00');
  responder();
  await expect(primeira).toContainText('R$ 2.000,00');
  await expect(resultado(page)).toContainText('R$ 2.046,67');
  await expect(copiar).toBeEnabled();

  vigia.permitir(/422/);
  await campo('Vencimento').fill('02/01/2024');
  await campo('Pagamento').fill('30/12/2030');
  await campo('Juros ao mês (%)').fill('100');
  await page.getByRole('combobox', { name: 'Tipo de juros' }).click();
  await page.getByRole('option', { name: 'Compostos' }).click();
  await expect(page.getByText('O resultado é grande demais')).toBeVisible();
});

test('documents are checked and passwords made on this machine alone', async ({ page }) => {
  test.slow();
  await entrarComo(page, 'consultor', '/ferramentas?utilitario=documentos');
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(pedido.url()));
  await page
    .getByRole('textbox', { name: 'CPF ou CNPJ' })
    .fill('52998224725\n12ABC34501DE34\n12ABC34501DE35\nabc');
  await expect(resultado(page)).toContainText('2 válidos de 4');
  await expect(resultado(page).getByRole('listitem')).toHaveText([
    /529\.982\.247-25\s*CPF válido/,
    /CNPJ inválido: os dígitos verificadores seriam 35/,
    /12\.ABC\.345\/01DE-35\s*CNPJ alfanumérico válido/,
    /Não é CPF nem CNPJ/,
  ]);
  await semViolacoes(page);
  await page.getByRole('button', { name: 'Fechar' }).click();

  await cartao(page, 'Gerador de senha').click();
  await expect(page.getByRole('textbox', { name: 'Tamanho' })).toBeFocused();
  const senha = page.getByRole('status', { name: 'Senha gerada' });
  await expect(senha).toHaveText(/^.{20}$/);
  const primeira = await senha.textContent();
  await page.getByRole('button', { name: 'Gerar outra' }).click();
  await expect(senha).not.toHaveText(primeira ?? '');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await senha.textContent());
  await semViolacoes(page);
  for (const nome of ['Letras minúsculas', 'Letras maiúsculas', 'Números', 'Símbolos']) {
    await page.getByRole('checkbox', { name: nome }).uncheck();
  }
  await expect(page.getByText('Escolha pelo menos um tipo de caractere.')).toBeVisible();
  expect(pedidos.filter((url) => url.includes('/api/ferramentas'))).toEqual([]);
});
