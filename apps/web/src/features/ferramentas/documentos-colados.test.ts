import { describe, expect, it } from 'vitest';
import {
  conferirDocumento,
  conferirDocumentos,
  MAXIMO_DE_DOCUMENTOS,
} from './documentos-colados.ts';

describe('the check of a document', () => {
  it.each([
    ['52998224725', '529.982.247-25', 'CPF válido'],
    ['529.982.247-24', '529.982.247-24', 'CPF inválido: os dígitos verificadores seriam 25'],
    ['11111111111', '111.111.111-11', 'CPF inválido: todos os dígitos são iguais'],
    ['11.222.333/0001-81', '11.222.333/0001-81', 'CNPJ válido'],
    ['12abc34501de35', '12.ABC.345/01DE-35', 'CNPJ alfanumérico válido'],
    ['12ABC34501DE34', '12.ABC.345/01DE-34', 'CNPJ inválido: os dígitos verificadores seriam 35'],
    ['12ABC34501DEXX', '12.ABC.345/01DE-XX', 'CNPJ inválido: os dois últimos são sempre números'],
    ['00000000000000', '00.000.000/0000-00', 'CNPJ inválido: todos os caracteres são iguais'],
    ['123', '123', 'Não é CPF nem CNPJ: tem 3 caracteres, não 11 nem 14'],
  ])('says of %s that it is %s: %s', (texto, documento, resultado) => {
    expect(conferirDocumento(texto)).toMatchObject({ texto, documento, resultado });
    expect(conferirDocumento(texto).valido).toBe(
      /válido$/.test(resultado) && !/inv/.test(resultado),
    );
  });
});

describe('the check of pasted documents', () => {
  it('goes line by line, skips blank ones, and ends at its maximum', () => {
    const colado = ' 52998224725 \n\n11222333000181;123\r\n';
    expect(conferirDocumentos(colado).map(({ tipo }) => tipo)).toEqual(['CPF', 'CNPJ', null]);
    expect(conferirDocumentos('1\n'.repeat(2_000))).toHaveLength(MAXIMO_DE_DOCUMENTOS);
  });
});
