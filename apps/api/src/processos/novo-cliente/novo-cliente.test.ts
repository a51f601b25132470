import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints as cadastro } from '@dominio/contrato/clientes-cadastro';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { Envio } from '@dominio/contrato/endpoint';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import { criarGestor, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();
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
