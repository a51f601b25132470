import { expect, it } from 'vitest';
import { vcardDe } from './vcard.ts';

const marta = {
  nome: 'Marta Reis',
  cargo: null,
  email: null,
  telefone: null,
  whatsapp: null,
  cliente_nome: 'Padaria Aurora',
  empresa_nome: null,
};

it('has what there is of a contact, with what parts values escaped', () => {
  const cartao = vcardDe({
    ...marta,
    cargo: 'Sócia; gerente, RH',
    email: 'marta@padaria.com.br',
    telefone: '11 3222-4455',
    whatsapp: '11 98888-7766',
    empresa_nome: 'Aurora Ltda',
  });
  expect(cartao.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Reis;Marta;;;',
    'FN:Marta Reis',
    'ORG:Padaria Aurora;Aurora Ltda',
    'TITLE:Sócia\\; gerente\\, RH',
    'EMAIL;TYPE=INTERNET:marta@padaria.com.br',
    'TEL;TYPE=WORK,VOICE:11 3222-4455',
    'TEL;TYPE=CELL:11 98888-7766',
    'END:VCARD',
    '',
  ]);
});

it('leaves out what there is not, and a number that is told twice', () => {
  const cartao = vcardDe({
    ...marta,
    nome: 'Marta',
    telefone: '11 98888-7766',
    whatsapp: '11 98888-7766',
  });
  expect(cartao.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Marta;;;',
    'FN:Marta',
    'ORG:Padaria Aurora',
    'TEL;TYPE=WORK,VOICE:11 98888-7766',
    'END:VCARD',
    '',
  ]);
});
