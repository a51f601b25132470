import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { Lido } from './lido.tsx';
import { VoltaProvider } from './volta.ts';

const NADA = () => undefined;
const falha = (status: number, detail: string) =>
  new ErroDaApi({ status, codigo: 'SEM_CODIGO', detail });
const botoes = () =>
  page
    .getByRole('button')
    .elements()
    .map((um) => um.textContent);

/** Draws what stands where a record should be. */
const ler = (error: unknown) =>
  desenhar(
    <VoltaProvider value={{ rotulo: 'Voltar à lista', voltar: NADA }}>
      <Lido consulta={{ data: undefined, error, isFetching: false, refetch: NADA }} oQue="o time">
        {() => 'o time'}
      </Lido>
    </VoltaProvider>,
  );

describe('a record that could not be read', () => {
  it('not found or out of reach: it is said so, and the way is back to the list', async () => {
    await ler(falha(404, 'Time não encontrado.'));
    await expect.element(page.getByText('Time não encontrado.')).toBeVisible();
    await expect
      .element(page.getByText('Este item não existe mais ou está fora do seu acesso.'))
      .toBeVisible();
    expect(botoes()).toEqual(['Voltar à lista']);
  });

  it.each([0, 408, 429, 500, 503])('after %i another try can help', async (status) => {
    await ler(falha(status, 'O que houve.'));
    await expect.element(page.getByText('O que houve.')).toBeVisible();
    expect(botoes()).toEqual(['Tentar novamente']);
  });

  it.each([409, 422])('%i is an answer: asking again would bring the same', async (status) => {
    await ler(falha(status, 'O que houve.'));
    await expect.element(page.getByText('O que houve.')).toBeVisible();
    expect(botoes()).toEqual([]);
  });

  it('a fault of our own is said in our words', async () => {
    await ler(new TypeError('x is undefined'));
    await expect
      .element(page.getByText('Não foi possível carregar o time. Tente novamente.'))
      .toBeVisible();
    expect(botoes()).toEqual(['Tentar novamente']);
  });
});

it('while it is asked for again, the failure stays with its button, which keeps the focus', async () => {
  const lendo = (consulta: { error: unknown; isFetching: boolean }) => (
    <Lido consulta={{ data: undefined, refetch: NADA, ...consulta }} oQue="o time">
      {() => 'o time'}
    </Lido>
  );
  const { rerender } = await desenhar(lendo({ error: falha(500, 'Caiu.'), isFetching: false }));
  const botao = page.getByRole('button', { name: 'Tentar novamente' });
  botao.element().focus();
  await rerender(lendo({ error: null, isFetching: true }));
  await expect.element(page.getByText('Caiu.')).toBeVisible();
  await expect.element(botao).toHaveFocus();
  await rerender(lendo({ error: falha(500, 'Caiu de novo.'), isFetching: false }));
  await expect.element(page.getByText('Caiu de novo.')).toBeVisible();
  await expect.element(botao).toHaveFocus();
});
