import { describe, expect, it } from 'vitest';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import {
  primeiroNome,
  rotulosDoUsuario,
  temCliente,
  usuarioCompleto,
  usuarioDoToken,
} from './usuario.ts';

const umUsuario = (usuario = {}) => ({ ...umaPessoa({ grupo: 'consultor' }).usuario, ...usuario });
/** A token of the server's shape; only its middle is read here. */
const tokenDe = (user_id: number) => `x.${btoa(JSON.stringify({ user_id }))}.y`;

describe('usuarioCompleto', () => {
  it.each([
    ['everything present', {}, true],
    ['a group without a team', { time_nome: null }, true],
    ['a team without a group', { grupo_nome: null }, true],
    ['no photo, no team, no client', { tem_avatar: false, time_nome: null, client_id: null }, true],
    ['neither group nor team', { grupo_nome: null, time_nome: null }, false],
    ['no name', { nome: '' }, false],
    ['no e-mail', { email: '' }, false],
    ['no avatar address', { avatar_url: '' }, false],
  ])('with %s is %#', (_titulo, mudancas, esperado) => {
    expect(usuarioCompleto(umUsuario(mudancas))).toBe(esperado);
  });

  it('is false without a user', () => {
    expect(usuarioCompleto(null)).toBe(false);
  });
});

describe('labels', () => {
  it("shows 'Usuário' for a missing name and 'N/A' for the rest", () => {
    expect(rotulosDoUsuario(null)).toEqual({
      nome: 'Usuário',
      email: 'N/A',
      grupo: 'N/A',
      time: 'N/A',
      cliente: 'N/A',
    });
  });

  it("reads a client name of 'N/A' as no client", () => {
    expect(temCliente(umUsuario({ cliente_nome: 'N/A' }))).toBe(false);
    expect(temCliente(umUsuario({ cliente_nome: null }))).toBe(false);
    expect(temCliente(umUsuario({ cliente_nome: 'Padaria Sol' }))).toBe(true);
  });

  it('greets by the first name', () => {
    expect(primeiroNome('  Marina  Couto')).toBe('Marina');
    expect(primeiroNome(null)).toBe('Usuário');
  });
});

describe('usuarioDoToken', () => {
  it('reads user_id, also in base64url', () => {
    expect(usuarioDoToken(tokenDe(42))).toBe(42);
    const dificil = btoa(JSON.stringify({ user_id: 9, sub: 'ÿ>?>?~~'.replace('ÿ', '\u00ff') }));
    const url = dificil.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(usuarioDoToken(`a.${url}.b`)).toBe(9);
  });

  it.each([null, '', 'lixo', 'a.b.c', `a.${btoa('{"user_id":-1}')}.b`, `a.${btoa('null')}.b`])(
    'is null for %s',
    (token) => expect(usuarioDoToken(token)).toBeNull(),
  );
});
