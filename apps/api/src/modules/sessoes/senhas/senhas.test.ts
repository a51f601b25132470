import { expect, test } from 'vitest';
import { senhaComum } from './senhas.ts';

const PESSOA = ['Ana Beatriz Prado', 'ana.prado@construtora.demo'];

test.each([
  'ana.prado@construtora.demo',
  'ana.prado2026',
  'anabeatrizprado',
  'Beatriz123456',
  '123456123456',
  'qwe123qwe123',
  'corvocorvocorvo',
  'minhasenha123',
  'Senha do Brasil 2026',
  'senha12345678',
  '1qaz2wsx3edc',
  '112233445566',
  '998877665544',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
])('the password %s is common', (senha) => {
  expect(senhaComum(senha, PESSOA)).toBe(true);
});

test.each([
  'girafa lê jornal velho',
  'corvo azul de bicicleta',
  'minha senha tem girafas',
  'prado verde com 3 vacas',
  'жираф читает газету',
  'x9#Lq!27vT_z',
])('the password %s is not common', (senha) => {
  expect(senhaComum(senha, PESSOA)).toBe(false);
});
