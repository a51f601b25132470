import { timesEndpoints } from '@dominio/contrato/times';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { parametro } from '../../../test/pagina/endereco.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { arrastar } from '../../../test/pagina/ponteiro.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderTimes, umMembro, umTime } from '../../../test/pagina/registros/time.ts';

const gaveta = painel(/^Time/);
const alca = gaveta.getByRole('button', { name: 'Arrastar Helena Barreto para outro time' });
const alvos = page.getByRole('region', { name: 'Soltar em outro time' });
const folha = alvos.getByText('Folha');
const ficou = page.getByText('Helena Barreto ficou onde estava');
const linha = (nome: string) => page.getByRole('main').getByRole('row').filter({ hasText: nome });

async function abrirContabil() {
  responderTimes(
    [umTime({ id: 1, nome: 'Contábil' }), umTime({ id: 2, nome: 'Folha' })],
    [umMembro('Helena Barreto', 22)],
  );
  responder(timesEndpoints.buscar, () => [
    { id: 1, nome: 'Contábil' },
    { id: 2, nome: 'Folha' },
  ]);
  await abrirPagina('/times?time=1');
  await expect.element(alca).toBeVisible();
}

/** The middle of what is there, once it is. */
async function meioDe(onde: Locator) {
  await expect.element(onde).toBeVisible();
  const { x, y, width, height } = onde.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

describe('a member that is held', () => {
  it('has the keys: the arrows do not turn the panel, and Escape gives up nothing else', async () => {
    await abrirContabil();
    await expect.element(linha('Folha')).toBeVisible();
    await expect.element(gaveta.getByRole('button', { name: 'Próximo' })).toBeVisible();
    (alca.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(folha).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('Helena Barreto: sobre Folha.')).toBeInTheDocument();
    await parametro('time').toBe('1');
    await userEvent.keyboard('{Escape}');
    await expect.element(alvos).not.toBeInTheDocument();
    await expect.element(ficou).toBeVisible();
    await expect.element(alca).toBeVisible();
    await parametro('time').toBe('1');
  });

  it('is dropped on the teams offered alone: nothing behind them answers the pointer', async () => {
    await abrirContabil();
    const atras = await meioDe(linha('Folha'));
    const de = await meioDe(alca);
    const soltar = await arrastar(de, { x: de.x + 10, y: de.y + 10 });
    await expect.element(folha).toBeVisible();
    expect(document.elementFromPoint(atras.x, atras.y)?.closest('[role="row"], tr')).toBeNull();
    await soltar(atras);
    await expect.element(alvos).not.toBeInTheDocument();
    await expect.element(ficou).toBeVisible();
  });

  it('leaves the name of the team that it is over to be read, on a phone too', async () => {
    await page.viewport(375, 760);
    await abrirContabil();
    const de = await meioDe(alca);
    const soltar = await arrastar(de, { x: de.x + 10, y: de.y + 10 });
    await soltar(await meioDe(folha), async () => {
      await expect.element(page.getByText('Helena Barreto: sobre Folha.')).toBeInTheDocument();
      const levado = document.querySelector('[data-levado]')?.getBoundingClientRect();
      const nome = document.createRange();
      nome.selectNodeContents(folha.element());
      expect(levado?.bottom).toBeLessThanOrEqual(nome.getBoundingClientRect().top);
    });
  });
});
