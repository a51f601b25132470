import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { Lido } from './lido.tsx';
import { VoltaProvider } from './volta.ts';

const NADA = () => undefined;
const falha = (status: number, detail: string) =>
  new ErroDaApi({ status, codigo: 'SEM_CODIGO', detail });

/** What a person reads where a record should be, piece by piece. */
const lidos = (error: unknown) =>
  renderToStaticMarkup(
    <MantineProvider env="test">
      <VoltaProvider value={{ rotulo: 'Voltar à lista', voltar: NADA }}>
        <Lido consulta={{ data: undefined, error, isFetching: false, refetch: NADA }} oQue="o time">
          {() => 'o time'}
        </Lido>
      </VoltaProvider>
    </MantineProvider>,
  )
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .split(/<[^>]+>/)
    .filter((texto) => texto.trim() !== '');

describe('a record that could not be read', () => {
  it('not found or out of reach: it is said so, and the way is back to the list', () => {
    expect(lidos(falha(404, 'Time não encontrado.'))).toEqual([
      'Time não encontrado.',
      'Pode não existir mais ou estar fora do seu acesso.',
      'Voltar à lista',
    ]);
  });

  it.each([0, 408, 429, 500, 503])('after %i another try can help', (status) => {
    expect(lidos(falha(status, 'O que houve.'))).toEqual(['O que houve.', 'Tentar novamente']);
  });

  it.each([409, 422])('%i is an answer: asking again would bring the same', (status) => {
    expect(lidos(falha(status, 'O que houve.'))).toEqual(['O que houve.']);
  });

  it('a fault of our own is said in our words', () => {
    expect(lidos(new TypeError('x is undefined'))).toEqual([
      'Não foi possível carregar o time. Tente novamente.',
      'Tentar novamente',
    ]);
  });
});
