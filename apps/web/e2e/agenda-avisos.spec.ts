import { agendar, gaveta, segundaLivre } from './agenda.apoio.ts';
import { entrarComo, expect, test } from './apoio.ts';

for (const [width, vez] of [
  [1440, 44],
  [1024, 45],
  [768, 46],
  [375, 47],
] as const) {
  test(`a toast lies on no button of the drawer at ${width} px`, async ({ page }) => {
    const dia = segundaLivre(vez);
    await page.setViewportSize({ width, height: 800 });
    await entrarComo(page, 'admin', '/agenda');
    const id = await agendar(page, 'Botões à vista', dia, ['10:00', '11:00']);
    await page.goto(`/agenda?data=${dia}&agendamento=${id}&editar=1`);
    const edicao = gaveta(page, 'Editar agendamento');
    await edicao.getByLabel('Local').fill('Sala 2');
    await edicao.getByRole('button', { name: 'Salvar' }).click();
    const aberta = gaveta(page, 'Agendamento');
    await expect(aberta.getByRole('button', { name: 'Excluir' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fechar aviso' })).toBeVisible();
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
    // All at once: the toast does not wait for them.
    await expect.poll(cobertos).toEqual([]);
    await aberta.getByRole('button', { name: 'Editar' }).click();
    await edicao.getByRole('button', { name: 'Salvar' }).click({ trial: true });
    await expect(page.getByRole('button', { name: 'Fechar aviso' })).toBeVisible();
  });
}
