import { expect, it } from 'vitest';
import { enderecoDoTelefone, enderecoDoWhatsapp } from './ligacoes.ts';

it.each([
  ['(11) 91234-5678', '5511912345678'],
  ['+55 11 3123-4567', '551131234567'],
  ['+351 912 345 678', '351912345678'],
])('reaches %s as +%s', (telefone, digitos) => {
  expect(enderecoDoTelefone(telefone)).toBe(`tel:+${digitos}`);
  expect(enderecoDoWhatsapp(telefone)).toBe(`https://wa.me/${digitos}`);
});
