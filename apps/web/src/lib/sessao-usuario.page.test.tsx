import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { responderAMoldura } from '../../test/pagina/moldura.ts';
import { recusar, responder, semRede } from '../../test/pagina/rede.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { AGORA, moverRelogio } from '../../test/pagina/relogio.ts';
import { novoToken } from '../../test/pagina/sessao.ts';
import { adotarSessao, useSessao } from './sessao.ts';
import { gravarSessao, gravarUsuario } from './sessao-storage.ts';
import { atualizarUsuario, garantirUsuario, validarToken } from './sessao-usuario.ts';

const MINUTO = 60_000;
const VALIDAR = sessoesEndpoints.validarToken;
const EU = sessoesEndpoints.eu;
const quem = umaPessoa({ grupo: 'consultor' });
const { usuario } = quem;
const renomeado = { ...usuario, nome: 'Camila D. Lima' };

const sessao = () => useSessao.getState();
const nomeNaSessao = () => sessao().usuario?.nome;
/** So much time has gone by since the session began. */
const passar = (ms: number) => moverRelogio(new Date(AGORA.getTime() + ms));

let token: string;
const comSessao = () => {
  // What a session reads besides, as it begins.
  responderAMoldura(quem);
  token = novoToken(usuario.id);
  gravarSessao(token, usuario);
  adotarSessao();
};

describe('token validity', () => {
  it("is 'Token não encontrado' without a token, and asks nobody", async () => {
    const { pedidos } = responder(VALIDAR, { valid: true, user: usuario, message: '' });
    expect(await validarToken()).toMatchObject({
      valido: false,
      mensagem: 'Token não encontrado',
    });
    expect(pedidos).toEqual([]);
  });

  it.each(['NAO_AUTENTICADO', 'NAO_ENCONTRADO', 'ERRO_INTERNO'] as const)(
    "is 'Token inválido' when the answer is %s",
    async (codigo) => {
      comSessao();
      responder(VALIDAR, () => recusar(codigo));
      expect(await validarToken()).toMatchObject({ valido: false, mensagem: 'Token inválido' });
    },
  );

  it("is 'Token inválido' when the server says that it does not stand, and nothing more", async () => {
    comSessao();
    responder(VALIDAR, { valid: false, user: renomeado, message: '' });
    expect(await validarToken()).toMatchObject({ valido: false, mensagem: 'Token inválido' });
  });

  it("is 'Erro na validação' when there is no answer", async () => {
    comSessao();
    responder(VALIDAR, semRede);
    expect(await validarToken()).toMatchObject({ valido: false, mensagem: 'Erro na validação' });
  });

  it('brings the user when it stands', async () => {
    comSessao();
    responder(VALIDAR, { valid: true, user: renomeado, message: 'ok' });
    expect(await validarToken()).toMatchObject({ valido: true, usuario: renomeado });
  });
});

describe('garantirUsuario', () => {
  beforeEach(comSessao);

  it('asks nobody while the user is complete and younger than 5 minutes', async () => {
    const { pedidos } = responder(VALIDAR, { valid: true, user: renomeado, message: 'ok' });
    passar(5 * MINUTO - 1);
    await garantirUsuario();
    expect(pedidos).toHaveLength(0);
    passar(5 * MINUTO);
    await garantirUsuario();
    expect(pedidos).toHaveLength(1);
    expect(nomeNaSessao()).toBe('Camila D. Lima');
  });

  it('asks for a user that lacks group and team, however recent', async () => {
    const { pedidos } = responder(VALIDAR, { valid: true, user: renomeado, message: 'ok' });
    useSessao.setState({ usuario: { ...usuario, grupo_nome: null, time_nome: null } });
    await garantirUsuario();
    expect(pedidos).toHaveLength(1);
  });

  it.each([
    ['answers that the token is void', () => ({ valid: false, user: renomeado, message: '' })],
    ['refuses with 401', () => recusar('NAO_AUTENTICADO')],
  ])('ends the session when the server %s', async (_titulo, atender) => {
    passar(5 * MINUTO);
    responder(VALIDAR, atender);
    await garantirUsuario();
    expect(sessao()).toMatchObject({ token: null, motivoDaSaida: 'expirada' });
  });

  it.each([
    ['fails', () => recusar('ERRO_INTERNO')],
    ['is gone', semRede],
  ])('keeps the stored user when the server %s', async (_titulo, atender) => {
    passar(60 * MINUTO);
    responder(VALIDAR, atender);
    await garantirUsuario();
    expect(sessao()).toMatchObject({ token, erro: null });
    expect(nomeNaSessao()).toBe('Camila Duarte');
  });

  it('says why when there is no stored user to keep', async () => {
    useSessao.setState({ usuario: null });
    responder(VALIDAR, semRede);
    expect(await garantirUsuario()).toBe('Erro na validação');
  });
});

describe('atualizarUsuario', () => {
  beforeEach(comSessao);

  it('asks again once the user is 10 minutes old', async () => {
    // The first that is kept after a clear lasts less.
    gravarUsuario(usuario);
    const { pedidos } = responder(EU, { user: renomeado });
    passar(10 * MINUTO - 1);
    await atualizarUsuario();
    expect(pedidos).toHaveLength(0);
    passar(10 * MINUTO);
    await atualizarUsuario();
    expect(nomeNaSessao()).toBe('Camila D. Lima');
    expect(JSON.parse(localStorage.getItem('dominio.user') ?? '').nome).toBe('Camila D. Lima');
  });

  it('takes the user itself as well as {user}', async () => {
    passar(10 * MINUTO);
    responder(EU, () => Response.json(renomeado));
    await atualizarUsuario();
    expect(nomeNaSessao()).toBe('Camila D. Lima');
  });

  it.each(['NAO_AUTENTICADO', 'SEM_PERMISSAO'] as const)(
    'ends the session on %s',
    async (codigo) => {
      passar(10 * MINUTO);
      responder(EU, () => recusar(codigo));
      await atualizarUsuario();
      expect(sessao().token).toBeNull();
    },
  );

  it.each([
    ['500', () => recusar('ERRO_INTERNO')],
    ['429', () => recusar('MUITAS_TENTATIVAS')],
    ['no answer', semRede],
    ['a user that is no user', () => Response.json({ user: { id: 'x' } })],
  ])('keeps the stored user on %s', async (_titulo, atender) => {
    passar(10 * MINUTO);
    responder(EU, atender);
    await atualizarUsuario();
    expect(nomeNaSessao()).toBe('Camila Duarte');
  });
});
