import { GRUPO } from '@dominio/contrato/permissoes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { chip, linhas } from './clientes.apoio.ts';
import { expect, test } from './jornada.ts';

// The browser's own frames are measured, which the test's clock would replace.
test.use({ relogioNaPagina: false });

test('with 5,000 clients the list opens, its time printed beside its limit, and rows cover it in every frame of a scroll', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  await firma.cliente({ nome: 'Aurora Tecidos' });
  const gestor = await firma.pessoa({ grupo_id: GRUPO.administrador });
  // A real row is repeated to the size of a whole firm: only the drawing is measured.
  await rede.alterar(usuariosEndpoints.clientesFiltrados, (resposta) => {
    const [modelo] = resposta.clientes;
    if (!modelo) return resposta;
    const clientes = Array.from({ length: 5_000 }, (_, i) => ({ ...modelo, id: modelo.id + i }));
    return { ...resposta, clientes, total: clientes.length };
  });
  await entrarComo(page, gestor, '/selecionar-cliente');
  const chegou = page.waitForResponse('**/usuarios/me/clientes-filtrados');
  await linhas(page).first().click();
  await chegou;
  await chip(page).click();
  await expect(page.getByText('5.000 clientes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();

  const abertura = await chip(page).evaluate(
    (botao) =>
      new Promise<number>((pronto) => {
        const inicio = performance.now();
        const conferir = () =>
          document.querySelector('[aria-label=Clientes] [role=option]')
            ? pronto(performance.now() - inicio)
            : requestAnimationFrame(conferir);
        (botao as HTMLElement).click();
        conferir();
      }),
  );
  const linha = `lista de 5.000 clientes: ${abertura.toFixed(0)} ms até as linhas (limite 100 ms)`;
  test.info().annotations.push({ type: 'medida', description: linha });
  process.stdout.write(`  ${linha}\n`);

  const vazios = await page.getByRole('listbox').evaluate(async (lista) => {
    const rolagem = lista.parentElement as HTMLElement;
    // Waits for the frame in which the page learns of the scroll: from then on what it shows is its
    // own doing.
    const quadro = () =>
      new Promise((seguir) =>
        rolagem.addEventListener('scroll', () => requestAnimationFrame(seguir), { once: true }),
      );
    const falhas: number[] = [];
    for (let i = 0; i < 90; i += 1) {
      const mostrado = quadro();
      // A slow machine: what waits for the end of the scroll comes before the next frame does.
      const fim = performance.now() + (i % 10 === 3 ? 160 : 0);
      while (performance.now() < fim);
      rolagem.scrollTop =
        (rolagem.scrollTop + (i % 10 === 9 ? 40_000 : 700)) % rolagem.scrollHeight;
      await mostrado;
      const { top, bottom } = rolagem.getBoundingClientRect();
      const linhas = [...lista.querySelectorAll('[role=option]')]
        .map((linha) => linha.getBoundingClientRect())
        .sort((a, b) => a.top - b.top);
      let coberto = top;
      for (const linha of linhas) {
        if (linha.top <= coberto + 1) coberto = Math.max(coberto, linha.bottom);
      }
      if (coberto < bottom - 1) falhas.push(i);
    }
    return falhas;
  });
  expect(vazios).toEqual([]);
  expect(await page.getByRole('listbox').getByRole('option').count()).toBeLessThan(60);
});
