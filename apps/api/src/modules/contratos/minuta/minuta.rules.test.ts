import { VARIAVEIS, type Variavel } from '@dominio/contrato/modelos-minuta';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redigir } from './minuta.rules.ts';
import { enderecoEscrito, type Valores, valorPorExtenso } from './valores.rules.ts';

const NADA = Object.fromEntries(Object.keys(VARIAVEIS).map((nome) => [nome, null])) as Valores;
const com = (valores: Partial<Valores>): Valores => ({ ...NADA, ...valores });
const blocos = (texto: string, valores = NADA) => redigir(texto, valores).blocos;

describe('a template becomes', () => {
  test.each([
    [
      'titles',
      '# Um\n\n#### Quatro',
      [
        { tipo: 'titulo', nivel: 1, trechos: [{ texto: 'Um' }] },
        { tipo: 'titulo', nivel: 3, trechos: [{ texto: 'Quatro' }] },
      ],
    ],
    [
      'paragraphs, whose clauses keep their numbers',
      '1.1. Um\n\n1.2. Dois',
      [
        { tipo: 'paragrafo', trechos: [{ texto: '1.1. Um' }] },
        { tipo: 'paragrafo', trechos: [{ texto: '1.2. Dois' }] },
      ],
    ],
    [
      'bold and italics',
      'a **b _c_** d',
      [
        {
          tipo: 'paragrafo',
          trechos: [
            { texto: 'a ' },
            { texto: 'b ', negrito: true },
            { texto: 'c', negrito: true, italico: true },
            { texto: ' d' },
          ],
        },
      ],
    ],
    [
      'lists',
      '3. três\n4. quatro',
      [{ tipo: 'lista', inicio: 3, itens: [[{ texto: 'três' }], [{ texto: 'quatro' }]] }],
    ],
    [
      'lists, those inside them at their end',
      '- um\n  - dois',
      [{ tipo: 'lista', inicio: null, itens: [[{ texto: 'um' }], [{ texto: 'dois' }]] }],
    ],
    ['lines to sign on', '---', [{ tipo: 'linha' }]],
    [
      'text of what it has no use for',
      '<b>x</b> [y](http://z)',
      [
        {
          tipo: 'paragrafo',
          trechos: ['<b>', 'x', '</b>', ' ', '[y](http://z)'].map((texto) => ({ texto })),
        },
      ],
    ],
  ])('%s', (_, texto, esperados) => {
    expect(blocos(texto)).toEqual(esperados);
  });
});

describe('a variable', () => {
  test('is filled in, in the style of its place', () => {
    expect(blocos('De **{cliente}**.', com({ cliente: 'Padaria' }))).toEqual([
      {
        tipo: 'paragrafo',
        trechos: [{ texto: 'De ' }, { texto: 'Padaria', negrito: true }, { texto: '.' }],
      },
    ]);
  });

  test('of several values is a list where it stands alone, and one sentence elsewhere', () => {
    const valores = com({ servicos: ['Folha', 'Fiscal'] });
    expect(blocos('{servicos}', valores)).toEqual([
      { tipo: 'lista', inicio: null, itens: [[{ texto: 'Folha' }], [{ texto: 'Fiscal' }]] },
    ]);
    expect(blocos('São: {servicos}', valores)).toEqual([
      { tipo: 'paragrafo', trechos: [{ texto: 'São: ' }, { texto: 'Folha; Fiscal' }] },
    ]);
  });

  test('that nothing is known of is a blank, told once', () => {
    const { blocos: feitos, faltam } = redigir(
      '{servicos}\n\n{numero}, {servicos}',
      com({ numero: '7' }),
    );
    expect(faltam).toEqual(['servicos']);
    expect(feitos[0]).toEqual({
      tipo: 'paragrafo',
      trechos: [{ texto: '__________', falta: 'servicos' }],
    });
  });

  test('is never read as marks, whatever it stands for', () => {
    const nomes = Object.keys(VARIAVEIS) as Variavel[];
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...nomes), (valor, nome) => {
        expect(blocos(`a {${nome}} b`, com({ [nome]: valor }))).toEqual([
          { tipo: 'paragrafo', trechos: [{ texto: 'a ' }, { texto: valor }, { texto: ' b' }] },
        ]);
      }),
    );
  });
});

test('any text makes a minute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'#*_-> 1.\n`[]()<{}|a\\') }), (texto) => {
      expect(redigir(texto, NADA).blocos).toBeInstanceOf(Array);
    }),
  );
});

test.each([
  [75_000, 'setecentos e cinquenta reais'],
  [100, 'um real'],
  [5, 'cinco centavos'],
  [100_000_000, 'um milhão de reais'],
  [1e12, 'dez bilhões de reais'],
  [0, 'zero reais'],
])('%i centavos are %s', (centavos, palavras) => {
  expect(valorPorExtenso(centavos)).toBe(palavras);
});

test('an address is one line, or none without street and city', () => {
  const vazio = {
    cep: null,
    logradouro: null,
    numero: null,
    complemento: null,
    bairro: null,
    municipio: null,
    uf: null,
  };
  expect(enderecoEscrito({ ...vazio, logradouro: 'Rua A' })).toBeNull();
  expect(
    enderecoEscrito({
      ...vazio,
      cep: '01310100',
      logradouro: 'Rua A',
      numero: '10',
      municipio: 'São Paulo',
      uf: 'SP',
    }),
  ).toBe('Rua A, 10, São Paulo/SP, CEP 01310-100');
});
