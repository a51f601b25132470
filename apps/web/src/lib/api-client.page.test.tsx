import { endpoint } from '@dominio/contrato/endpoint';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import { recusar, responder, segurar, semRede } from '../../test/pagina/rede.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { novoToken } from '../../test/pagina/sessao.ts';
import { baseDaApi, buscarBlob, chamar } from './api-client.ts';
import { aoSair, gravarSessao, lerToken, limparSessao } from './sessao-storage.ts';

const itens = endpoint({
  method: 'PUT',
  path: '/api/itens/{id}/de/{dono}',
  acesso: 'sessao',
  resumo: 'Exemplo',
  params: z.object({ id: z.coerce.number<number>(), dono: z.string() }),
  query: z.object({
    termo: z.string().optional(),
    ids: z.array(z.coerce.number<number>()).optional(),
  }),
  body: z.object({ nome: z.string() }),
  response: z.object({ ok: z.boolean() }),
});
const arquivo = endpoint({
  method: 'POST',
  path: '/api/arquivos',
  acesso: 'sessao',
  resumo: 'Exemplo',
  arquivo: 'arquivo',
});

const { eu } = sessoesEndpoints;
const { usuario } = umaPessoa();
let token: string;

beforeEach(() => {
  token = novoToken(usuario.id);
  gravarSessao(token, usuario);
});

describe('a call', () => {
  it('fills the path, repeats lists in the query, leaves out what is missing, sends JSON', async () => {
    let recebido: Request | undefined;
    const { pedidos } = responder(itens, ({ request }) => {
      recebido = request;
      return { ok: true };
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
    expect(recebido?.url).toBe(`${baseDaApi()}/api/itens/7/de/a%2Fb%20c?ids=1&ids=2`);
    expect(pedidos[0]?.body).toEqual({ nome: 'ção' });
    expect(recebido?.headers.get('Content-Type')).toBe('application/json');
    expect(recebido?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(recebido?.headers.get('Idempotency-Key')).toBe('k-1');
  });

  it('sends form data as it is, its type left to the browser', async () => {
    let tipo: string | null = null;
    const { pedidos } = responder(arquivo, ({ request }) => {
      tipo = request.headers.get('Content-Type');
      return new Response('');
    });
    const body = new FormData();
    body.set('arquivo', new Blob(['x']), 'x.txt');
    expect(await chamar(arquivo, { body } as never)).toBeUndefined();
    expect(
      pedidos.map(({ body: enviado }) => (enviado as unknown as FormData).has('arquivo')),
    ).toEqual([true]);
    expect(tipo).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('sends no bearer to a public address', async () => {
    let comBearer: boolean | undefined;
    responder(sessoesEndpoints.esqueciSenha, ({ request }) => {
      comBearer = request.headers.has('Authorization');
      return { success: true, message: 'ok' };
    });
    await chamar(sessoesEndpoints.esqueciSenha, { body: { email: 'a@b.c' } });
    expect(comBearer).toBe(false);
  });

  it('without a token is not made at all', async () => {
    limparSessao('saida');
    const { pedidos } = responder(eu, { user: usuario });
    await expect(chamar(eu)).rejects.toMatchObject({
      message: 'Token de autenticação não encontrado',
      codigo: 'SEM_TOKEN',
    });
    expect(pedidos).toEqual([]);
  });
});

describe('a refusal', () => {
  it("carries the server's sentence, code, fields and body", async () => {
    const campos = [{ campo: 'nome', mensagem: 'Informe o nome.' }];
    responder(eu, () => recusar('DADOS_INVALIDOS', 'Corrija.', { campos, conflitos: [1] }));
    const erro = await chamar(eu).catch((e) => e);
    expect(erro).toMatchObject({ status: 422, codigo: 'DADOS_INVALIDOS', message: 'Corrija.' });
    expect(erro.campo('nome')).toBe('Informe o nome.');
    expect(erro.campo('outro')).toBeUndefined();
    expect(erro.corpo.conflitos).toEqual([1]);
    expect(lerToken()).toBe(token);
  });

  it.each([
    ['<html>Bad Gateway</html>', 502, 'Bad Gateway', 'Erro HTTP: 502 Bad Gateway'],
    ['{"detail":["lista"]}', 400, 'Bad Request', 'Erro HTTP: 400 Bad Request'],
    ['', 503, '', 'Erro HTTP: 503'],
  ])(
    'AD-62 without a sentence says the status: %j',
    async (corpo, status, statusText, esperado) => {
      responder(eu, () => new Response(corpo, { status, statusText }));
      await expect(chamar(eu)).rejects.toThrow(esperado);
    },
  );

  it.each(['NAO_AUTENTICADO', 'SEM_PERMISSAO'] as const)(
    'AD-61 with %s ends the session, with its reason',
    async (codigo) => {
      const ouvir = vi.fn();
      const parar = aoSair(ouvir);
      responder(eu, () => recusar(codigo, 'Outra frase.'));
      await expect(chamar(eu)).rejects.toThrow(/^Sessão expirada$/);
      expect(ouvir).toHaveBeenCalledExactlyOnceWith('expirada');
      expect(lerToken()).toBeNull();
      parar();
    },
  );

  it.each(['NAO_AUTENTICADO', 'SEM_PERMISSAO'] as const)(
    'AD-61 with %s from the administration says where the person is taken',
    async (codigo) => {
      const { avisos } = ouvirAvisos();
      responder(usuariosEndpoints.avatar, () => recusar(codigo, 'Outra frase.'));
      await expect(buscarBlob('/usuarios/7/avatar')).rejects.toThrow(
        /^Sessão expirada\. Redirecionando para login\.\.\.$/,
      );
      expect(lerToken()).toBeNull();
      expect(avisos).toMatchObject([
        { tipo: 'info', titulo: 'Sessão expirada. Redirecionando para login...' },
      ]);
    },
  );

  it('of an earlier session leaves the one that began since', async () => {
    responder(eu, () => recusar('NAO_AUTENTICADO'));
    const resposta = segurar(eu);
    const antiga = chamar(eu).catch((erro) => erro);
    await expect.poll(() => resposta.presas).toBe(1);
    const outro = novoToken(usuario.id);
    gravarSessao(outro, usuario);
    resposta.soltar();
    await antiga;
    expect(lerToken()).toBe(outro);
  });

  it('of a public call with 401 leaves the session alone', async () => {
    responder(sessoesEndpoints.login, () => recusar('CREDENCIAIS_INVALIDAS'));
    const envio = { body: { email: 'a@b.c', password: 'x' } };
    await expect(chamar(sessoesEndpoints.login, envio)).rejects.toThrow(
      'E-mail ou senha incorretos.',
    );
    expect(lerToken()).toBe(token);
  });
});

describe('no answer', () => {
  it('is told as a lost connection', async () => {
    responder(eu, semRede);
    await expect(chamar(eu)).rejects.toMatchObject({ status: 0, codigo: 'SEM_CONEXAO' });
    expect(lerToken()).toBe(token);
  });

  it('of a call given up is the abort itself', async () => {
    const controle = new AbortController();
    responder(eu, () => {
      controle.abort();
      return semRede();
    });
    await expect(chamar(eu, undefined, { signal: controle.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('buscarBlob', () => {
  it('fetches with the bearer, and a 401 ends the session', async () => {
    let bearer: string | null = null;
    responder(usuariosEndpoints.avatar, () => recusar('NAO_AUTENTICADO'));
    responder(
      usuariosEndpoints.avatar,
      ({ request }) => {
        bearer = request.headers.get('Authorization');
        return new Response('imagem');
      },
      { umaVez: true },
    );
    expect(await (await buscarBlob('/usuarios/7/avatar')).text()).toBe('imagem');
    expect(bearer).toBe(`Bearer ${token}`);
    await expect(buscarBlob('/usuarios/7/avatar')).rejects.toThrow(
      /^Sessão expirada\. Redirecionando para login\.\.\.$/,
    );
    expect(lerToken()).toBeNull();
  });
});
