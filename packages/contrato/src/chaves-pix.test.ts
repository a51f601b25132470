import { describe, expect, it } from 'vitest';
import { chavePixCanonica, chavePixDita, chavePixEscrita } from './chaves-pix.ts';

describe('a Pix key', () => {
  it.each([
    ['529.982.247-25', '52998224725', 'CPF 529.982.247-25'],
    ['52998224725', '52998224725', 'CPF 529.982.247-25'],
    ['11.222.333/0001-81', '11222333000181', 'CNPJ 11.222.333/0001-81'],
    ['12.abc.345/01de-35', '12ABC34501DE35', 'CNPJ 12.ABC.345/01DE-35'],
    [
      ' Financeiro@Padaria.com.br ',
      'financeiro@padaria.com.br',
      'E-mail financeiro@padaria.com.br',
    ],
    ['(11) 98765-4321', '+5511987654321', 'Telefone (11) 98765-4321'],
    ['+55 11 98765-4321', '+5511987654321', 'Telefone (11) 98765-4321'],
    ['11987654321', '+5511987654321', 'Telefone (11) 98765-4321'],
    ['1132224455', '+551132224455', 'Telefone (11) 3222-4455'],
    [
      '123E4567-E12B-12D1-A456-426655440000',
      '123e4567-e12b-12d1-a456-426655440000',
      'Chave aleatória 123e4567-e12b-12d1-a456-426655440000',
    ],
  ])('%j is %s', (texto, canonica, dita) => {
    expect(chavePixCanonica(texto)).toBe(canonica);
    expect(chavePixDita(canonica)).toBe(dita);
    // What is shown to be edited is read as the same key.
    expect(chavePixCanonica(chavePixEscrita(canonica))).toBe(canonica);
  });

  it.each([
    '',
    '123',
    '529.982.247-26',
    '11.222.333/0001-82',
    'financeiro@',
    '+351 912 345 678',
    '123e4567-e12b-12d1-a456',
    'padaria',
  ])('%j is none', (texto) => {
    expect(chavePixCanonica(texto)).toBeUndefined();
  });
});
