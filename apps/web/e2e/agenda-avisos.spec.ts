import { agendar, gaveta, segundaLivre } from './agenda.apoio.ts';
import { abrirSessao, expect, test } from './apoio.ts';

test('a toast lies on no button of the drawer, at any width', async ({ page }) => {
  test.slow();
  const dia = segundaLivre(44);
  await abrirSessao(page, 'admin');
  const id = await agendar(page, 'Botões à vista', dia, ['10:00', '11:00']);
  for (const width of [1440, 1024, 768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/agenda?data=${dia}&agendamento=${id}&editar=1`);
    const edicao = gaveta(page, 'Editar agendamento');
    await edicao.getByLabel('Local').fill(`Sala ${width}`);
    await edicao.getByRole('button', { name: 'Salvar' }).click();
    // It stays while the pointer is on it.
    const fechar = page.getByRole('button', { name: 'Fechar aviso' });
    await fechar.hover();
    const aberta = gaveta(page, 'Agendamento');
    const editar = aberta.getByRole('button', { name: 'Editar' });
    await expect(aberta.getByRole('button', { name: 'Excluir' })).toBeVisible();
    const cobertos = () =>
      aberta.getByRole('button').evaluateAll((botoes) =>
        botoes
          .filter((botao) => {
            botao.scrollIntoView({ block: 'nearest' });
            const { x, y, width, height } = botao.getBoundingClientRect();
            return !botao.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          })
          .map((botao) => botao.textContent),
      );
    await expect.poll(cobertos, `a ${width} px`).toEqual([]);
    await editar.press('Enter');
    // It has made room for the bar of the form.
    await fechar.hover();
    await edicao.getByRole('button', { name: 'Salvar' }).click({ trial: true });
    await expect(fechar).toBeVisible();
  }
});
