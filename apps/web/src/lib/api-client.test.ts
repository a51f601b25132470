import { endpoint } from '@dominio/contrato/endpoint';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { montarNavegador, umUsuario } from '../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../test/servidor-falso.ts';

const itens = endpoint({
  method: 'PUT',
  path: '/api/itens/{id}/de/{dono}',
  acesso: 'sessao',
  resumo: 'Exemplo',
  params: z.object({ id: z.number(), dono: z.string() }),
  query: z.object({ termo: z.string().optional(), ids: z.array(z.number()).optional() }),
  body: z.object({ nome: z.string() }),
  response: z.object({ ok: z.boolean() }),
});
const arquivo = endpoint({
  method: 'POST',
  path: '/api/arquivos',
  acesso: 'sessao',
  resumo: 'Exemplo',
  body: z.instanceof(FormData),
});

let chamar: typeof import('./api-client.ts').chamar;
let buscarBlob: typeof import('./api-client.ts').buscarBlob;
let guarda: typeof import('./sessao-storage.ts');
const eu = sessoesEndpoints.eu;

beforeEach(async () => {
  montarNavegador('http://localhost:5001/inicio');
  guarda = await import('./sessao-storage.ts');
  ({ chamar, buscarBlob } = await import('./api-client.ts'));
  guarda.gravarSessao('tok-1', umUsuario());
});

describe('a call', () => {
  it('fills the path, repeats lists in the query, leaves out what is missing, sends JSON', async () => {
    const { recebidos } = montarServidor({
      'PUT /api/itens/7/de/a%2Fb%20c': () => json({ ok: true }),
    });
    const resposta = await chamar(
      itens,
      {
        params: { id: 7, dono: 'a/b c' },
        query: { termo: undefined, ids: [1, 2] },
        body: { nome: 'ção' },
      },
      { chaveDeRepeticao: 'k-1' },
    );
    expect(resposta).toEqual({ ok: true });
    const [pedido] = recebidos;
    expect(pedido?.url.href).toBe('http://localhost:5001/api/itens/7/de/a%2Fb%20c?ids=1&ids=2');
    expect(pedido?.corpo).toEqual({ nome: 'ção' });
    expect(pedido?.cabecalhos.get('Content-Type')).toBe('application/json');
    expect(pedido?.cabecalhos.get('Authorization')).toBe('Bearer tok-1');
    expect(pedido?.cabecalhos.get('Idempotency-Key')).toBe('k-1');
  });

  it('sends form data as it is, its type left to the browser', async () => {
    const { recebidos } = montarServidor({ 'POST /api/arquivos': () => new Response('') });
    const body = new FormData();
    expect(await chamar(arquivo, { body })).toBeUndefined();
    expect(recebidos[0]?.init.body).toBe(body);
    expect(recebidos[0]?.cabecalhos.has('Content-Type')).toBe(false);
  });

  it('sends no bearer to a public address', async () => {
    const { recebidos } = montarServidor({
      'POST /auth/forgot-password': () => json({ success: true, message: 'ok' }),
    });
    await chamar(sessoesEndpoints.esqueciSenha, { body: { email: 'a@b.c' } });
    expect(recebidos[0]?.cabecalhos.has('Authorization')).toBe(false);
  });

  it('without a token is not made at all', async () => {
    guarda.limparSessao('saida');
    montarServidor({});
    await expect(chamar(eu)).rejects.toMatchObject({
      message: 'Token de autenticação não encontrado',
      codigo: 'SEM_TOKEN',
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it("carries the server's sentence, code, fields and body", async () => {
    const campos = [{ campo: 'nome', mensagem: 'Informe o nome.' }];
    montarServidor({
      'GET /auth/me': () => recusa(422, 'DADOS_INVALIDOS', 'Corrija.', { campos, conflitos: [1] }),
    });
    const erro = await chamar(eu).catch((e) => e);
    expect(erro).toMatchObject({ status: 422, codigo: 'DADOS_INVALIDOS', message: 'Corrija.' });
    expect(erro.campo('nome')).toBe('Informe o nome.');
    expect(erro.campo('outro')).toBeUndefined();
    expect(erro.corpo.conflitos).toEqual([1]);
    expect(guarda.lerToken()).toBe('tok-1');
  });

  it.each([
    ['<html>Bad Gateway</html>', 502, 'Bad Gateway', 'Erro HTTP: 502 Bad Gateway'],
    ['{"detail":["lista"]}', 400, 'Bad Request', 'Erro HTTP: 400 Bad Request'],
    ['', 503, '', 'Erro HTTP: 503'],
  ])(
    'AD-62 without a sentence says the status: %j',
    async (corpo, status, statusText, esperado) => {
      montarServidor({ 'GET /auth/me': () => new Response(corpo, { status, statusText }) });
      await expect(chamar(eu)).rejects.toThrow(esperado);
    },
  );

  it.each([401, 403])('AD-61 with %i ends the session, with its reason', async (status) => {
    const aoSair = vi.fn();
    guarda.aoSair(aoSair);
    montarServidor({ 'GET /auth/me': () => recusa(status, 'SEM_PERMISSAO', 'Outra frase.') });
    await expect(chamar(eu)).rejects.toThrow('Sessão expirada');
    expect(aoSair).toHaveBeenCalledExactlyOnceWith('expirada');
    expect(guarda.lerToken()).toBeNull();
  });

  it('of an earlier session leaves the one that began since', async () => {
    let responder = (_resposta: Response) => {};
    montarServidor({ 'GET /auth/me': () => new Promise((ok) => (responder = ok)) });
    const antiga = chamar(eu).catch((erro) => erro);
    guarda.gravarSessao('tok-2', umUsuario());
    responder(recusa(401, 'NAO_AUTENTICADO', 'Sessão expirada'));
    await antiga;
    expect(guarda.lerToken()).toBe('tok-2');
  });

  it('of a public call with 401 leaves the session alone', async () => {
    montarServidor({
      'POST /auth/login': () => recusa(401, 'CREDENCIAIS_INVALIDAS', 'E-mail ou senha incorretos.'),
    });
    const envio = { body: { email: 'a@b.c', password: 'x' } };
    await expect(chamar(sessoesEndpoints.login, envio)).rejects.toThrow(
      'E-mail ou senha incorretos.',
    );
    expect(guarda.lerToken()).toBe('tok-1');
  });
});

describe('no answer', () => {
  it('is told as a lost connection', async () => {
    montarServidor({ 'GET /auth/me': semRede });
    await expect(chamar(eu)).rejects.toMatchObject({ status: 0, codigo: 'SEM_CONEXAO' });
    expect(guarda.lerToken()).toBe('tok-1');
  });

  it('of a call given up is the abort itself', async () => {
    const controle = new AbortController();
    montarServidor({
      'GET /auth/me': () => {
        controle.abort();
        return Promise.reject(controle.signal.reason);
      },
    });
    await expect(chamar(eu, undefined, { signal: controle.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('buscarBlob', () => {
  it('fetches with the bearer, and a 401 ends the session', async () => {
    const { recebidos, rotas } = montarServidor({
      'GET /usuarios/7/avatar': () => new Response('imagem'),
    });
    expect(await (await buscarBlob('/usuarios/7/avatar')).text()).toBe('imagem');
    expect(recebidos[0]?.cabecalhos.get('Authorization')).toBe('Bearer tok-1');
    rotas['GET /usuarios/7/avatar'] = () => recusa(401, 'NAO_AUTENTICADO', 'Sessão expirada');
    await expect(buscarBlob('/usuarios/7/avatar')).rejects.toThrow('Sessão expirada');
    expect(guarda.lerToken()).toBeNull();
  });
});
