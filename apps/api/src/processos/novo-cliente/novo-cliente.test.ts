import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import {
  atendimentoDeClientesEndpoints as atendimento,
  TEXTOS_DO_ATENDIMENTO as T,
} from '@dominio/contrato/clientes-atendimento';
import { cadastroDeClientesEndpoints as cadastro } from '@dominio/contrato/clientes-cadastro';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { Envio } from '@dominio/contrato/endpoint';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { conceder, criarGrupo } from '../../../test/factories/grupos.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import { criarGestor, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin, id: diretora, nome: nomeDela } = await administrador();
const gestor = await entrar((await criarGestor(banco)).id);
const ana = await criarUsuario(banco);

const criar = (body: Envio<typeof cadastro.criar>['body'], token = gestor) =>
  chamar(token, cadastro.criar, { body });
const quantos = () => banco.$count(clientes);

test('AD-53 a client is created with a company, a contract in draft and its responsible person, and its creator sees all of it', async () => {
  const cnpj = umCnpj('12ABC345');
  const folha = await criarServico(banco, { nome: 'Folha' });
  const { status, corpo } = await criar({
    nome: 'Tecidos Aurora',
    situacao: 'prospecto',
    empresa: { cnpj: mascararCnpj(cnpj).toLowerCase(), uf: 'SP' },
    contrato: { servicos: [{ servico_id: folha.id }], responsavel_id: ana.id },
  });
  expect(status).toBe(201);
  expect(corpo).toMatchObject({ cnpj, status_contrato: 'RASCUNHO', situacao: 'prospecto' });
  const { corpo: empresas } = await chamar(gestor, empresasEndpoints.listar);
  expect(empresas.empresas).toMatchObject([
    { cliente_id: corpo.id, razao_social: 'Tecidos Aurora', tipo: 'matriz', uf: 'SP' },
  ]);
  const { corpo: contratos } = await chamar(gestor, contratosEndpoints.listar);
  expect(contratos.contratos).toMatchObject([
    { empresa_id: corpo.empresa_id, responsavel_id: ana.id, servicos: [{ nome: 'Folha' }] },
  ]);
  const daAna = await chamar(await entrar(ana.id), e.ler, { params: { id: corpo.id } });
  expect(daAna.status).toBe(200);
});

test('who is named answers for a new client and for its contract; the creator goes on to see it', async () => {
  const criadora = await criarGestor(banco);
  const token = await entrar(criadora.id);
  const { corpo } = await criar({ nome: 'Com outra', contrato: {}, responsavel_id: ana.id }, token);
  const ficha = await chamar(token, atendimento.ler, { params: { id: corpo.id } });
  expect(ficha.corpo.pessoas.map(({ id, papel, no_contrato }) => [id, papel, no_contrato])).toEqual(
    [
      [ana.id, 'responsavel', true],
      [criadora.id, 'apoio', false],
    ],
  );
  const propria = await criar({ nome: 'Com a própria', responsavel_id: criadora.id }, token);
  const sem = await criar({ nome: 'Sem ninguém', responsavel_id: null }, token);
  const calada = await criar({ nome: 'Sem dizer' }, token);
  const papeis = [];
  for (const { id } of [propria.corpo, sem.corpo, calada.corpo]) {
    const lida = await chamar(token, atendimento.ler, { params: { id } });
    papeis.push(lida.corpo.pessoas.map((uma) => [uma.id, uma.papel]));
  }
  expect(papeis).toEqual([
    [[criadora.id, 'responsavel']],
    [[criadora.id, 'apoio']],
    [[criadora.id, 'responsavel']],
  ]);
});

test('an administrator is linked to a new client only where it is to answer for it', async () => {
  const { corpo } = await criar({ nome: 'Da Ana', responsavel_id: ana.id }, admin);
  const lida = await chamar(admin, atendimento.ler, { params: { id: corpo.id } });
  expect(lida.corpo.pessoas.map((uma) => [uma.id, uma.papel])).toEqual([[ana.id, 'responsavel']]);
});

test('nobody answers for a new client who is no active staff, and then there is none', async () => {
  const saiu = await criarUsuario(banco, { situacao: 'desligado' });
  const antes = await quantos();
  for (const responsavel_id of [saiu.id, 987_654_321]) {
    const { status, erro } = await criar({ nome: 'X', responsavel_id });
    expect([status, erro.campos]).toEqual([
      422,
      [{ campo: 'responsavel_id', mensagem: 'Escolha uma pessoa ativa da equipe.' }],
    ]);
  }
  expect(await quantos()).toBe(antes);
});

test('nobody answers for a new client who sees no clients, or has more rights than who names them', async () => {
  const grupo_id = await criarGrupo(banco, ['dashboard:visualizar']);
  const semClientes = await criarUsuario(banco, { grupo_id });
  const antes = await quantos();
  for (const [responsavel_id, mensagem] of [
    [semClientes.id, T.semAcesso],
    [diretora, T.acima(nomeDela)],
  ] as const) {
    const { status, erro } = await criar({ nome: 'X', responsavel_id });
    expect([status, erro.campos]).toEqual([422, [{ campo: 'responsavel_id', mensagem }]]);
  }
  expect(await quantos()).toBe(antes);
});

test('a client that is refused leaves no company, contract or link', async () => {
  const tomado = await criarCliente(banco, { nome: 'Dona do CNPJ' });
  const antes = await quantos();
  const repetido = await criar({ nome: 'X', empresa: { cnpj: tomado.cnpj } }, admin);
  expect([repetido.status, repetido.erro.campos]).toEqual([
    409,
    [{ campo: 'empresa.cnpj', mensagem: 'Este CNPJ já pertence ao cliente Dona do CNPJ.' }],
  ]);
  const responsavel = await criar({
    nome: 'X',
    empresa: { cnpj: umCnpj() },
    contrato: { responsavel_id: 987_654 },
  });
  expect([responsavel.status, responsavel.erro.campos?.[0]?.campo]).toEqual([
    422,
    'contrato.responsavel_id',
  ]);
  const invalido = await criar({ nome: 'X', empresa: { cnpj: '12ABC34501DE45' } });
  expect(invalido.erro.campos).toEqual([{ campo: 'empresa.cnpj', mensagem: 'CNPJ inválido.' }]);
  expect(await quantos()).toBe(antes);
});

test('what is wrong in a client, its company and its contract is told at once', async () => {
  const tomado = await criarCliente(banco);
  const antes = await quantos();
  const { status, erro } = await criar(
    {
      nome: 'Z',
      cpf: '52998224725',
      empresa: { cnpj: tomado.cnpj },
      contrato: { responsavel_id: 987_654 },
    },
    admin,
  );
  expect([status, erro.campos?.map(({ campo }) => campo)]).toEqual([
    422,
    ['cpf', 'empresa.cnpj', 'contrato.responsavel_id'],
  ]);
  expect(await quantos()).toBe(antes);
});

test('of two clients created at once with one CNPJ, one is', async () => {
  const cnpj = umCnpj();
  const respostas = await Promise.all(
    [1, 2].map((n) => criar({ nome: `N${n}`, empresa: { cnpj } })),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('creating a client with a company or a contract needs their permissions', async () => {
  const pessoa = await criarUsuario(banco);
  await conceder(banco, pessoa.id, 'clientes:criar');
  const token = await entrar(pessoa.id);
  const antes = await quantos();
  for (const parte of [{ empresa: { cnpj: umCnpj() } }, { contrato: {} }]) {
    const { status, erro } = await criar({ nome: 'X', ...parte }, token);
    expect([status, erro.codigo]).toEqual([403, 'SEM_PERMISSAO']);
  }
  expect(await quantos()).toBe(antes);
  expect((await criar({ nome: 'Só o cliente' }, token)).status).toBe(201);
});

test('creating a client locks its creator and its responsible person in the order of ids, so it does not deadlock', async () => {
  const responsavel = await criarUsuario(banco);
  const criador = await criarGestor(banco);
  const token = await entrar(criador.id);
  const segurar = 'select id from usuarios where id = $1 for no key update';
  const { status, cru } = await cruzar(banco, {
    segura: (outra) => outra.query(segurar, [responsavel.id]),
    chamada: () => criar({ nome: 'Y', contrato: { responsavel_id: responsavel.id } }, token),
    depois: (outra) => outra.query(segurar, [criador.id]),
  });
  expect(status, cru.body).toBe(201);
});

test('the check before creating a client answers the clients in scope with the same name, and no others', async () => {
  const meu = await criarCliente(banco, { nome: 'Confeitaria Pão de Açúcar' });
  const alheio = await criarCliente(banco, { nome: 'CONFEITARIA PAO DE ACUCAR' });
  const quem = await criarGestor(banco);
  await vincularCliente(banco, quem.id, meu.id);
  const homonimos = async (nome: string, token: string) =>
    (await chamar(token, cadastro.homonimos, { query: { nome } })).corpo.clientes;
  const token = await entrar(quem.id);
  expect(await homonimos('  confeitaria pão de acucar ', token)).toEqual([
    { id: meu.id, nome: meu.nome, cnpj: meu.cnpj },
  ]);
  expect((await homonimos('Confeitaria Pão de Açúcar', admin)).map(({ id }) => id)).toEqual([
    meu.id,
    alheio.id,
  ]);
  // Only the whole name matches, and the wildcards of a search are taken literally.
  for (const nome of ['Confeitaria', 'Confeitaria%', '_'.repeat(25)]) {
    expect(await homonimos(nome, admin), nome).toEqual([]);
  }
  // It is only a warning: a second client of one name may be meant.
  expect((await criar({ nome: meu.nome }, token)).status).toBe(201);
});

test('a document that is taken is told before the end, and its client only to who sees it', async () => {
  const tomado = await criarCliente(banco, { nome: 'Dona dos documentos' });
  const cpf = '52998224725';
  await criar({ nome: 'Bruna Lopes', natureza: 'pessoa_fisica', cpf }, admin);
  const quem = await criarGestor(banco);
  const token = await entrar(quem.id);
  const conferir = async (body: Envio<typeof cadastro.conferirDocumento>['body'], de = admin) =>
    (await chamar(de, cadastro.conferirDocumento, { body })).corpo.repetido;
  const comMascara = mascararCnpj(tomado.cnpj);
  expect([
    await conferir({ cnpj: comMascara }),
    await conferir({ cnpj: comMascara }, token),
    await conferir({ cpf: '529.982.247-25' }),
    await conferir({ cpf }, token),
    await conferir({ cnpj: umCnpj() }, token),
    await conferir({ cpf: '11144477735' }, token),
  ]).toEqual([
    'Este CNPJ já pertence ao cliente Dona dos documentos.',
    'Este CNPJ já está cadastrado.',
    'Este CPF já pertence ao cliente Bruna Lopes.',
    'Este CPF já está cadastrado.',
    null,
    null,
  ]);
});

test('a document is not checked that is none, nor by who could not enter it, nor thirty times in a minute', async () => {
  const conferir = (token: string, body = {}) =>
    chamar(token, cadastro.conferirDocumento, { body });
  for (const body of [{}, { cpf: '' }, { cpf: '123' }, { cnpj: 'x' }]) {
    expect((await conferir(admin, body)).status, JSON.stringify(body)).toBe(422);
  }
  const sem = await criarUsuario(banco, { grupo_id: await criarGrupo(banco, ['clientes:criar']) });
  const token = await entrar(sem.id);
  expect((await conferir(token, { cnpj: umCnpj() })).status).toBe(403);
  const livre = { cpf: '11144477735' };
  const respostas = [];
  for (let i = 0; i < 30; i++) respostas.push((await conferir(token, livre)).status);
  expect([respostas.filter((um) => um === 200).length, respostas.at(-1)]).toEqual([29, 429]);
});
