import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escreverEndereco, lerEndereco, texto } from '../endereco/codec.ts';
import { alternarColuna, colunasMostradas, colunasQueCabem, moverColuna } from './colunas.ts';
import { DENSIDADES } from './densidade.ts';
import { parametrosDaTabela, trechoDaPagina } from './estado.ts';
import { enderecoDaVisao, mostraVisao, retratoDoEndereco } from './visoes.ts';

const COLUNAS = [
  { id: 'nome', principal: true, ordenavel: true },
  { id: 'valor', ordenavel: true },
  { id: 'cidade' },
  { id: 'obs', oculta: true },
] as const;
const parametros = { ...parametrosDaTabela(COLUNAS), termo: texto() };
const ler = (endereco: string) => lerEndereco(parametros, new URLSearchParams(endereco));

describe('state of a table in the address', () => {
  it('leaves out of the address whatever is at its default', () => {
    expect(escreverEndereco(parametros, ler('')).toString()).toBe('');
  });

  it('reads back every state it writes, and keeps the parameters of others', () => {
    const estados = fc.record({
      pagina: fc.integer({ min: 1, max: 999_999 }),
      ordem: fc.option(
        fc.record({ coluna: fc.constantFrom<string>('nome', 'valor'), descendente: fc.boolean() }),
      ),
      colunas: fc.option(
        fc.shuffledSubarray(
          COLUNAS.map(({ id }) => id as string),
          { minLength: 1 },
        ),
      ),
      densidade: fc.option(fc.constantFrom(...DENSIDADES)),
      termo: fc.string({ maxLength: 200 }).filter((termo) => termo.trim() !== ''),
    });
    fc.assert(
      fc.property(estados, (estado) => {
        const endereco = escreverEndereco(parametros, estado, new URLSearchParams('voltar=%2Fx'));
        expect(endereco.get('voltar')).toBe('/x');
        expect(lerEndereco(parametros, endereco)).toEqual(estado);
      }),
    );
  });

  it('takes what it does not understand as absent', () => {
    expect(ler('pagina=0&ordem=-cidade&colunas=,x,__proto__&densidade=enorme')).toEqual(ler(''));
    expect(ler('ordem=-valor&colunas=cidade,x,cidade')).toMatchObject({
      ordem: { coluna: 'valor', descendente: true },
      colunas: ['cidade'],
    });
  });
});

describe('columns', () => {
  it('show what names the row first, then what was asked, or what is not hidden', () => {
    expect(colunasMostradas(COLUNAS, null)).toEqual(['nome', 'valor', 'cidade']);
    expect(colunasMostradas(COLUNAS, ['obs', 'x', 'valor'])).toEqual(['nome', 'obs', 'valor']);
  });

  it('join at the end, leave, and change places with a neighbour', () => {
    expect(alternarColuna(['nome', 'valor'], 'obs')).toEqual(['nome', 'valor', 'obs']);
    expect(alternarColuna(['nome', 'valor'], 'valor')).toEqual(['nome']);
    expect(moverColuna(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moverColuna(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moverColuna(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  });
});

describe('pages', () => {
  it.each([
    [1, 50, 312, { de: 1, ate: 50, paginas: 7 }],
    [7, 50, 312, { de: 301, ate: 312, paginas: 7 }],
    [1, 50, 0, { de: 0, ate: 0, paginas: 1 }],
  ])('page %i by %i of %i', (numero, porPagina, total, esperado) => {
    expect(trechoDaPagina(numero, porPagina, total)).toEqual(esperado);
  });
});

describe('saved views', () => {
  const endereco = new URLSearchParams(
    'termo=sol&ordem=-valor&pagina=3&colunas=cidade,valor&densidade=compacta&item=9',
  );

  it('keep filters, order, columns and density, but not the page', () => {
    expect(retratoDoEndereco(endereco, ['item'])).toEqual({
      consulta: 'termo=sol&ordem=-valor',
      colunas: [
        { id: 'cidade', visivel: true },
        { id: 'valor', visivel: true },
      ],
      densidade: 'compacta',
    });
  });

  it('bring back what they kept, and tell when that is what is shown', () => {
    const retrato = retratoDoEndereco(endereco, ['item']);
    const volta = enderecoDaVisao(retrato);
    expect(volta.toString()).toBe(
      'termo=sol&ordem=-valor&colunas=cidade%2Cvalor&densidade=compacta',
    );
    expect(mostraVisao(volta, retrato)).toBe(true);
    expect(mostraVisao(endereco, retrato, ['item'])).toBe(true);
    expect(mostraVisao(new URLSearchParams('termo=lua'), retrato)).toBe(false);
  });
});

describe('columns in a narrow place', () => {
  const CEDEM = [
    { id: 'nome', principal: true, cede: 9 },
    { id: 'cidade', cede: 1 },
    { id: 'prazo', largura: '120px', cede: 3 },
    { id: 'valor', largura: '140px' },
    { id: 'itens', largura: '80px', cede: 2 },
  ] as const;
  const cabem = (largura: number) => colunasQueCabem(CEDEM, largura).map(({ id }) => id);

  it('all stand where there is room for the least of each', () => {
    expect(cabem(700)).toEqual(['nome', 'cidade', 'prazo', 'valor', 'itens']);
    expect(cabem(Number.POSITIVE_INFINITY)).toEqual(['nome', 'cidade', 'prazo', 'valor', 'itens']);
  });

  it('the lowest number gives way first, and the order of the others stays', () => {
    expect(cabem(699)).toEqual(['nome', 'prazo', 'valor', 'itens']);
    expect(cabem(539)).toEqual(['nome', 'prazo', 'valor']);
  });

  it('a narrow one stands where a wider one before it does not fit', () => {
    expect(cabem(459)).toEqual(['nome', 'valor', 'itens']);
  });

  it('the one that orders the rows stays, and another gives way for it', () => {
    const ids = colunasQueCabem(CEDEM, 539, 'cidade').map(({ id }) => id);
    expect(ids).toContain('cidade');
    expect(ids).not.toContain('prazo');
  });

  it('what names the row and what never gives way stay, even without room', () => {
    expect(cabem(419)).toEqual(['nome', 'valor']);
    expect(cabem(0)).toEqual(['nome', 'valor']);
  });
});
