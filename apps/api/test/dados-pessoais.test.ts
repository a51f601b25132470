import type { Endpoint } from '@dominio/contrato/endpoint';
import { GRUPO } from '@dominio/contrato/permissoes';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { verComoEndpoints } from '@dominio/contrato/ver-como';
import { eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cifrarSenha } from '../src/modules/sessoes/senhas/senhas.ts';
import { usuarios } from '../src/modules/usuarios/usuarios.tables.ts';
import { enderecoDe, montarApp } from './build-app.ts';
import { criarGrupo } from './factories/grupos.ts';
import { criarUsuario } from './factories/usuarios.ts';
import { exemploDe, montarCenario, todosOsExemplos } from './rotas.cenario.ts';

// Birth, gender, admission and children are for oneself, human resources and administrators (decisoes.md
// §6): whoever else calls whatever answers a person is told none of them.

const VALORES = {
  data_nascimento: '1961-05-07',
  genero: 'um gênero que ninguém mais tem',
  data_admissao: '1999-03-09',
  tem_filhos: true,
} as const;

const aplicacao = await montarApp();
const { app, banco, chamar, entrar, administrador } = aplicacao;
await app.ready();

const comTudoMenos = async (menos: string) =>
  criarUsuario(banco, {
    grupo_id: await criarGrupo(
      banco,
      PERMISSOES.filter((permissao) => permissao !== menos),
      { can_see_all_clients: true, only_see_linked_clients: false },
    ),
  });

/** Gives everybody but one person the values. */
const preencher = (menos: number) =>
  banco.update(usuarios).set(VALORES).where(ne(usuarios.id, menos));

/** Whether the answer's schema has one of the fields, at any depth. */
const temPessoais = ({ response }: Endpoint): boolean => {
  if (!response) return false;
  const texto = JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }));
  return Object.keys(VALORES).some((campo) => texto.includes(`"${campo}":`));
};

/** What an answer says of the fields, at any depth. */
function ditos(valor: unknown): unknown[] {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([campo, parte]) =>
    campo in VALORES ? [parte] : ditos(parte),
  );
}

const SEGREDOS = Object.values(VALORES).filter((valor) => typeof valor === 'string');

const pessoa = await comTudoMenos('rh:visualizar');
const exemplos = await todosOsExemplos(await montarCenario(aplicacao, pessoa));
const rotas = app.endpoints
  .filter((um) => um.tipo !== 'text/event-stream' && (um.method === 'GET' || temPessoais(um)))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('the walk finds what answers a person', () => {
  const nomes = rotas.filter(([, endpoint]) => temPessoais(endpoint)).map(([nome]) => nome);
  expect(nomes).toEqual(
    expect.arrayContaining(['GET /usuarios', 'GET /usuarios/{id}', 'PUT /usuarios/{id}']),
  );
});

test.each(rotas)('%s tells nothing personal of others', async (nome, endpoint) => {
  const eu = await comTudoMenos('rh:visualizar');
  const cenario = await montarCenario(aplicacao, eu);
  const exemplo = await exemploDe(exemplos, nome, cenario);
  await preencher(eu.id);
  const { body } = await app.inject({
    method: endpoint.method,
    url: enderecoDe(endpoint.path, exemplo),
    ...(endpoint.acesso !== 'publico' && { headers: { authorization: `Bearer ${cenario.token}` } }),
    ...(exemplo.body !== undefined && { payload: exemplo.body }),
  });
  for (const segredo of SEGREDOS) expect(body).not.toContain(segredo);
  if (temPessoais(endpoint)) {
    expect(ditos(JSON.parse(body)).filter((dito) => dito !== null)).toEqual([]);
  }
});

describe('one person’s record', () => {
  const ler = async (token: string, id: number) =>
    (await chamar(token, cadastroDeUsuariosEndpoints.ler, { params: { id } })).corpo;

  test('tells them to oneself, to human resources and to administrators', async () => {
    const outro = await criarUsuario(banco, VALORES);
    const rh = await criarUsuario(banco, {
      grupo_id: await criarGrupo(banco, ['usuarios:visualizar', 'rh:visualizar']),
    });
    const proprio = await criarUsuario(banco, {
      ...VALORES,
      grupo_id: await criarGrupo(banco, ['usuarios:visualizar']),
    });
    const { token } = await administrador();
    const lidos = [
      await ler(token, outro.id),
      await ler(await entrar(rh.id), outro.id),
      await ler(await entrar(proprio.id), proprio.id),
    ];
    for (const lido of lidos) expect(lido).toMatchObject({ ...VALORES, dados_pessoais: true });
  });

  test('tells the CPF to who edits users, and no more', async () => {
    const outro = await criarUsuario(banco, { ...VALORES, cpf: '52998224725' });
    const lido = await ler(await entrar((await comTudoMenos('rh:visualizar')).id), outro.id);
    expect(lido).toMatchObject({
      cpf: '52998224725',
      dados_completos: true,
      dados_pessoais: false,
    });
  });

  test('is refused in a stale version without them', async () => {
    const { id } = await criarUsuario(banco, VALORES);
    const token = await entrar((await comTudoMenos('rh:visualizar')).id);
    const { erro } = await chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
      params: { id },
      body: { nome: 'Outro Nome', versao: 99 },
    });
    expect(erro.codigo).toBe('REGISTRO_ALTERADO');
    for (const segredo of SEGREDOS) expect(JSON.stringify(erro)).not.toContain(segredo);
  });
});

describe('a refused write', () => {
  const mudar = async (body: object, dela: object = VALORES) => {
    const { id } = await criarUsuario(banco, dela);
    const token = await entrar((await comTudoMenos('rh:visualizar')).id);
    const { status, erro } = await chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
      params: { id },
      body: { ...body, grupo_id: 999_999 },
    });
    const [lida] = await banco.select().from(usuarios).where(eq(usuarios.id, id));
    expect(lida).toMatchObject(dela);
    return { status, campos: erro.campos };
  };

  test.each(Object.entries(VALORES))('of %s says that it is not the caller’s', async (...um) => {
    const [campo] = um;
    const recusa = { campo, mensagem: TEXTOS_DO_USUARIO.pessoaisDosOutros };
    expect(await mudar(Object.fromEntries([um]))).toMatchObject({
      status: 422,
      campos: expect.arrayContaining([recusa]),
    });
  });

  test.each([
    ['an admission before a birth', { data_nascimento: '2010-01-01' }],
    ['a birth after an admission', { data_admissao: '1950-01-01' }],
    ['what is stored', VALORES],
  ])('of %s is the same whatever is stored', async (_, body) => {
    const semNada = Object.fromEntries(Object.keys(VALORES).map((campo) => [campo, null]));
    expect(await mudar(body)).toEqual(await mudar(body, semNada));
  });
});

test('whoever sees the product as somebody is not told that person’s', async () => {
  const senha = 'corvo azul de bicicleta';
  const { token } = await administrador({ senha_hash: await cifrarSenha(senha) });
  const visto = await criarUsuario(banco, { ...VALORES, grupo_id: GRUPO.consultor });
  const { corpo } = await chamar(token, verComoEndpoints.iniciar, {
    params: { id: visto.id },
    body: { senha, motivo: 'Conferir o que a pessoa vê' },
  });
  const { body } = await app.inject({
    url: '/auth/me',
    headers: { authorization: `Bearer ${corpo.access_token}` },
  });
  expect(ditos(JSON.parse(body))).toEqual([null, null, null, null]);
});
