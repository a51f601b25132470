import { describe, expect, it } from 'vitest';
import { type Arquivo, agrupar, type Papel } from './agrupar.ts';

const arquivo = (nome: string, tamanho: number, importa: string[] = [], papel: Papel = null) =>
  ({ nome, tamanho, importa, papel }) satisfies Arquivo;
const pagina = (nome: string, ...importa: string[]) => arquivo(nome, 9_000, importa, 'pagina');

describe('files of the build', () => {
  it('become one where the same pages need them, the largest listed first', () => {
    expect(
      agrupar([
        pagina('agenda', 'caixa', 'botao'),
        pagina('inicio', 'botao', 'caixa'),
        arquivo('botao', 400),
        arquivo('caixa', 50_000),
      ]),
    ).toEqual([['caixa', 'botao']]);
  });

  it('stay apart where a page that needs one would load a large other in vain', () => {
    expect(
      agrupar([
        pagina('agenda', 'botao', 'tabela'),
        pagina('inicio', 'botao'),
        arquivo('botao', 400),
        arquivo('tabela', 50_000),
      ]),
    ).toEqual([['botao'], ['tabela']]);
  });

  it('become one where a page loads a little in vain and many pages save a request', () => {
    const quatro = ['a', 'b', 'c', 'd'].map((nome) => pagina(nome, 'botao', 'icone'));
    expect(
      agrupar([...quatro, pagina('e', 'botao'), arquivo('botao', 400), arquivo('icone', 300)]),
    ).toEqual([['botao', 'icone']]);
  });

  it('stay apart where the sign-in page would load one in vain, however small', () => {
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

  it('become one where the application itself loads both, whatever pages need', () => {
    expect(
      agrupar([
        arquivo('index', 90_000, ['react', 'rotas'], 'aplicacao'),
        arquivo('entrar', 5_000, ['react'], 'entrada'),
        arquivo('react', 60_000),
        arquivo('rotas', 8_000),
      ]),
    ).toEqual([['react', 'rotas']]);
  });

  it('are not made one where two groups would then import each other', () => {
    // A group of `base` and `topo` would import `meio`, which imports `base`.
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

  it('cost no page more than 14,000 bytes in vain, however many requests the others save', () => {
    const pequenos = Array.from({ length: 40 }, (_, i) => arquivo(`p${i}`, 900));
    // Each page needs every file but two, and each two others.
    const paginas = Array.from({ length: 300 }, (_, i) =>
      pagina(`pagina${i}`, ...pequenos.map(({ nome }) => nome).filter((_, j) => (i + j) % 20 > 0)),
    );
    const uma = pagina('uma', 'p0');
    const grupos = agrupar([...paginas, uma, ...pequenos]);
    const dela = grupos.filter((grupo) => grupo.includes('p0')).flat();
    expect(dela.length).toBeGreaterThan(1);
    expect((dela.length - 1) * 900).toBeLessThanOrEqual(14_000);
  });

  it('are grouped the same in whatever order they are given', () => {
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
