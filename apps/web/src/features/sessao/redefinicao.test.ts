import { describe, expect, it } from 'vitest';
import {
  destinoDoLink,
  ehConvite,
  estadoComToken,
  mensagemPermitida,
  pessoaDoLink,
  tokenDeRedefinicao,
  tokenNoEndereco,
} from './redefinicao.ts';

const INVALIDO = 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.';
const FALHA = 'Erro ao validar token. Tente novamente.';

describe('the message of the address', () => {
  it.each([INVALIDO, FALHA])('is shown when it is %s', (texto) => {
    expect(mensagemPermitida(`?${new URLSearchParams({ message: texto })}`)).toBe(texto);
  });

  it.each([
    '',
    '?message=',
    '?message=Ligue+para+0800+e+informe+sua+senha',
    '?message=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E',
    `?message=${encodeURIComponent(`${INVALIDO} `)}`,
  ])('is not shown for %j', (busca) => expect(mensagemPermitida(busca)).toBeNull());
});

describe('the token of a link', () => {
  it('is read from the address, and later from the state of the history entry', () => {
    expect(tokenDeRedefinicao({ search: '?token=abc', state: null })).toBe('abc');
    expect(tokenDeRedefinicao({ search: '', state: estadoComToken('abc') })).toBe('abc');
    expect(tokenNoEndereco({ search: '' })).toBeNull();
  });

  it.each([null, 'texto', {}, { tokenDeRedefinicao: 7 }])('is null for the state %j', (state) => {
    expect(tokenDeRedefinicao({ search: '?token=', state })).toBeNull();
  });
});

describe('an invitation', () => {
  it('is known by its address, and later by the state of the history entry', () => {
    expect(ehConvite({ search: '?token=abc&convite=1', state: null })).toBe(true);
    expect(ehConvite({ search: '', state: estadoComToken('abc', true) })).toBe(true);
    expect(ehConvite({ search: '?token=abc', state: estadoComToken('abc') })).toBe(false);
  });
});

describe('the person of a link', () => {
  const pessoa = { nome: 'Ana Lima', email: 'ana@x.demo' };

  it('stays in the state of the history entry with the token', () => {
    expect(pessoaDoLink({ state: { pessoa } })).toEqual(pessoa);
    expect(pessoaDoLink({ state: estadoComToken('abc', true, pessoa) })).toEqual(pessoa);
  });

  it.each([
    null,
    'x',
    {},
    { pessoa: null },
    { pessoa: { nome: 'Ana' } },
    { pessoa: { nome: 1, email: 2 } },
  ])('is nobody for the state %j', (state) => expect(pessoaDoLink({ state })).toBeNull());
});

describe('destinoDoLink', () => {
  it('is /entrar with the token or the message, escaped', () => {
    expect(destinoDoLink({ token: 'a&b=c' })).toBe('/entrar?token=a%26b%3Dc');
    const destino = new URL(destinoDoLink({ mensagem: FALHA }), 'http://x');
    expect(destino.searchParams.get('message')).toBe(FALHA);
  });
});
