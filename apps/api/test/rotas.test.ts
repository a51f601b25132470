import type { Endpoint } from '@dominio/contrato/endpoint';
import { GRUPO } from '@dominio/contrato/permissoes';
import { describe, expect, test } from 'vitest';
import { feriados } from '../src/modules/feriados/feriados.tables.ts';
import { grupos } from '../src/modules/grupos/grupos.tables.ts';
import { notificacoes } from '../src/modules/notificacoes/notificacoes.tables.ts';
import { temas } from '../src/modules/temas/temas.tables.ts';
import { enderecoDe, montarApp } from './build-app.ts';
import { criarAgendamento } from './factories/agendamentos.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarGrupo, criarPermissao } from './factories/grupos.ts';
import {
  criarAdministrador,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from './factories/usuarios.ts';
import { criarVisao } from './factories/visoes-salvas.ts';
import { type Cenario, exemplos } from './rotas.exemplos.ts';

/** decisoes.md §5, as far as it exists: every other route answers 401 without a session. */
const PUBLICAS = [
  'GET /api/user/config/default',
  'GET /auth/validate-reset-token/{token}',
  'GET /dev/emails',
  'GET /health',
  'POST /auth/forgot-password',
  'POST /auth/login',
  'POST /auth/reset-password',
];

const { app, banco, entrar } = await montarApp();
await app.ready();

const chave = ({ method, path }: Endpoint) => `${method} ${path}`;
const rotas = app.endpoints.map((endpoint) => [chave(endpoint), endpoint] as const);
const comSessao = rotas.filter(([, { acesso }]) => acesso !== 'publico');
const comPermissao = rotas.filter(([, { acesso }]) => acesso.includes(':'));

async function notificar(usuario_id: number) {
  const [linha] = await banco
    .insert(notificacoes)
    .values({
      usuario_id,
      categoria: 'agenda',
      tipo_evento: 'agendamento_criado',
      titulo: 'Novo agendamento criado',
      mensagem: 'da matriz',
      tracking_key: `matriz:${usuario_id}`,
    })
    .returning();
  return linha?.id ?? 0;
}

/** The one theme of the firm: the firm's limit is not this file's claim. */
async function umTema() {
  await banco.delete(temas);
  const [linha] = await banco
    .insert(temas)
    .values({ nome: 'Único', tema: { v: 1 } })
    .returning();
  return linha?.id ?? 0;
}

/** The one holiday that the firm entered. */
async function umFeriado() {
  await banco.delete(feriados);
  const [linha] = await banco
    .insert(feriados)
    .values({ data: '2026-01-25', nome: 'Único', uf: 'SP', municipio: 'São Paulo' })
    .returning();
  return linha?.id ?? 0;
}

interface Roteiro extends Cenario {
  readonly token: string;
  readonly tokenDoAdministrador: string;
}

/** Bearer of who makes the example. */
const tokenPara = (
  { token, tokenDoAdministrador }: Roteiro,
  { quem }: { quem?: 'administrador' },
): string => (quem === 'administrador' ? tokenDoAdministrador : token);

/** A consultant with one appointment of the own, beside somebody with one the consultant must not see. */
async function montarCenario(): Promise<Roteiro> {
  const eu = await criarUsuario(banco);
  const outro = await criarUsuario(banco);
  const amanha = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000);
  const meu = await criarAgendamento(banco, { criado_por: eu.id, data_hora_inicio: amanha });
  const alheio = await criarAgendamento(banco, { criado_por: outro.id, data_hora_inicio: amanha });
  const cliente = await criarCliente(banco, { status_contrato: 'RASCUNHO' });
  await vincularCliente(banco, eu.id, cliente.id);
  return {
    token: await entrar(eu.id),
    cliente,
    clienteAlheio: await criarCliente(banco),
    eu: eu.id,
    outro: outro.id,
    meu: meu.id,
    alheio: alheio.id,
    minhaNotificacao: await notificar(eu.id),
    notificacaoAlheia: await notificar(outro.id),
    tokenDoAdministrador: await entrar((await criarAdministrador(banco)).id),
    tema: await umTema(),
    feriado: await umFeriado(),
    time: (await criarTime(banco)).id,
    grupo: await criarGrupo(banco),
    permissao: await criarPermissao(banco),
    minhaVisao: (await criarVisao(banco, eu.id)).id,
    visaoAlheia: (await criarVisao(banco, outro.id)).id,
    pessoaForaDoEscopo: (await criarUsuarioDeCliente(banco)).id,
    amanha: amanha.toISOString(),
  };
}

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

test('every route has an example, and every example a route', async () => {
  const conhecidos = Object.keys(exemplos(await montarCenario())).sort();
  expect(conhecidos).toEqual(rotas.map(([nome]) => nome).sort());
});

test('every route is in the OpenAPI document', () => {
  const documento = app.swagger() as { paths: Record<string, Record<string, unknown>> };
  for (const [, { method, path }] of rotas) {
    expect(documento.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  }
});

describe.each(comSessao)('%s', (nome, endpoint) => {
  test('401 without a session, before anything is read', async () => {
    const { params = {} } = exemplos(await montarCenario())[nome] ?? {};
    const resposta = await pedir(endpoint, { params, ...(endpoint.body && { body: {} }) });
    expect(resposta.statusCode).toBe(401);
    expect(resposta.json()).toMatchObject({ codigo: 'NAO_AUTENTICADO' });
  });

  test('401 with a token that means nothing', async () => {
    const { params = {} } = exemplos(await montarCenario())[nome] ?? {};
    expect((await pedir(endpoint, { params }, 'nada.de.nada')).statusCode).toBe(401);
  });
});

describe.each(comPermissao)('%s', (nome, endpoint) => {
  test('403 for the client user and for a group without the permission', async () => {
    const cenario = await montarCenario();
    const [grupo] = await banco
      .insert(grupos)
      .values({ nome: `Sem nada ${cenario.eu}` })
      .returning();
    const semNada = await criarUsuario(banco, { grupo_id: grupo?.id ?? 0 });
    const doCliente = await criarUsuarioDeCliente(banco);
    for (const { id } of [semNada, doCliente]) {
      const resposta = await pedir(endpoint, exemplos(cenario)[nome] ?? {}, await entrar(id));
      expect(resposta.statusCode).toBe(403);
      expect(resposta.json()).toMatchObject({ codigo: 'SEM_PERMISSAO' });
    }
  });
});

describe('within the scope', () => {
  const semFluxo = rotas.filter(([, { tipo }]) => tipo !== 'text/event-stream');

  test.each(semFluxo)('%s is allowed', async (nome, endpoint) => {
    const cenario = await montarCenario();
    const exemplo = exemplos(cenario)[nome] ?? {};
    if (nome.endsWith('/restaurar')) {
      const excluir = `/api/agendamentos/${cenario.meu}`;
      const headers = { authorization: `Bearer ${cenario.token}` };
      await app.inject({ method: 'DELETE', url: excluir, headers });
    }
    const resposta = await pedir(endpoint, exemplo, tokenPara(cenario, exemplo));
    expect(exemplo.aceita ?? [200, 201], resposta.body.slice(0, 500)).toContain(
      resposta.statusCode,
    );
  });

  test.each(rotas)('%s answers 404 for what is outside it', async (nome, endpoint) => {
    const cenario = await montarCenario();
    const { alheio, ...exemplo } = exemplos(cenario)[nome] ?? {};
    const nomeiaRegistro = /\{(id|userId)\}/.test(endpoint.path);
    expect(alheio !== undefined, 'a route that names a record says which one is foreign').toBe(
      nomeiaRegistro,
    );
    if (!alheio) return;
    const token = tokenPara(cenario, exemplo);
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

describe('hostile input never gives a 500', () => {
  const CORPOS: [string, string | object][] = [
    ['broken JSON', '{"titulo": '],
    ['an array', []],
    ['a number', '7'],
    ['null', 'null'],
    ['wrong types', { titulo: {}, email: [], participantes: 'x', data_hora_inicio: 9, status: {} }],
    ['NUL', { titulo: 'a\0b', email: 'a\0', token: '\0', descricao: '\0' }],
    ['lone surrogates', { titulo: '\ud800', email: '\udfff', nova_senha: '\ud800'.repeat(20) }],
    ['a megabyte', { titulo: 'x'.repeat(1_000_000), email: 'x'.repeat(1000) }],
    ['two megabytes', { titulo: 'x'.repeat(2_000_000) }],
    ['broken dates', { titulo: 'a', data_hora_inicio: '2026-02-31T25:00', participantes: [1] }],
    ['unknown enums', { titulo: 'a', prioridade: 'MEGA', status: 'TALVEZ' }],
    ['foreign ids', { titulo: 'a', cliente_id: 9e15, participantes: [-1, 0, 1.5, 1e300] }],
    ['__proto__', '{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}'],
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

  test.each(rotas.filter(([, { body }]) => body))('%s, in the body', async (nome, endpoint) => {
    const cenario = await montarCenario();
    const token = tokenPara(cenario, exemplos(cenario)[nome] ?? {});
    const url = enderecoDe(endpoint.path, { params: { id: cenario.meu, userId: cenario.eu } });
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

  test.each(rotas)('%s, in the address', async (nome, endpoint) => {
    const cenario = await montarCenario();
    const token = tokenPara(cenario, exemplos(cenario)[nome] ?? {});
    if (endpoint.tipo === 'text/event-stream') return;
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

test('a client user reaches none of the staff’s data by any route', async () => {
  const cenario = await montarCenario();
  const token = await entrar((await criarUsuarioDeCliente(banco)).id);
  expect(GRUPO.cliente).toBe(2);
  for (const [nome, endpoint] of comSessao) {
    if (!/agendamentos|clients|clientes-|tipos-|busca|empresas|contratos/.test(endpoint.path))
      continue;
    const resposta = await pedir(endpoint, exemplos(cenario)[nome] ?? {}, token);
    if (resposta.statusCode === 200) {
      const { agendamentos = [], clientes = [], pessoas = [] } = resposta.json();
      expect([...agendamentos, ...clientes, ...pessoas], nome).toEqual([]);
    } else expect([403, 404], nome).toContain(resposta.statusCode);
  }
});
