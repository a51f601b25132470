import { describe, expect, it } from 'vitest';
import { opcaoEscrita, valorEscrito } from './receita.palavras.ts';

const TABELAS = {
  cnaes: [{ codigo: '6204000', nome: 'Consultoria' }],
  naturezas: [{ codigo: '2062', nome: 'Limitada' }],
};

describe('what the Receita says of a company, in words', () => {
  it.each([
    ['razao_social', 'AURORA', 'AURORA'],
    ['situacao_cadastral', 'inapta', 'Inapta'],
    ['natureza_juridica', '2062', '206-2 Limitada'],
    ['cnae_principal', '6204000', '6204-0/00 Consultoria'],
    ['cnaes_secundarios', ['6204000', '4721102'], '6204-0/00 Consultoria; 4721-1/02'],
    ['cnaes_secundarios', [], null],
    ['data_abertura', '2013-10-03', '03/10/2013'],
    ['cep', '01001000', '01001-000'],
    ['telefone', '2123851919', '(21) 2385-1919'],
    ['email', null, null],
  ] as const)('%s as %j is %s', (campo, valor, escrito) => {
    const lido = typeof valor === 'string' || valor === null ? valor : [...valor];
    expect(valorEscrito(campo, lido, TABELAS)).toBe(escrito);
  });

  it.each([
    [null, null],
    [{ optante: true, desde: '2014-01-01', ate: null }, 'optante desde 01/01/2014'],
    [{ optante: true, desde: null, ate: null }, 'optante'],
    [{ optante: false, desde: null, ate: '2020-12-31' }, 'não optante, saiu em 31/12/2020'],
    [{ optante: false, desde: null, ate: null }, 'não optante'],
  ])('of the Simples, %j is %s', (opcao, escrita) => expect(opcaoEscrita(opcao)).toBe(escrita));
});
