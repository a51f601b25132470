import { describe, expect, test } from 'vitest';
import { cepDesconhecido, lerCep } from './cep.rules.ts';
import { criarPasso, segundosDePausa } from './ritmo.rules.ts';

const CEP = '01001000';
const LIDO = {
  cep: CEP,
  logradouro: 'Praça da Sé',
  bairro: 'Sé',
  municipio: 'São Paulo',
  municipio_ibge: '3550308',
  uf: 'SP',
};
const VIA_CEP = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  ibge: '3550308',
};
const BRASIL_API = {
  cep: CEP,
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Sé',
  street: 'Praça da Sé',
  service: 'viacep',
};

describe('an answer about a CEP', () => {
  test.each([
    ['ViaCEP', VIA_CEP, LIDO],
    ['BrasilAPI', BRASIL_API, { ...LIDO, municipio_ibge: null }],
    ['a code of another state', { ...VIA_CEP, ibge: '3304557' }, { ...LIDO, municipio_ibge: null }],
    ['a code of another table', { ...VIA_CEP, ibge: '7107' }, { ...LIDO, municipio_ibge: null }],
    [
      'a town that has one alone',
      { ...VIA_CEP, logradouro: '', bairro: '' },
      { ...LIDO, logradouro: null, bairro: null },
    ],
  ])('is read as %s gives it', (_servico, resposta, lido) =>
    expect(lerCep(resposta, CEP)).toEqual(lido),
  );

  test.each([
    ['another CEP', { ...VIA_CEP, cep: '20040-002' }],
    ['no CEP', { ...VIA_CEP, cep: null }],
    ['no town', { ...VIA_CEP, localidade: '' }],
    ['a state that is none', { ...VIA_CEP, uf: 'ZZ' }],
    ['a list', [VIA_CEP]],
  ])('with %s is refused', (_que, resposta) => expect(lerCep(resposta, CEP)).toBeNull());

  test('says that there is no such CEP as ViaCEP does', () => {
    expect([{ erro: true }, { erro: 'true' }].map(cepDesconhecido)).toEqual([true, true]);
    expect([VIA_CEP, null, { erro: false }].map(cepDesconhecido)).not.toContain(true);
  });
});

describe('a service at its limit', () => {
  const AGORA = new Date('2026-03-11T13:00:00Z');

  test.each([
    ['30', 30],
    ['0', 1],
    ['999999', 3_600],
    ['Wed, 11 Mar 2026 13:01:30 GMT', 90],
    ['Wed, 11 Mar 2020 13:01:30 GMT', 1],
    ['', 60],
    ['logo', 60],
    ['-5', 60],
  ])('that says %j is left alone for %d seconds', (texto, segundos) =>
    expect(segundosDePausa(texto, AGORA)).toBe(segundos),
  );

  test('is asked so many times in a minute, and again as the first of them is a minute old', () => {
    const passo = criarPasso();
    const em = (segundos: number) => passo.contar(2, new Date(AGORA.getTime() + segundos * 1000));
    expect([em(0), em(20), em(30), em(59), em(60), em(61), em(80)]).toEqual([
      0, 0, 30, 1, 0, 19, 0,
    ]);
  });

  test('is not asked while it wants to be left alone', () => {
    const passo = criarPasso();
    passo.parar(40, AGORA);
    const em = (segundos: number) => passo.contar(5, new Date(AGORA.getTime() + segundos * 1000));
    expect([em(0), em(39), em(40)]).toEqual([40, 1, 0]);
  });
});
