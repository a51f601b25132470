import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  abrirPainel,
  cartao,
  responderLinhaDoTempo,
  responderPainelVazio,
  umaEntrada,
} from '../../../test/pagina/registros/painel-do-cliente.ts';

describe('the timeline', () => {
  const linha = cartao('Linha do tempo');
  const titulos = () =>
    linha
      .getByRole('listitem')
      .elements()
      .map((um) => um.textContent?.match(/Acontecimento \d+/)?.[0]);

  /** Two pages, the second of which is refused the first time that it is asked for. */
  const falharUmaVez = () => {
    let pedida = 0;
    return responder(linhaDoTempoEndpoints.ler, ({ query }) => {
      if (!query.antes_de) return { itens: [umaEntrada(1)], proximo: '0-nota-1' };
      pedida += 1;
      return pedida === 1
        ? recusar('MUITAS_TENTATIVAS')
        : { itens: [umaEntrada(2)], proximo: null };
    });
  };

  it('goes on by itself as its end comes into sight, each entry once', async () => {
    responderPainelVazio();
    const { pedidos } = responderLinhaDoTempo([
      [umaEntrada(1), umaEntrada(2)],
      [umaEntrada(3)],
      [umaEntrada(4)],
    ]);
    await abrirPainel({ largura: 375 });
    await expect.element(linha).toBeVisible();
    // Scrolled to its end as often as it grows, as somebody who reads on does.
    const rolar = () => {
      linha.element().scrollIntoView({ block: 'end' });
      return titulos().length;
    };
    // Each page has a wait of its own: three in one are too much for a busy machine.
    for (const quantos of [2, 3, 4]) await expect.poll(rolar).toBeGreaterThanOrEqual(quantos);
    expect(titulos()).toEqual([1, 2, 3, 4].map((n) => `Acontecimento ${n}`));
    expect(pedidos).toHaveLength(3);
  });

  it('goes on to the first new entry from a button that had the focus', async () => {
    responderPainelVazio();
    // After a failure it waits for the person.
    falharUmaVez();
    await abrirPainel();
    await expect.element(linha.getByText('Acontecimento 1')).toBeVisible();
    linha.element().scrollIntoView({ block: 'end' });
    await linha.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect
      .element(linha.getByRole('listitem').filter({ hasText: 'Acontecimento 2' }))
      .toHaveFocus();
  });

  it('tells the kinds that are chosen alone', async () => {
    responderPainelVazio();
    responderLinhaDoTempo([
      [umaEntrada(1), umaEntrada(2, { tipo: 'contratos', chave: 'contrato_criado-2' })],
    ]);
    await abrirPainel();
    await expect.element(linha.getByText('Acontecimento 1')).toBeVisible();
    await linha.getByRole('button', { name: 'Mostrar: tudo' }).click();
    await page.getByRole('option', { name: 'Contratos' }).click();
    await expect.element(linha.getByText('Acontecimento 1')).not.toBeInTheDocument();
    await expect.element(linha.getByText('Acontecimento 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await linha.getByRole('button', { name: 'Tirar o filtro Mostrar' }).click();
    await expect.element(linha.getByText('Acontecimento 1')).toBeVisible();
  });

  it('says when its next page fails, and waits to be asked again', async () => {
    responderPainelVazio();
    const { pedidos } = falharUmaVez();
    await abrirPainel();
    await expect.element(linha.getByText('Acontecimento 1')).toBeVisible();
    linha.element().scrollIntoView({ block: 'end' });
    await linha.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(linha.getByText('Acontecimento 2')).toBeVisible();
    await expect.element(linha.getByText('Acontecimento 1')).toBeVisible();
    expect(pedidos).toHaveLength(3);
  });
});
