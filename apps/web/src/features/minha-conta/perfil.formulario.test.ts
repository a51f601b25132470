import type { Perfil } from '@dominio/contrato/minha-conta';
import { describe, expect, it } from 'vitest';
import { corpoDoPerfil, errosDoPerfil, valoresDoPerfil } from './perfil.formulario.ts';

const HOJE = '2026-11-22';
const vazio = { telefone: '', data_nascimento: '', genero: '', tem_filhos: '' } as const;

describe('the form of the own record', () => {
  it.each([
    [null, ''],
    [true, 'sim'],
    [false, 'nao'],
  ] as const)('shows tem_filhos %s as %j, and sends it back', (tem_filhos, escolha) => {
    const valores = valoresDoPerfil({ tem_filhos } as Perfil);
    expect(valores).toEqual({ ...vazio, tem_filhos: escolha });
    expect(corpoDoPerfil(valores, 3)).toMatchObject({ tem_filhos, telefone: '', versao: 3 });
  });

  it.each([
    [{ data_nascimento: HOJE }, {}],
    [{ data_nascimento: '2026-11-23' }, { data_nascimento: 'Data de nascimento inválida.' }],
    [{ telefone: '1'.repeat(31) }, { telefone: 'O telefone pode ter no máximo 30 caracteres.' }],
    [{ genero: 'x'.repeat(41) }, { genero: 'O gênero pode ter no máximo 40 caracteres.' }],
  ])('of %j complains of %j', (mudanca, erros) => {
    expect(errosDoPerfil({ ...vazio, ...mudanca }, HOJE)).toEqual(erros);
  });
});
