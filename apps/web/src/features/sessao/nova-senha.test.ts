import { describe, expect, it } from 'vitest';
import { errosDaNovaSenha } from './components/nova-senha.tsx';

const TAMANHO = 'A nova senha deve ter entre 12 e 128 caracteres.';

describe('a new password', () => {
  it.each([
    ['curta', 'curta', { nova: TAMANHO }],
    ['x'.repeat(129), 'x'.repeat(129), { nova: TAMANHO }],
    ['curta', 'curto', { nova: TAMANHO, confirmacao: 'As senhas não conferem.' }],
    ['uma frase comprida', 'outra frase comprida', { confirmacao: 'As senhas não conferem.' }],
    ['uma frase comprida', 'uma frase comprida', {}],
    [' '.repeat(12), ' '.repeat(12), {}],
  ])('%j repeated as %j has the errors %j', (senha, confirmacao, erros) => {
    expect(errosDaNovaSenha(senha, confirmacao)).toEqual(erros);
  });
});
