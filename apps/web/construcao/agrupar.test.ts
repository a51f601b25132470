import { describe, expect, it } from 'vitest';
import { type Arquivo, agrupar, type Papel } from './agrupar.ts';

const arquivo = (nome: string, tamanho: number, importa: string[] = [], papel: Papel = null) =>
  ({ nome, tamanho, importa, papel }) satisfies Arquivo;
const pagina = (nome: string, ...importa: string[]) => arquivo(nome, 9_000, importa, 'pagina');

describe('files of the build', () => {
  it('are one where the same pages need them, the largest first', () => {
    expect(
      agrupar([
        pagina('agenda', 'caixa', 'botao'),
        pagina('inicio', 'botao', 'caixa'),
        arquivo('botao', 400),
        arquivo('caixa', 50_000),
      ]),
    ).toEqual([['caixa', 'botao']]);
  });

  it('bring nothing large to a page that does without it', () => {
    expect(
      agrupar([
        pagina('agenda', 'botao', 'tabela'),
        pagina('inicio', 'botao'),
        arquivo('botao', 400),
        arquivo('tabela', 50_000),
      ]),
    ).toEqual([['botao'], ['tabela']]);
  });

  it('bring something small to one page where that spares many a request', () => {
    const quatro = ['a', 'b', 'c', 'd'].map((nome) => pagina(nome, 'botao', 'icone'));
    expect(
      agrupar([...quatro, pagina('e', 'botao'), arquivo('botao', 400), arquivo('icone', 300)]),
    ).toEqual([['botao', 'icone']]);
  });

  it('bring the sign-in page nothing that it does without, however small', () => {
    const quatro = ['a', 'b', 'c', 'd'].map((nome) => pagina(nome, 'botao', 'icone'));
    expect(
      agrupar([
        ...quatro,
        arquivo('entrar', 5_000, ['botao'], 'entrada'),
        arquivo('botao', 400),
        arquivo('icone', 1),
      ]),
    ).toEqual([['botao'], ['icone']]);
  });

  it('are one where the application itself brings them, whatever the pages say', () => {
    expect(
      agrupar([
        arquivo('index', 90_000, ['react', 'rotas'], 'aplicacao'),
        arquivo('entrar', 5_000, ['react'], 'entrada'),
        arquivo('react', 60_000),
        arquivo('rotas', 8_000),
      ]),
    ).toEqual([['react', 'rotas']]);
  });

  it('never need each other in a circle', () => {
    // As one, `base` and `topo` would need `meio`, which needs `base`.
    const grupos = agrupar([
      pagina('agenda', 'topo', 'fim'),
      pagina('inicio', 'topo', 'fim'),
      arquivo('topo', 400, ['meio']),
      arquivo('meio', 9_000, ['base'], 'parte'),
      arquivo('base', 400),
      arquivo('fim', 400),
    ]);
    expect(grupos.flat().toSorted()).toEqual(['base', 'fim', 'topo']);
    expect(grupos.find((grupo) => grupo.includes('base'))).not.toContain('topo');
  });

  it('tell nothing apart by the order in which they come', () => {
    const arquivos = [
      pagina('agenda', 'a', 'b', 'c'),
      pagina('inicio', 'a', 'b', 'c'),
      arquivo('a', 1_000),
      arquivo('b', 2_000),
      arquivo('c', 3_000),
    ];
    expect(agrupar(arquivos.toReversed())).toEqual(agrupar(arquivos));
  });
});
