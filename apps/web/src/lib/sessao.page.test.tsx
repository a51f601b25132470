import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { describe, expect, it } from 'vitest';
import { recusar, responder, semRede } from '../../test/pagina/rede.ts';
import { responderLogin } from '../../test/pagina/registros/entrada.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { useSessao } from './sessao.ts';

const quem = umaPessoa({ grupo: 'consultor' });
const entrar = () => useSessao.getState().entrar('marina@dominio.demo', 'segredo-de-teste');

describe('entrar', () => {
  it('keeps the token and the user and takes up the session', async () => {
    const { pedidos } = responderLogin(quem);
    await entrar();
    expect(pedidos.map(({ body }) => body)).toEqual([
      { email: 'marina@dominio.demo', password: 'segredo-de-teste' },
    ]);
    const token = localStorage.getItem('dominio.token');
    expect(token).not.toBeNull();
    expect(useSessao.getState()).toMatchObject({
      token,
      usuario: { nome: 'Camila Duarte' },
      estado: 'carregando',
      pronto: false,
    });
  });

  it("fails with the server's detail", async () => {
    responder(sessoesEndpoints.login, () => recusar('CREDENCIAIS_INVALIDAS'));
    await expect(entrar()).rejects.toThrow('E-mail ou senha incorretos.');
    expect(useSessao.getState().token).toBeNull();
  });

  it.each([
    ['an answer without detail', () => new Response('', { status: 500 })],
    ['no answer', semRede],
  ])("fails with 'Erro no login' on %s", async (_titulo, atender) => {
    responder(sessoesEndpoints.login, atender);
    await expect(entrar()).rejects.toMatchObject({ message: 'Erro no login' });
  });
});

describe('sair', () => {
  it.each([
    ['the server answers', () => ({ success: true as const, message: 'ok' })],
    ['the server refuses', () => recusar('NAO_AUTENTICADO')],
    ['the server is gone', semRede],
  ])('ends the session at once whether or not %s', async (_titulo, atender) => {
    responderLogin(quem);
    await entrar();
    const token = localStorage.getItem('dominio.token');
    const recebidos: Request[] = [];
    responder(sessoesEndpoints.logout, ({ request }) => {
      recebidos.push(request);
      return atender();
    });
    useSessao.getState().sair();
    expect(localStorage.getItem('dominio.token')).toBeNull();
    expect(useSessao.getState()).toMatchObject({ token: null, usuario: null, estado: 'parado' });
    await expect.poll(() => recebidos.length).toBe(1);
    expect(recebidos[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(recebidos[0]?.keepalive).toBe(true);
    expect(useSessao.getState().motivoDaSaida).toBe('saida');
  });
});
