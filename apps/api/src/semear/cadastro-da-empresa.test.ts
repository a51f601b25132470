import { expect, test } from 'vitest';
import { cadastroDaEmpresa, cadastroDaFilial, regimesDaEmpresa } from './cadastro-da-empresa.ts';
import { porteNumero } from './fichas.ts';
import type { Municipio } from './municipios.ts';

const hoje = '2026-11-18';
const NUMEROS = Array.from({ length: 500 }, (_, n) => n);
const empresaEm = (municipio: Municipio) => ({
  ...{ nome: 'Mercado Bom Dia', razao: 'Mercado Bom Dia Ltda', municipio, recente: false },
});
const PAULISTANA = empresaEm('São Paulo');
const cadastro = (n: number) => cadastroDaEmpresa(n, PAULISTANA, hoje);
const regimes = (n: number, porte: ReturnType<typeof porteNumero>) => {
  const { data_abertura: abertura, natureza_juridica: natureza } = cadastro(n) ?? {};
  return regimesDaEmpresa(n, { abertura, natureza, porte, hoje });
};
const regimesDos = (porte: ReturnType<typeof porteNumero>) =>
  NUMEROS.flatMap((n) => regimes(n, porte)).map(({ regime }) => regime);

test('no company has a regime that its revenue does not allow', () => {
  expect(new Set(regimesDos('grande'))).toEqual(new Set(['lucro_real']));
  expect(new Set(regimesDos('medio'))).toEqual(new Set(['lucro_presumido', 'lucro_real']));
  expect(new Set(regimesDos('micro'))).toContain('simples_nacional');
});

test('a regime follows another one, later', () => {
  for (const n of NUMEROS) {
    const dela = regimes(n, porteNumero(n, false));
    for (const [i, { regime, desde }] of dela.entries()) {
      const antes = dela[i - 1];
      if (!antes) continue;
      expect(regime, `company ${n}`).not.toBe(antes.regime);
      expect(desde > antes.desde, `company ${n}`).toBe(true);
    }
  }
});

test('a filial is entered in registers of its own, at another address, after its matriz was opened', () => {
  for (const n of NUMEROS) {
    const [matriz, filial] = [cadastro(n), cadastroDaFilial(n, PAULISTANA, 'Osasco', hoje)];
    expect(filial === null).toBe(matriz === null);
    if (!matriz || !filial) continue;
    expect(filial.cep).not.toBe(matriz.cep);
    expect(filial.inscricao_municipal).not.toBe(matriz.inscricao_municipal);
    expect(filial.inscricao_estadual).not.toBe(matriz.inscricao_estadual);
    expect(filial.data_abertura > matriz.data_abertura).toBe(true);
    expect(filial.cnae_principal).toBe(matriz.cnae_principal);
  }
});

test.each([
  ['São Paulo', '01000000', '05999999'],
  ['Campinas', '13000000', '13139999'],
  ['Rio de Janeiro', '20000000', '23799999'],
  ['Goiânia', '74000000', '74899999'],
  ['Porto Alegre', '90000000', '91999999'],
] as const)('a company of %s has a postal code of that municipality', (municipio, de, ate) => {
  const ceps = NUMEROS.flatMap((n) => cadastroDaEmpresa(n, empresaEm(municipio), hoje)?.cep ?? []);
  expect(ceps.filter((cep) => cep < de || cep > ate)).toEqual([]);
});
