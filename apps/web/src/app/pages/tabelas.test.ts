import { describe, expect, it } from 'vitest';
import {
  type ColunaDaTabela,
  colunasMostradas,
  colunasQueCabem,
  larguraMinima,
} from '../../components/tabela/colunas.ts';

/** Of a table at 768 px beside the sidebar with its words, less what the menu of its rows takes. */
const NO_TABLET = 508 - 56;

type Coluna = Pick<ColunaDaTabela<never>, 'id' | 'largura' | 'principal' | 'oculta' | 'cede'>;

/** Every list of columns that a feature declares beside its address, under a name `COLUNAS…`. */
const arquivos = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../features/*/*.{registro,filtros}.{ts,tsx}',
  { eager: true },
);
const tabelas = Object.entries(arquivos).map(([arquivo, modulo]) => ({
  arquivo: arquivo.replace('../../features/', ''),
  listas: Object.entries(modulo).filter(([nome]) => nome.startsWith('COLUNAS')) as [
    string,
    readonly Coluna[],
  ][],
}));

it('every registry declares its columns where they are found', () => {
  const semColunas = tabelas.filter(({ arquivo, listas }) => {
    return arquivo.includes('.registro.') && listas.length === 0;
  });
  expect(semColunas).toEqual([]);
  expect(tabelas.map(({ arquivo }) => arquivo)).toContain('clientes/clientes.filtros.ts');
});

describe('on a tablet no table scrolls sideways, and more than the name of a row stands', () => {
  const listas = tabelas.flatMap(({ arquivo, listas }) =>
    listas.map(([nome, colunas]) => ({ nome: `${nome} of ${arquivo}`, colunas })),
  );
  it.each(listas)('$nome', ({ colunas }) => {
    const mostradas = colunasMostradas(colunas, null);
    const cabem = colunasQueCabem(
      colunas.filter(({ id }) => mostradas.includes(id)),
      NO_TABLET,
    );
    expect(cabem.length).toBeGreaterThan(1);
    expect(cabem.filter(({ principal }) => principal)).toHaveLength(1);
    expect(larguraMinima(cabem)).toBeLessThanOrEqual(NO_TABLET);
  });
});
