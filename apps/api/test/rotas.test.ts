import type { Endpoint } from '@dominio/contrato/endpoint';
import { GRUPO } from '@dominio/contrato/permissoes';
import { RESERVADAS } from '@dominio/contrato/permissoes-catalogo';
import { beforeAll, describe, expect, test } from 'vitest';
import { enderecoDe, montarApp } from './build-app.ts';
import { criarGrupo } from './factories/grupos.ts';
import { criarUsuario, criarUsuarioDeCliente } from './factories/usuarios.ts';
import * as cenarios from './rotas.cenario.ts';

/** decisoes.md §5, as far as it exists: every other route answers 401 without a session. */
const PUBLICAS = [
  'GET /api/publico/notificacoes/descadastrar/{token}',
  'GET /api/user/config/default',
  'GET /auth/oidc/iniciar',
  'GET /auth/oidc/provedor',
  'GET /auth/oidc/retorno',
  'GET /auth/validate-reset-token/{token}',
  'GET /dev/emails',
  'GET /health',
  'GET /vapid-config.js',
  'POST /api/publico/notificacoes/descadastrar/{token}',
  'POST /api/publico/notificacoes/descadastrar/{token}/voltar',
  'POST /api/simple-notifications/push-subscription',
  'POST /auth/chave',
  'POST /auth/chave/opcoes',
  'POST /auth/forgot-password',
  'POST /auth/login',
  'POST /auth/oidc/trocar',
  'POST /auth/reset-password',
  'POST /auth/segundo-fator',
  'POST /auth/segundo-fator/chave',
  'POST /auth/segundo-fator/chave/opcoes',
];

const aplicacao = await montarApp();
const { app, banco, entrar } = aplicacao;
await app.ready();
const montarCenario = () => cenarios.montarCenario(aplicacao);
const semPermissao = await Promise.all([
  criarGrupo(banco).then((grupo_id) => criarUsuario(banco, { grupo_id })),
  criarUsuarioDeCliente(banco),
]).then((pessoas) => Promise.all(pessoas.map(({ id }) => entrar(id))));
/** For calls that are refused before they can change anything. */
const intocado = await montarCenario();
const exemplos = await cenarios.todosOsExemplos(intocado);

const chave = ({ method, path }: Endpoint) => `${method} ${path}`;
const nomeiaRegistro = ({ path }: Endpoint) => /\{(id|userId)\}/.test(path);
const rotas = app.endpoints.map((endpoint) => [chave(endpoint), endpoint] as const);
const comSessao = rotas.filter(([, { acesso }]) => acesso !== 'publico');
const comPermissao = rotas.filter(([, { acesso }]) => acesso.includes(':'));

/** A new scene and a route's example in it, for calls that change something. */
async function exemploNovo(nome: string) {
  const cenario = await montarCenario();
  return { cenario, exemplo: await cenarios.exemploDe(exemplos, nome, cenario) };
}

/** The token of the person who makes the example. */
const tokenPara = (
  { token, tokenDoAdministrador }: cenarios.Cenario,
  { quem }: { quem?: 'administrador' },
): string => (quem === 'administrador' ? tokenDoAdministrador : token);

const pedir = (
  endpoint: Endpoint,
  envio: { params?: unknown; query?: unknown; body?: unknown },
  token?: string,
) =>
  app.inject({
    method: endpoint.method,
    url: enderecoDe(endpoint.path, envio),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(envio.body !== undefined && { payload: envio.body as object }),
  });

test('the public routes are exactly the list of the decisions', () => {
  const publicas = rotas.filter(([, { acesso }]) => acesso === 'publico').map(([nome]) => nome);
  expect(publicas.sort()).toEqual(PUBLICAS);
});

test('every route has an example, and every example has a route', () => {
  expect([...exemplos.keys()].sort()).toEqual(rotas.map(([nome]) => nome).sort());
});

test('no route asks for a permission that no screen lists', () => {
  const pedidas = new Set<string>(app.endpoints.map(({ acesso }) => acesso));
  expect(RESERVADAS.filter((uma) => pedidas.has(uma))).toEqual([]);
});

test('every route is in the OpenAPI document', () => {
  const documento = app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const canais = app.canais.map(({ path }) => ['', { method: 'GET', path }] as const);
  for (const [, { method, path }] of [...rotas, ...canais]) {
    expect(documento.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  }
});

describe.each(comSessao)('%s', (nome, endpoint) => {
  test('answers 401 without a session, before anything is read', async () => {
    const { params = {} } = exemplos.get(nome) ?? {};
    const resposta = await pedir(endpoint, { params, ...(endpoint.body && { body: {} }) });
    expect(resposta.statusCode).toBe(401);
    expect(resposta.json()).toMatchObject({ codigo: 'NAO_AUTENTICADO' });
  });

  test('answers 401 with a token that nobody issued', async () => {
    const { params = {} } = exemplos.get(nome) ?? {};
    expect((await pedir(endpoint, { params }, 'nada.de.nada')).statusCode).toBe(401);
  });
});

test('the WebSockets are exactly the list of the specification', () => {
  expect(app.canais.map(({ path, acesso }) => `WS ${path} ${acesso}`)).toEqual([
    'WS /api/websocket/ws/{userId} sessao',
  ]);
});

test.each(app.canais.map((canal) => [canal.path, canal] as const))(
  'WS %s answers no plain call: 401 without a session, 400 with one, 422 for a bad address',
  async (path) => {
    const codigoDe = async (userId: unknown, token?: string) => {
      const url = enderecoDe(path, { params: { userId } });
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const resposta = await app.inject({ method: 'GET', url, headers });
      return [resposta.statusCode, resposta.json().codigo];
    };
    expect(await codigoDe(intocado.eu)).toEqual([401, 'NAO_AUTENTICADO']);
    expect(await codigoDe(intocado.eu, 'nada.de.nada')).toEqual([401, 'NAO_AUTENTICADO']);
    expect(await codigoDe(intocado.eu, intocado.token)).toEqual([400, 'REQUISICAO_INVALIDA']);
    for (const estranho of ['abc', '0', '\0', '-1']) {
      expect(await codigoDe(estranho, intocado.token)).toEqual([422, 'DADOS_INVALIDOS']);
    }
  },
);

describe('a call without its permission', () => {
  test.each(comPermissao)(
    '%s answers 403 to a client’s person and to a group without it',
    async (nome, endpoint) => {
      for (const token of semPermissao) {
        const resposta = await pedir(endpoint, exemplos.get(nome) ?? {}, token);
        expect(resposta.statusCode).toBe(403);
        expect(resposta.json()).toMatchObject({ codigo: 'SEM_PERMISSAO' });
      }
    },
  );
});

describe('a call within and outside the scope', () => {
  const semFluxo = rotas.filter(([, { tipo }]) => tipo !== 'text/event-stream');

  test.each(semFluxo)('%s is allowed within it', async (nome, endpoint) => {
    const { cenario, exemplo } = await exemploNovo(nome);
    const resposta = await pedir(endpoint, exemplo, tokenPara(cenario, exemplo));
    expect(exemplo.aceita ?? [200, 201], resposta.body.slice(0, 500)).toContain(
      resposta.statusCode,
    );
  });

  test.each(rotas)('%s answers 404 for a record outside it', async (nome, endpoint) => {
    const { alheio, ...exemplo } = exemplos.get(nome) ?? {};
    expect(alheio !== undefined, 'a route that names a record says which one is foreign').toBe(
      nomeiaRegistro(endpoint),
    );
    if (!alheio) return;
    const token = tokenPara(intocado, exemplo);
    const respostas = [
      await pedir(endpoint, { ...exemplo, params: alheio }, token),
      await pedir(
        endpoint,
        { ...exemplo, params: Object.fromEntries(Object.keys(alheio).map((k) => [k, 987654321])) },
        token,
      ),
    ];
    for (const resposta of respostas) expect(resposta.statusCode).toBe(404);
    const [semAcesso, inexistente] = respostas.map((r) => ({ ...r.json(), request_id: '' }));
    expect(semAcesso, 'foreign and missing are one answer').toEqual(inexistente);
  });
});

/** What is hostile as a whole; each field of each call has its own, in entrada.test.ts. */
describe('what cannot be read never causes a 500', () => {
  const CORPOS: [string, string | object][] = [
    ['broken JSON', '{"titulo": '],
    ['a megabyte', { titulo: 'x'.repeat(1_000_000), email: 'x'.repeat(1000) }],
    ['two megabytes', { titulo: 'x'.repeat(2_000_000) }],
  ];
  const QUERIES = [
    'page=abc&limit=-1',
    'page=1e99',
    'termo=%25_%27%22',
    'termo=%00',
    'status=x',
    'ids=a,b',
    'data_inicio=31/02/2026&data_fim=ontem',
    'page[]=1&page[]=2',
    'limit=NaN&dias=Infinity',
    `texto=${'x'.repeat(5000)}`,
  ];

  test.each(rotas.filter(([, { body }]) => body))('in the body of %s', async (nome, endpoint) => {
    const { cenario, exemplo } = await exemploNovo(nome);
    const token = tokenPara(cenario, exemplo);
    const url = enderecoDe(endpoint.path, { params: exemplo.params });
    const method = endpoint.method;
    for (const [caso, payload] of CORPOS) {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      const resposta = await app.inject({ method, url, headers, payload });
      expect(resposta.statusCode, caso).toBeLessThan(500);
      if (resposta.statusCode < 400) continue;
      const { detail } = resposta.json();
      expect(detail, caso).toBeTypeOf('string');
      expect(detail.trim(), caso).not.toBe('');
    }
  });

  test.each(rotas)('in the address of %s', async (nome, endpoint) => {
    if (endpoint.tipo === 'text/event-stream') return;
    const { cenario, exemplo: deQuem } = await exemploNovo(nome);
    const token = tokenPara(cenario, deQuem);
    const estranhos = [
      '0',
      '-1',
      'abc',
      '1.5',
      '%00',
      '99999999999999999999',
      '%F0%9F%99%82',
      "1'",
    ];
    const caminhos = estranhos.map((valor) => endpoint.path.replaceAll(/\{\w+\}/g, valor));
    const exemplo = enderecoDe(endpoint.path, {
      params: { id: 1, userId: 1, token: 'x', year: 2026, month: 1 },
    });
    for (const url of [...caminhos, ...QUERIES.map((query) => `${exemplo}?${query}`)]) {
      if (endpoint.path === '/auth/logout') continue;
      const headers = { authorization: `Bearer ${token}` };
      const resposta = await app.inject({ method: endpoint.method, url, headers });
      expect(resposta.statusCode, url).toBeLessThan(500);
    }
  });
});

describe('a client’s person, whom no route hands the staff’s data', () => {
  let doCliente: typeof exemplos;
  beforeAll(async () => {
    doCliente = await cenarios.todosOsExemplos(await montarCenario());
  });

  /** The lists with something in them, however deep; an answer of another type is something. */
  const listasCheias = (valor: unknown): unknown[] => {
    if (Array.isArray(valor)) return valor.length > 0 ? [valor] : [];
    return typeof valor === 'object' && valor !== null
      ? Object.values(valor).flatMap(listasCheias)
      : [];
  };

  test.each(comSessao)('reads none of it by %s', async (nome, endpoint) => {
    const pessoa = await criarUsuarioDeCliente(banco);
    expect(pessoa.grupo_id).toBe(GRUPO.cliente);
    const exemplo = doCliente.get(nome);
    const resposta = await pedir(endpoint, exemplo ?? {}, await entrar(pessoa.id));
    if (resposta.statusCode >= 300 || nomeiaRegistro(endpoint)) {
      // What is refused of one's own account is refused as it is in the demonstration.
      const daConta = nomeiaRegistro(endpoint) ? [] : [exemplo?.papeis[3]];
      expect([403, 404, ...daConta]).toContain(resposta.statusCode);
      return;
    }
    const ehJson = resposta.headers['content-type']?.includes('json');
    const lidas = listasCheias(ehJson ? resposta.json() : [resposta.body]);
    if (exemplo?.aoCliente === undefined) expect(lidas).toEqual([]);
    else expect(lidas, 'a reason that is no longer needed').not.toEqual([]);
  });
});
