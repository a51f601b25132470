import { expect, test } from 'vitest';
import { errosDoCadastro } from './empresas.rules.ts';

const HOJE = '2026-08-14';
const FORA_DA_LISTA = '9999999';

test.each([
  ['cnae_principal', { cnae_principal: FORA_DA_LISTA }],
  ['cnaes_secundarios', { cnaes_secundarios: [FORA_DA_LISTA] }],
  ['natureza_juridica', { natureza_juridica: '9999' }],
] as const)(
  'a code of %s that no list has is refused, unless it was there before',
  (campo, cadastro) => {
    expect(errosDoCadastro(cadastro, HOJE)).toMatchObject([{ campo }]);
    expect(errosDoCadastro(cadastro, HOJE, cadastro)).toEqual([]);
  },
);

test('the opening of a company is not to come', () => {
  expect(errosDoCadastro({ data_abertura: HOJE }, HOJE)).toEqual([]);
  expect(errosDoCadastro({ data_abertura: '2026-08-15' }, HOJE)).toMatchObject([
    { campo: 'data_abertura' },
  ]);
});
