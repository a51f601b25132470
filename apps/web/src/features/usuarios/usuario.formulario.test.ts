import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { describe, expect, it } from 'vitest';
import { corpoDaEdicao, errosDoUsuario, valoresDoUsuario } from './usuario.formulario.ts';

const lido = {
  nome: 'Ana',
  email: 'ana@exemplo.com.br',
  grupo_id: 4,
  time_id: 2,
  telefone: '11 3000-0000',
  dados_completos: true,
  dados_pessoais: true,
  versao: 1,
} as UsuarioAberto;

describe('an edit of a record that changed while its form was open', () => {
  const atual = { ...lido, telefone: '11 4000-0000', versao: 3 };

  it('sends only changed fields, under the present version', () => {
    const valores = { ...valoresDoUsuario(lido), nome: 'Ana Lima', time_id: '' };
    expect(corpoDaEdicao(valores, lido, atual)).toEqual({
      nome: 'Ana Lima',
      time_id: null,
      versao: 3,
    });
  });

  it('sends the version that was read when both changed the same field, and is refused', () => {
    const valores = { ...valoresDoUsuario(lido), telefone: '11 5000-0000' };
    expect(corpoDaEdicao(valores, lido, atual)).toEqual({ telefone: '11 5000-0000', versao: 1 });
  });
});

it('a telephone is checked only once it was changed: a stored one may break the rule', () => {
  const erros = (telefone: string) =>
    errosDoUsuario({ ...valoresDoUsuario(lido), telefone }, '2026-11-22', '123').telefone;
  expect(erros('123')).toBeUndefined();
  expect(erros('1234')).toMatch(/^Telefone inválido/);
});
