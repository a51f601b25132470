import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contraReajustar, descricaoDoReajuste, reajustar } from './reajustes.rules.ts';

const valores = fc.integer({ min: 0, max: 1e12 });
const percentuais = fc.integer({ min: -5_000, max: 10_000 });

test('an adjusted amount is the nearest centavo, of two as near the higher', () => {
  fc.assert(
    fc.property(valores, percentuais, (centavos, percentual) => {
      const exato = BigInt(centavos) * BigInt(10_000 + percentual);
      const distancia = BigInt(reajustar(centavos, percentual)) * 10_000n - exato;
      expect(distancia > -5_000n && distancia <= 5_000n).toBe(true);
    }),
  );
});

test('of two amounts the higher never ends lower', () => {
  fc.assert(
    fc.property(valores, valores, percentuais, (a, b, percentual) => {
      const [menor, maior] = [Math.min(a, b), Math.max(a, b)];
      expect(reajustar(menor, percentual)).toBeLessThanOrEqual(reajustar(maior, percentual));
    }),
  );
});

test.each([
  [100_000, 476, 104_760],
  [12_345, 450, 12_901],
  [50, 100, 51],
  [150_000, -318, 145_230],
])('%i centavos by %i hundredths of a percent are %i', (centavos, percentual, novo) => {
  expect(reajustar(centavos, percentual)).toBe(novo);
});

const EM_VIGOR = {
  status_contrato: 'ATIVO',
  indice_reajuste: 'IPCA',
  valor_mensal_centavos: 100_000,
  data_inicio: '2020-01-01',
} as const;
const PROPOSTA = { percentual: 476, vigencia_em: '2026-12-10', reajustado_em: undefined };

test.each([
  [{}, {}, undefined],
  [{ indice_reajuste: null }, {}, undefined],
  [{}, { reajustado_em: '2026-11-30' }, undefined],
  [{}, { reajustado_em: '2026-12-01' }, 'Já reajustado a partir de 01/12/2026.'],
  [{ status_contrato: 'ENCERRADO' }, {}, 'Só um contrato ativo ou suspenso é reajustado.'],
  [{ indice_reajuste: 'SEM_REAJUSTE' }, {}, 'O contrato não prevê reajuste.'],
  [{ valor_mensal_centavos: null }, {}, 'O contrato não tem valor mensal.'],
  [{ data_inicio: '2026-12-11' }, {}, 'O contrato começa em 11/12/2026.'],
  [{}, { percentual: undefined }, 'Informe o percentual.'],
  [{ valor_mensal_centavos: 1 }, {}, 'O valor não muda.'],
  [{ valor_mensal_centavos: 1e12 }, {}, 'O valor passaria de dez bilhões de reais.'],
] as const)('a contract with %o, adjusted with %o: %s', (contrato, proposta, frase) => {
  expect(contraReajustar({ ...EM_VIGOR, ...contrato }, { ...PROPOSTA, ...proposta })).toBe(frase);
});

test('its amendment says by how much and by which index, and no amount', () => {
  expect(descricaoDoReajuste(476, 'IGPM')).toBe('Reajuste de 4,76% pelo índice IGP-M.');
  expect(descricaoDoReajuste(-50, null)).toBe('Reajuste de -0,5%.');
});
