import { ALARME, ATO, FORA } from '@dominio/contrato/test/ato-hostil';
import { HTML_HOSTIL } from '@dominio/contrato/test/html-hostil';
import { expect, test } from '@playwright/test';
import { cartasDe } from '../../api/test/jornadas.ts';

const tocou = (nome: string) => (globalThis as unknown as Record<string, unknown>)[nome];
const NOME = ALARME.slice('top.'.length);

test('NO-12: of hostile messages nothing runs in a letter, nothing is asked for and nothing but marks is left', async ({
  page,
}) => {
  test.slow();
  const pedidos: string[] = [];
  await page.route('**/*', (rota) => {
    pedidos.push(rota.request().url());
    return rota.abort();
  });
  // That what acts is heard.
  await page.setContent(`<img src="data:," onerror="${ATO}"><img src="//${FORA}/p.gif">`);
  await expect.poll(() => page.evaluate(tocou, NOME)).toBe(1);
  await page.evaluate(
    (nome) => delete (globalThis as unknown as Record<string, unknown>)[nome],
    NOME,
  );
  pedidos.length = 0;

  const modelo = new Set<string>();
  for (const [n, html] of (await cartasDe(['Texto', ...HTML_HOSTIL])).entries()) {
    await page.setContent(html);
    const lido = await page.evaluate((nome) => {
      const elementos = [...document.querySelectorAll('*')];
      return {
        tocou: (globalThis as unknown as Record<string, unknown>)[nome],
        // Each by its name and those of its attributes.
        formas: elementos.map((um) =>
          [um.localName, ...um.getAttributeNames().toSorted()].join(' '),
        ),
        enderecos: [...document.links].map(({ href }) => href),
      };
    }, NOME);
    expect(lido.tocou, html).toBeUndefined();
    if (n === 0) for (const forma of lido.formas) modelo.add(forma);
    const alheias = lido.formas.filter((forma) => !modelo.has(forma));
    expect(
      alheias.filter((forma) => !['b', 'i', 'br', 'a', 'a href style'].includes(forma)),
      html,
    ).toEqual([]);
    for (const endereco of lido.enderecos) expect(endereco).toMatch(/^https:\/\//);
  }
  expect(pedidos).toEqual([]);
});
