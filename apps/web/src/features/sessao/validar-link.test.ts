import { beforeEach, describe, expect, it } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../../test/servidor-falso.ts';
import { validarLink } from './validar-link.ts';

const ROTA = 'GET /auth/validate-reset-token/abc';
const INVALIDO = 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.';
const FALHA = 'Erro ao validar token. Tente novamente.';
const mensagem = (destino: string) => new URL(destino, 'http://x').searchParams.get('message');

beforeEach(() => void montarNavegador());

describe('a reset link', () => {
  it('that the server accepts goes on to /entrar with its token', async () => {
    montarServidor({ [ROTA]: () => json({ valid: true }) });
    expect(await validarLink('abc', false)).toEqual({ para: '/entrar?token=abc', pessoa: null });
    expect((await validarLink('abc', true)).para).toBe('/entrar?token=abc&convite=1');
  });

  it('carries whose it is, and not in the address', async () => {
    const pessoa = { nome: 'Ana Lima', email: 'ana@x.demo' };
    montarServidor({ [ROTA]: () => json({ valid: true, ...pessoa }) });
    expect(await validarLink('abc', false)).toEqual({ para: '/entrar?token=abc', pessoa });
  });

  it.each([
    ['answers that it is not valid', () => json({ valid: false })],
    ['does not know', () => recusa(404, 'NAO_ENCONTRADO', 'x')],
    ['finds malformed', () => recusa(422, 'TOKEN_INVALIDO', 'x')],
  ])('that the server %s carries the text of an invalid one', async (_titulo, atender) => {
    montarServidor({ [ROTA]: atender });
    expect(mensagem((await validarLink('abc', false)).para)).toBe(INVALIDO);
    expect(mensagem((await validarLink('abc', true)).para)).toMatch(
      /^Convite expirado ou já usado/,
    );
  });

  it.each([
    ['fails', () => recusa(500, 'ERRO_INTERNO', 'x')],
    ['asks to slow down', () => recusa(429, 'MUITAS_TENTATIVAS', 'x')],
    ['is gone', semRede],
  ])('when the server %s carries the text of a failure', async (_titulo, atender) => {
    montarServidor({ [ROTA]: atender });
    expect(mensagem((await validarLink('abc', false)).para)).toBe(FALHA);
  });

  it.each([null, ''])('without a token (%j) asks nobody', async (token) => {
    montarServidor({});
    expect(mensagem((await validarLink(token, false)).para)).toBe(INVALIDO);
    expect(fetch).not.toHaveBeenCalled();
  });
});
