import { describe, expect, test } from 'vitest';
import { TELEFONE_INVALIDO, telefoneEscrito, telefoneValido } from './telefones.ts';
import { EdicaoDeUsuario, NovoUsuario } from './usuarios-entrada.ts';

describe('a telephone', () => {
  test.each([
    ['(11) 98888-7777', true, 'a mobile with its mask'],
    ['11988887777', true, 'digits only'],
    ['11 3333-4444', true, 'a landline'],
    ['1133334444', true, 'a landline, digits only'],
    [' (11) 3333.4444 ', true, 'with dots and blanks around'],
    ['+55 11 98888-7777', true, 'of Brazil, with its code'],
    ['+1 415 555 2671', true, 'of the United States'],
    ['+351 912 345 678', true, 'of Portugal'],
    ['+12345678', true, 'the shortest of another country'],
    ['+123456789012345', true, 'the longest'],
    ['123', false, 'three digits'],
    ['988887777', false, 'a mobile without its area code'],
    ['33334444', false, 'a landline without its area code'],
    ['(11) 8888-77771', false, 'eleven digits that are no mobile'],
    ['(11) 1333-4444', false, 'no number begins with 1'],
    ['(01) 98888-7777', false, 'no such area code'],
    ['(10) 98888-7777', false, 'no such area code either'],
    ['011 98888-7777', false, 'with the zero of a trunk call'],
    ['5511988887777', false, 'a country code without its plus'],
    ['+55 988887777', false, 'of Brazil without an area code'],
    ['+1234567', false, 'too short for another country'],
    ['+1234567890123456', false, 'too long'],
    ['+0 415 555 2671', false, 'no country begins with 0'],
    ['++14155552671', false, 'two plus signs'],
    ['11 98888-7777 ramal 2', false, 'words'],
    ['=1+1', false, 'a formula'],
    ['', false, 'nothing'],
  ])('%j is valid: %s (%s)', (texto, valido) => {
    expect(telefoneValido(texto)).toBe(valido);
  });

  test.each([
    ['11912345678', '(11) 91234-5678'],
    ['11 3222.4455', '(11) 3222-4455'],
    ['(11) 91234-5678', '(11) 91234-5678'],
    ['+55 11 91234 5678', '(11) 91234-5678'],
    ['+351 912 345 678', '+351 912 345 678'],
    ['+1 415 555 2671', '+1 415 555 2671'],
    ['ramal 12', 'ramal 12'],
  ])('%j is read as %j', (telefone, escrito) => {
    expect(telefoneEscrito(telefone)).toBe(escrito);
  });

  test('is stored as typed; blank clears it, absent keeps it, anything else is refused with a message', () => {
    const ler = (telefone?: unknown) => EdicaoDeUsuario.safeParse({ telefone });
    expect(ler(' (11) 98888-7777 ').data?.telefone).toBe('(11) 98888-7777');
    expect([ler('  ').data?.telefone, ler(null).data?.telefone]).toEqual([null, null]);
    expect(ler().data?.telefone).toBeUndefined();
    expect(ler('123').error?.issues.map(({ message }) => message)).toEqual([TELEFONE_INVALIDO]);
    const nova = { nome: 'Ana', email: 'ana@exemplo.com.br', grupo_id: 4, telefone: '123' };
    expect(NovoUsuario.safeParse(nova).error?.issues[0]?.message).toBe(TELEFONE_INVALIDO);
  });
});
