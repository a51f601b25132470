import type { Perfil } from '@dominio/contrato/minha-conta';
import { TELEFONE_INVALIDO } from '@dominio/contrato/telefones';
import { describe, expect, it } from 'vitest';
import { corpoDoPerfil, errosDoPerfil, valoresDoPerfil } from './perfil.formulario.ts';

const HOJE = '2026-11-22';
const vazio = {
  telefone: '',
  data_nascimento: '',
  genero: '',
  tem_filhos: '',
  assinatura_email: '',
} as const;

describe('the form of the own record', () => {
  it.each([
    [null, ''],
    [true, 'sim'],
    [false, 'nao'],
  ] as const)('shows tem_filhos %s as %j, and sends it back', (tem_filhos, escolha) => {
    const valores = valoresDoPerfil({ tem_filhos } as Perfil);
    expect(valores).toEqual({ ...vazio, tem_filhos: escolha });
    expect(corpoDoPerfil(valores, { versao: 3, telefone: '123' })).toMatchObject({
      tem_filhos,
      telefone: '',
      versao: 3,
    });
  });

  it.each([
    [{ data_nascimento: HOJE }, {}],
    [{ data_nascimento: '2026-11-23' }, { data_nascimento: 'Data de nascimento inválida.' }],
    [{ telefone: '123' }, { telefone: TELEFONE_INVALIDO }],
    [{ telefone: '11 3333-4444' }, {}],
    [{ genero: 'x'.repeat(41) }, { genero: 'O gênero pode ter no máximo 40 caracteres.' }],
  ])('with %j has the errors %j', (mudanca, erros) => {
    expect(errosDoPerfil({ ...vazio, ...mudanca }, { hoje: HOJE, telefone: null })).toEqual(erros);
  });

  it('checks a telephone only once it was changed: a stored one may break the rule', () => {
    const lido = { versao: 3, telefone: '123' };
    const valores = { ...vazio, telefone: '123' };
    expect(errosDoPerfil(valores, { hoje: HOJE, telefone: '123' })).toEqual({});
    expect(corpoDoPerfil(valores, lido)).not.toHaveProperty('telefone');
    expect(errosDoPerfil({ ...vazio, telefone: '1234' }, { hoje: HOJE, telefone: '123' })).toEqual({
      telefone: TELEFONE_INVALIDO,
    });
  });
});
