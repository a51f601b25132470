import { describe, expect, test } from 'vitest';
import { contraJuncao, type Encontro } from './mesclar-empresas.rules.ts';

const empresa = (id: number, mudancas = {}) => ({
  id,
  cliente_id: 1,
  matriz_id: null,
  ...mudancas,
});
const encontro = (mudancas: Partial<Encontro> = {}): Encontro => ({
  fica: empresa(1),
  sai: empresa(2),
  junta: { tipo: 'matriz', cnpj: '11222333000181', status: 'ativa' },
  filiais: [],
  erros: [],
  ...mudancas,
});
const filial = { razao_social: 'Filial Ltda', cnpj: '11222333000262', status: 'ativa' };

describe('two companies become one', () => {
  test('where nothing is against it, branches of the same root included', () => {
    expect(contraJuncao(encontro({ filiais: [filial] }))).toEqual([]);
  });

  test.each<[string, Partial<Encontro>, RegExp]>([
    ['the same one', { sai: empresa(1) }, /^Escolha outra/],
    ['one of another client', { sai: empresa(2, { cliente_id: 9 }) }, /clientes diferentes/],
    ['its own branch', { sai: empresa(2, { matriz_id: 1 }) }, /filial da outra/],
    ['its own head office', { fica: empresa(1, { matriz_id: 2 }) }, /filial da outra/],
    [
      'branches of another root',
      { filiais: [{ ...filial, cnpj: '99222333000262' }] },
      /outra raiz de CNPJ/,
    ],
    [
      'branches, as no head office',
      { filiais: [filial], junta: { ...encontro().junta, tipo: 'coligada' } },
      /precisa ser uma matriz/,
    ],
    [
      'an open branch, as a closed one',
      { filiais: [filial], junta: { ...encontro().junta, status: 'baixada' } },
      /não foi baixada/,
    ],
    ['what a company may not be', { erros: [{ campo: 'x', mensagem: 'Errado.' }] }, /^Errado\.$/],
  ])('and not with %s', (_caso, mudancas, frase) => {
    expect(contraJuncao(encontro(mudancas))).toEqual([expect.stringMatching(frase)]);
  });
});
