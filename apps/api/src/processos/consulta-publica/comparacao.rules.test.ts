import { CadastroNaReceita } from '@dominio/contrato/consultas';
import { describe, expect, test } from 'vitest';
import { diferencasEntre, soConhecidos } from './comparacao.rules.ts';

const RECEITA = CadastroNaReceita.parse({
  cnpj: '19131243000197',
  razao_social: 'AURORA SERVIÇOS LTDA',
  nome_fantasia: null,
  tipo: 'matriz',
  situacao_cadastral: 'ativa',
  situacao_desde: null,
  data_abertura: '2013-10-03',
  natureza_juridica: '2062',
  capital_social_centavos: 100,
  cnae_principal: '6204000',
  cnaes_secundarios: ['4721102', '1091102'],
  telefone: '2123851919',
  email: 'contato@aurora.com.br',
  cep: '01001000',
  logradouro: 'RUA DAS FLORES',
  numero: '10',
  complemento: null,
  bairro: 'CENTRO',
  municipio: 'SAO PAULO',
  municipio_ibge: '3550308',
  uf: 'SP',
  simples: null,
  mei: null,
  socios: [],
});
const IGUAL = {
  ...RECEITA,
  razao_social: 'Aurora Serviços Ltda.',
  nome_fantasia: 'Aurora',
  cnaes_secundarios: ['1091102', '4721102'],
  telefone: '+55 (21) 2385-1919',
  logradouro: 'Rua das Flores',
  complemento: 'Sala 2',
  municipio: 'São Paulo',
};

describe('a register and the Receita', () => {
  test('differ neither by capitals, accents, signs and order nor by what is not said', () => {
    expect(diferencasEntre(IGUAL, RECEITA)).toEqual([]);
    expect(diferencasEntre(IGUAL, { ...RECEITA, cnaes_secundarios: [], uf: null })).toEqual([]);
  });

  test.each([
    ['razao_social', 'Aurora Comércio Ltda', 'AURORA SERVIÇOS LTDA'],
    ['situacao_cadastral', null, 'ativa'],
    ['cnae_principal', '1091102', '6204000'],
    ['cnaes_secundarios', ['1091102'], ['4721102', '1091102']],
    ['cnaes_secundarios', [], ['4721102', '1091102']],
    ['capital_social_centavos', 0, 100],
    ['telefone', '(21) 2385-1910', '2123851919'],
    ['email', 'outro@aurora.com.br', 'contato@aurora.com.br'],
    ['numero', '100', '10'],
    ['uf', 'RJ', 'SP'],
  ])('differ in %s, %j and %j', (campo, atual, encontrado) => {
    expect(diferencasEntre({ ...IGUAL, [campo]: atual }, RECEITA)).toEqual([
      { campo, atual, encontrado },
    ]);
  });

  test('are not compared by the code of a town that the register does not have', () => {
    expect(diferencasEntre({ ...IGUAL, municipio_ibge: null }, RECEITA)).toEqual([]);
    expect(diferencasEntre({ ...IGUAL, municipio_ibge: '3509502' }, RECEITA)).toMatchObject([
      { campo: 'municipio_ibge' },
    ]);
  });

  test('are not compared by a code that no published table has', () => {
    const tabelas = { cnaes: new Set(['4721102']), naturezas: new Set<string>() };
    expect(soConhecidos(RECEITA, tabelas)).toMatchObject({
      cnae_principal: null,
      cnaes_secundarios: ['4721102'],
      natureza_juridica: null,
    });
  });
});
