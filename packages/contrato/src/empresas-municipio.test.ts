import { expect, test } from 'vitest';
import { CODIGO_DA_UF, erroDoMunicipio, mesmoMunicipio } from './empresas-municipio.ts';
import { UFS } from './ufs.ts';

test('every state has two digits of its own, the first of which is its region', () => {
  const codigos = UFS.map((uf) => CODIGO_DA_UF[uf]);
  expect(new Set(codigos).size).toBe(UFS.length);
  for (const codigo of codigos) expect(codigo).toMatch(/^[1-5]\d$/);
});

test('the code of a town begins with the digits of its state', () => {
  expect(erroDoMunicipio({ uf: 'SP', municipio_ibge: '3550308' })).toBeNull();
  expect(erroDoMunicipio({ uf: 'RJ', municipio_ibge: '3550308' })).toEqual({
    campo: 'municipio_ibge',
    mensagem: 'O código IBGE é de outro estado: os de RJ começam com 33.',
  });
});

test('without a state, or without a code, nothing is wrong', () => {
  expect(erroDoMunicipio({ uf: null, municipio_ibge: '3550308' })).toBeNull();
  expect(erroDoMunicipio({ uf: 'RJ', municipio_ibge: null })).toBeNull();
  expect(erroDoMunicipio({})).toBeNull();
});

test('a town is the same by any writing of its name, and another in another state', () => {
  const sede = { municipio: 'São Paulo', uf: 'SP' } as const;
  expect(mesmoMunicipio(sede, { municipio: ' SAO  PAULO', uf: 'SP' })).toBe(true);
  expect(mesmoMunicipio(sede, { municipio: 'São Paulo', uf: 'RJ' })).toBe(false);
  expect(mesmoMunicipio(sede, { municipio: 'Santos', uf: 'SP' })).toBe(false);
  expect(mesmoMunicipio({ municipio: null, uf: null }, { municipio: '', uf: '' })).toBe(true);
});
