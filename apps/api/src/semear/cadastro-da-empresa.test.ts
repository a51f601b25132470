import { expect, test } from 'vitest';
import { cadastroDaEmpresa, cadastroDaFilial, regimesDaEmpresa } from './cadastro-da-empresa.ts';
import { porteNumero } from './fichas.ts';

const hoje = '2026-11-18';
const NUMEROS = Array.from({ length: 500 }, (_, n) => n);
const regimesDos = (porte: ReturnType<typeof porteNumero>) =>
  NUMEROS.flatMap((n) =>
    regimesDaEmpresa(n, { abertura: cadastroDaEmpresa(n, '')?.data_abertura, porte, hoje }),
  ).map(({ regime }) => regime);

test('no company has a regime that its revenue does not allow', () => {
  expect(new Set(regimesDos('grande'))).toEqual(new Set(['lucro_real']));
  expect(new Set(regimesDos('medio'))).toEqual(new Set(['lucro_presumido', 'lucro_real']));
  expect(new Set(regimesDos('micro'))).toContain('simples_nacional');
});

test('a regime follows another one, later', () => {
  for (const n of NUMEROS) {
    const abertura = cadastroDaEmpresa(n, '')?.data_abertura;
    const regimes = regimesDaEmpresa(n, { abertura, porte: porteNumero(n), hoje });
    for (const [i, { regime, desde }] of regimes.entries()) {
      const antes = regimes[i - 1];
      if (!antes) continue;
      expect(regime, `company ${n}`).not.toBe(antes.regime);
      expect(desde > antes.desde, `company ${n}`).toBe(true);
    }
  }
});

test('a filial is entered in registers of its own, at another address, after its matriz was opened', () => {
  for (const n of NUMEROS) {
    const [matriz, filial] = [cadastroDaEmpresa(n, 'Varejo'), cadastroDaFilial(n, 'Varejo')];
    expect(filial === null).toBe(matriz === null);
    if (!matriz || !filial) continue;
    expect(filial.cep).not.toBe(matriz.cep);
    expect(filial.inscricao_municipal).not.toBe(matriz.inscricao_municipal);
    if (matriz.inscricao_estadual !== 'ISENTO') {
      expect(filial.inscricao_estadual).not.toBe(matriz.inscricao_estadual);
    }
    expect(filial.data_abertura > matriz.data_abertura).toBe(true);
    expect(filial.cnae_principal).toBe(matriz.cnae_principal);
  }
});

test.each([
  ['SP', '01000000', '19999999'],
  ['RJ', '20000000', '28999999'],
  ['GO', '74000000', '76799999'],
  ['RS', '90000000', '99999999'],
] as const)('a company of %s has a postal code of that state', (uf, de, ate) => {
  const ceps = NUMEROS.flatMap((n) => cadastroDaEmpresa(n, '', uf)?.cep ?? []);
  expect(ceps.filter((cep) => cep < de || cep > ate)).toEqual([]);
});
