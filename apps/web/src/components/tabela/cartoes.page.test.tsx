import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { Cartoes } from './cartoes.tsx';
import type { ColunaDaTabela } from './colunas.ts';
import type { LinhasDaTabela } from './linhas.ts';

interface Linha {
  id: number;
  nome: string;
  descricao: string | null;
  total: number;
}

const COLUNAS: ColunaDaTabela<Linha>[] = [
  { id: 'nome', titulo: 'Nome', valor: ({ nome }) => nome },
  { id: 'descricao', titulo: 'Descrição', valor: ({ descricao }) => descricao },
  { id: 'total', titulo: 'Total', tipo: 'numero', valor: ({ total }) => total },
  { id: 'selo', titulo: 'Selo', valor: () => null, desenhar: () => <b>novo</b> },
];

const desenharCartao = (linha: Linha) =>
  desenhar(
    <Cartoes
      {...({
        rotulo: 'Coisas',
        colunas: COLUNAS,
        linhas: [linha],
        id: ({ id }: Linha) => id,
        espera: 'nada',
      } as unknown as LinhasDaTabela<Linha>)}
    />,
  );

const rotulos = () =>
  page
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);
const valores = () =>
  page
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);

describe('the card of a row', () => {
  it('has a label for every value, and nought is a value', async () => {
    await desenharCartao({ id: 1, nome: 'Um', descricao: 'Primeiro', total: 0 });
    expect(rotulos()).toEqual(['Descrição', 'Total', 'Selo']);
    expect(valores()).toEqual(['Primeiro', '0', 'novo']);
  });

  it.each(['', '  ', null])('has none without a value: %j', async (descricao) => {
    await desenharCartao({ id: 1, nome: 'Um', descricao, total: 0 });
    expect(rotulos()).toEqual(['Total', 'Selo']);
  });
});
