import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { describe, expect, it } from 'vitest';
import { recusar, responder, semRede } from '../../../test/pagina/rede.ts';
import { validarLink } from './validar-link.ts';

const INVALIDO = 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.';
const FALHA = 'Erro ao validar token. Tente novamente.';
const mensagem = (destino: string) => new URL(destino, 'http://x').searchParams.get('message');
const ROTA = sessoesEndpoints.validarLink;

describe('a reset link', () => {
  it('that the server accepts leads to /entrar with its token', async () => {
    responder(ROTA, { valid: true });
    expect(await validarLink('abc', false)).toEqual({ para: '/entrar?token=abc', pessoa: null });
    expect((await validarLink('abc', true)).para).toBe('/entrar?token=abc&convite=1');
  });

  it('passes its person on, but not in the address', async () => {
    const pessoa = { nome: 'Ana Lima', email: 'ana@x.demo' };
    responder(ROTA, { valid: true, ...pessoa });
    expect(await validarLink('abc', false)).toEqual({ para: '/entrar?token=abc', pessoa });
  });

  it.each([
    ['answers that it is not valid', () => ({ valid: false })],
    ['does not know', () => recusar('NAO_ENCONTRADO')],
    ['finds malformed', () => recusar('TOKEN_INVALIDO')],
  ])('that the server %s leads to the message of an invalid link', async (_titulo, atender) => {
    responder(ROTA, atender);
    expect(mensagem((await validarLink('abc', false)).para)).toBe(INVALIDO);
    expect(mensagem((await validarLink('abc', true)).para)).toMatch(
      /^Convite expirado ou já usado/,
    );
  });

  it.each([
    ['fails', () => recusar('ERRO_INTERNO')],
    ['asks to slow down', () => recusar('MUITAS_TENTATIVAS')],
    ['is gone', semRede],
  ])('leads to the message of a failure when the server %s', async (_titulo, atender) => {
    responder(ROTA, atender);
    expect(mensagem((await validarLink('abc', false)).para)).toBe(FALHA);
  });

  it.each([null, ''])('without a token (%j) is not checked', async (token) => {
    const { pedidos } = responder(ROTA, { valid: true });
    expect(mensagem((await validarLink(token, false)).para)).toBe(INVALIDO);
    expect(pedidos).toEqual([]);
  });
});
