import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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

const desenhar = (linha: Linha) =>
  renderToStaticMarkup(
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

describe('the card of a row', () => {
  it('has a label for every value', () => {
    const html = desenhar({ id: 1, nome: 'Um', descricao: 'Primeiro', total: 0 });
    for (const titulo of ['Descrição', 'Total', 'Selo'])
      expect(html).toContain(`<dt>${titulo}</dt>`);
    expect(html).toContain('<dd>0</dd>');
  });

  it.each(['', '  ', null])('and none without one: %j', (descricao) => {
    const html = desenhar({ id: 1, nome: 'Um', descricao, total: 0 });
    expect(html).not.toContain('Descrição');
    expect(html).toContain('<dt>Selo</dt>');
  });
});
