import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, tokenDe, umUsuario } from '../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../test/servidor-falso.ts';

const LOGIN = 'POST /auth/login';
let useSessao: typeof import('./sessao.ts').useSessao;

const entrar = () => useSessao.getState().entrar('marina@dominio.demo', 'segredo-de-teste');

beforeEach(async () => {
  montarNavegador('http://localhost:5001/entrar');
  ({ useSessao } = await import('./sessao.ts'));
});

describe('entrar', () => {
  it('keeps the token and the user and takes up the session', async () => {
    const { recebidos } = montarServidor({
      [LOGIN]: () => json({ access_token: tokenDe(7), user: umUsuario() }),
    });
    await entrar();
    expect(recebidos[0]?.corpo).toEqual({
      email: 'marina@dominio.demo',
      password: 'segredo-de-teste',
    });
    expect(localStorage.getItem('dominio.token')).toBe(tokenDe(7));
    expect(useSessao.getState()).toMatchObject({
      token: tokenDe(7),
      usuario: { nome: 'Marina Couto' },
      estado: 'carregando',
      pronto: false,
    });
  });

  it("fails with the server's detail", async () => {
    montarServidor({ [LOGIN]: () => recusa(401, 'X', 'E-mail ou senha incorretos.') });
    await expect(entrar()).rejects.toThrow('E-mail ou senha incorretos.');
    expect(useSessao.getState().token).toBeNull();
  });

  it.each([
    ['an answer without detail', () => new Response('', { status: 500 })],
    ['no answer', semRede],
  ])("fails with 'Erro no login' on %s", async (_titulo, atender) => {
    montarServidor({ [LOGIN]: atender });
    await expect(entrar()).rejects.toMatchObject({ message: 'Erro no login' });
  });
});

describe('sair', () => {
  it.each([
    ['the server answers', () => json({ success: true, message: 'ok' })],
    ['the server refuses', () => recusa(401, 'NAO_AUTENTICADO', 'Sessão expirada')],
    ['the server is gone', semRede],
  ])('ends the session at once whether or not %s', async (_titulo, atender) => {
    const { quantos, recebidos } = montarServidor({
      [LOGIN]: () => json({ access_token: tokenDe(7), user: umUsuario() }),
      'POST /auth/logout': atender,
    });
    await entrar();
    useSessao.getState().sair();
    expect(localStorage.getItem('dominio.token')).toBeNull();
    expect(useSessao.getState()).toMatchObject({ token: null, usuario: null, estado: 'parado' });
    await vi.waitFor(() => expect(quantos('POST /auth/logout')).toBe(1));
    const logout = recebidos.at(-1);
    expect(logout?.cabecalhos.get('Authorization')).toBe(`Bearer ${tokenDe(7)}`);
    expect(logout?.init.keepalive).toBe(true);
    expect(useSessao.getState().motivoDaSaida).toBe('saida');
  });
});
