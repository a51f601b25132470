import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { entrarComo, expect, semRolagemLateral, semViolacoes, test } from './apoio.ts';

const escrita = (data: string) => data.split('-').reverse().join('/');

test('an absence is marked with a substitute, changed, deleted and undone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await entrarComo(page, 'admin', '/times');
  await page.getByRole('link', { name: 'Ausências' }).click();
  await expect(page).toHaveURL(/aba=ausencias/);
  await page.getByRole('button', { name: 'Marcar ausência' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Marcar ausência' });
  await dialogo.getByRole('button', { name: 'Marcar ausência' }).click();
  await expect(dialogo.getByText('Escolha quem se ausenta.')).toBeVisible();
  const escolher = async (campo: string, nome: string) => {
    await dialogo.getByRole('combobox', { name: campo }).fill(nome);
    await page
      .getByRole('option', { name: new RegExp(nome) })
      .first()
      .click();
  };
  await escolher('Quem se ausenta', 'Otávio');
  // Nobody stands in for themselves.
  const substituto = dialogo.getByRole('combobox', { name: 'Quem substitui' });
  await substituto.fill('Otávio');
  await expect(
    page.getByText('Ninguém encontrado. Digite ao menos 2 letras do nome.'),
  ).toBeVisible();
  await expect(page.getByRole('option', { name: /Otávio/ })).toHaveCount(0);
  await escolher('Quem substitui', 'Luana');
  const hoje = dataCivil(new Date());
  await dialogo.getByRole('textbox', { name: 'Primeiro dia' }).fill(escrita(hoje));
  await dialogo.getByRole('textbox', { name: 'Último dia' }).fill(escrita(somarDias(hoje, 10)));
  await semRolagemLateral(page);
  await semViolacoes(page);
  // What was typed is not left behind unasked.
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(substituto).toHaveValue(/Luana/);
  await dialogo.getByRole('button', { name: 'Marcar ausência' }).click();
  await expect(dialogo).toBeHidden();
  const lista = page.getByRole('list', { name: 'Fora agora' });
  const item = lista.getByRole('listitem').filter({ hasText: 'Otávio' });
  await expect(item).toContainText('Substituição de Luana');
  await expect(item.getByText('Férias')).toHaveCount(1);
  await semRolagemLateral(page);
  await semViolacoes(page);
  await item.getByRole('button', { name: /^Mudar/ }).click();
  const mudanca = page.getByRole('dialog', { name: 'Mudar ausência' });
  await mudanca.getByRole('textbox', { name: 'Observação' }).fill('Volta descansado');
  await mudanca.getByRole('button', { name: 'Salvar ausência' }).click();
  await expect(item).toContainText('Volta descansado');
  // Whoever is away is told of where people are chosen for an appointment.
  await page.goto(`/agenda?novo=1&inicio=${somarDias(hoje, 1)}T09:00`);
  const nova = page.getByRole('dialog', { name: 'Novo agendamento' });
  await nova.getByLabel('Participantes').first().fill('Otávio');
  const opcao = page.getByRole('option', { name: /Otávio/ });
  await expect(opcao).toContainText(/de férias até \d\d\/\d\d · substituição: Luana/);
  await opcao.click();
  await expect(nova.getByText(/^Otávio.* está de férias até .*; quem substitui é/)).toBeVisible();
  await semRolagemLateral(page);
  await page.goto('/times?aba=ausencias');
  await item.getByRole('button', { name: /^Excluir/ }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(item).toBeVisible();
  const excluida = page.waitForResponse((resposta) => resposta.request().method() === 'DELETE');
  await item.getByRole('button', { name: /^Excluir/ }).click();
  await expect(item).toHaveCount(0);
  // Leaving deletes at once; what is read next must not come before that.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await excluida;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Marcar ausência' })).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('the mark of the chosen period lies on its label', async ({ page }) => {
  await entrarComo(page, 'admin', '/times?aba=ausencias');
  const quando = page.getByRole('radiogroup', { name: 'Quando' });
  const desvio = async () => {
    const marca = await quando.locator('[class*="indicator"]').boundingBox();
    const rotulo = await quando.locator('label[data-active]').boundingBox();
    if (!marca || !rotulo) return null;
    return Math.max(Math.abs(marca.x - rotulo.x), Math.abs(marca.y - rotulo.y));
  };
  await expect.poll(desvio).toBeLessThan(1);
  await quando.getByText('Passadas').click();
  await expect.poll(desvio).toBeLessThan(1);
});
