import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, tokenDe, umUsuario } from '../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../test/servidor-falso.ts';

const VALIDAR = 'POST /auth/validate-token';
const EU = 'GET /auth/me';
const MINUTO = 60_000;

let m: typeof import('./sessao-usuario.ts');
let guarda: typeof import('./sessao-storage.ts');
let sessao: typeof import('./sessao.ts');

const comSessao = (usuario = umUsuario()) => {
  guarda.gravarSessao(tokenDe(7), usuario);
  sessao.adotarSessao();
};
const nomeNaSessao = () => sessao.useSessao.getState().usuario?.nome;
const renomeado = umUsuario({ nome: 'Marina C. Lima' });

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  montarNavegador();
  guarda = await import('./sessao-storage.ts');
  sessao = await import('./sessao.ts');
  m = await import('./sessao-usuario.ts');
});

describe('token validity', () => {
  it("is 'Token não encontrado' without a token, and asks nobody", async () => {
    montarServidor({});
    expect(await m.validarToken()).toMatchObject({
      valido: false,
      mensagem: 'Token não encontrado',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([401, 404, 500])("is 'Token inválido' when the answer is %i", async (status) => {
    comSessao();
    montarServidor({ [VALIDAR]: () => recusa(status, 'X', 'frase') });
    expect(await m.validarToken()).toMatchObject({ valido: false, mensagem: 'Token inválido' });
  });

  it("is 'Token inválido' when the server says that it does not stand, and nothing more", async () => {
    comSessao();
    montarServidor({ [VALIDAR]: () => json({ valid: false, user: renomeado, message: '' }) });
    expect(await m.validarToken()).toMatchObject({ valido: false, mensagem: 'Token inválido' });
  });

  it("is 'Erro na validação' when there is no answer", async () => {
    comSessao();
    montarServidor({ [VALIDAR]: semRede });
    expect(await m.validarToken()).toMatchObject({ valido: false, mensagem: 'Erro na validação' });
  });

  it('brings the user when it stands', async () => {
    comSessao();
    montarServidor({ [VALIDAR]: () => json({ valid: true, user: renomeado, message: 'ok' }) });
    expect(await m.validarToken()).toMatchObject({ valido: true, usuario: renomeado });
  });
});

describe('garantirUsuario', () => {
  it('asks nobody while the user is complete and younger than 5 minutes', async () => {
    comSessao();
    const { quantos } = montarServidor({
      [VALIDAR]: () => json({ valid: true, user: renomeado, message: 'ok' }),
    });
    vi.advanceTimersByTime(5 * MINUTO - 1);
    await m.garantirUsuario();
    expect(quantos(VALIDAR)).toBe(0);
    vi.advanceTimersByTime(1);
    await m.garantirUsuario();
    expect(quantos(VALIDAR)).toBe(1);
    expect(nomeNaSessao()).toBe('Marina C. Lima');
  });

  it('asks for a user that lacks group and team, however recent', async () => {
    comSessao(umUsuario({ grupo_nome: null, time_nome: null }));
    const { quantos } = montarServidor({
      [VALIDAR]: () => json({ valid: true, user: renomeado, message: 'ok' }),
    });
    await m.garantirUsuario();
    expect(quantos(VALIDAR)).toBe(1);
  });

  it.each([
    ['answers that the token is void', () => json({ valid: false, user: renomeado, message: '' })],
    ['refuses with 401', () => recusa(401, 'NAO_AUTENTICADO', 'Sessão expirada')],
  ])('ends the session when the server %s', async (_titulo, atender) => {
    comSessao();
    vi.advanceTimersByTime(5 * MINUTO);
    montarServidor({ [VALIDAR]: atender });
    await m.garantirUsuario();
    expect(sessao.useSessao.getState()).toMatchObject({ token: null, motivoDaSaida: 'expirada' });
  });

  it.each([
    ['fails', () => recusa(500, 'ERRO_INTERNO', 'frase')],
    ['is gone', semRede],
  ])('keeps the stored user when the server %s', async (_titulo, atender) => {
    comSessao();
    vi.advanceTimersByTime(60 * MINUTO);
    montarServidor({ [VALIDAR]: atender });
    await m.garantirUsuario();
    expect(sessao.useSessao.getState()).toMatchObject({ token: tokenDe(7), erro: null });
    expect(nomeNaSessao()).toBe('Marina Couto');
  });

  it('says why when there is no stored user to keep', async () => {
    comSessao();
    sessao.useSessao.setState({ usuario: null });
    montarServidor({ [VALIDAR]: semRede });
    await m.garantirUsuario();
    expect(sessao.useSessao.getState().erro).toBe('Erro na validação');
  });
});

describe('atualizarUsuario', () => {
  it('asks again once the user is 10 minutes old', async () => {
    comSessao();
    guarda.gravarUsuario(umUsuario());
    const { quantos } = montarServidor({ [EU]: () => json({ user: renomeado }) });
    vi.advanceTimersByTime(10 * MINUTO - 1);
    await m.atualizarUsuario();
    expect(quantos(EU)).toBe(0);
    vi.advanceTimersByTime(1);
    await m.atualizarUsuario();
    expect(nomeNaSessao()).toBe('Marina C. Lima');
    expect(JSON.parse(localStorage.getItem('dominio.user') ?? '').nome).toBe('Marina C. Lima');
  });

  it('takes the user itself as well as {user}', async () => {
    comSessao();
    vi.advanceTimersByTime(10 * MINUTO);
    montarServidor({ [EU]: () => json(renomeado) });
    await m.atualizarUsuario();
    expect(nomeNaSessao()).toBe('Marina C. Lima');
  });

  it.each([401, 403])('ends the session on %i', async (status) => {
    comSessao();
    vi.advanceTimersByTime(10 * MINUTO);
    montarServidor({ [EU]: () => recusa(status, 'X', 'frase') });
    await m.atualizarUsuario();
    expect(sessao.useSessao.getState().token).toBeNull();
  });

  it.each([
    ['500', () => recusa(500, 'ERRO_INTERNO', 'frase')],
    ['429', () => recusa(429, 'MUITAS_TENTATIVAS', 'frase')],
    ['no answer', semRede],
    ['a user that is no user', () => json({ user: { id: 'x' } })],
  ])('keeps the stored user on %s', async (_titulo, atender) => {
    comSessao();
    vi.advanceTimersByTime(10 * MINUTO);
    montarServidor({ [EU]: atender });
    await m.atualizarUsuario();
    expect(nomeNaSessao()).toBe('Marina Couto');
  });
});
