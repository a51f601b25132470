import { expect, test } from './apoio.ts';
import { comFarol } from './farol.apoio.ts';
import { PAGINAS_DO_FAROL } from './paginas-do-farol.ts';

// Lighthouse on the pages of every day. Performance is measured by `npm run vistoria`.

const CLS_MAXIMO = 0.02;

test('Lighthouse finds nothing to mend in accessibility and best practices, and nothing jumps', async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(180_000);
  await comFarol({ partida: launchOptions, base: baseURL ?? '' }, async (avaliar) => {
    for (const caminho of PAGINAS_DO_FAROL) {
      await test.step(caminho, async () => {
        const laudo = await avaliar(caminho, 'computador', ['accessibility', 'best-practices']);
        const { accessibility, 'best-practices': praticas } = laudo.pontos;
        const achados = laudo.achados.join(', ');
        expect.soft(accessibility, `${caminho}, acessibilidade: ${achados}`).toBe(100);
        expect.soft(praticas, `${caminho}, boas práticas: ${achados}`).toBe(100);
        expect.soft(laudo.cls, `${caminho}, deslocamento`).toBeLessThanOrEqual(CLS_MAXIMO);
        process.stdout.write(
          `  ${caminho} ${JSON.stringify(laudo.pontos)} CLS ${laudo.cls.toFixed(4)}\n`,
        );
      });
    }
  });
});
