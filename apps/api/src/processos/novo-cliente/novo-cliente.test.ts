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
import { criarGestor, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();
const gestor = await entrar((await criarGestor(banco)).id);
const ana = await criarUsuario(banco);

const criar = (body: Envio<typeof cadastro.criar>['body'], token = gestor) =>
  chamar(token, cadastro.criar, { body });
const quantos = () => banco.$count(clientes);

test('AD-53 a client begins with its company, a contract in draft and who answers for it, and its creator sees all of it', async () => {
  const cnpj = umCnpj('12ABC345');
  const { status, corpo } = await criar({
    nome: 'Tecidos Aurora',
    situacao: 'prospecto',
    empresa: { cnpj: mascararCnpj(cnpj).toLowerCase(), uf: 'SP' },
    contrato: { servicos: ['Folha'], responsavel_id: ana.id },
  });
  expect(status).toBe(201);
  expect(corpo).toMatchObject({ cnpj, status_contrato: 'RASCUNHO', situacao: 'prospecto' });
  const { corpo: empresas } = await chamar(gestor, empresasEndpoints.listar);
  expect(empresas.empresas).toMatchObject([
    { cliente_id: corpo.id, razao_social: 'Tecidos Aurora', tipo: 'matriz', uf: 'SP' },
  ]);
  const { corpo: contratos } = await chamar(gestor, contratosEndpoints.listar);
  expect(contratos.contratos).toMatchObject([
    { empresa_id: corpo.empresa_id, responsavel_id: ana.id, servicos: ['Folha'] },
  ]);
  const daAna = await chamar(await entrar(ana.id), e.ler, { params: { id: corpo.id } });
  expect(daAna.status).toBe(200);
});

test('of a client that is refused nothing stays', async () => {
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

test('two who enter the same CNPJ at once: one does', async () => {
  const cnpj = umCnpj();
  const respostas = await Promise.all(
    [1, 2].map((n) => criar({ nome: `N${n}`, empresa: { cnpj } })),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a company and a contract ask for their own permissions', async () => {
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

test('its creator and who answers for its contract are held in one order', async () => {
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

test('who enters a client hears of those of that name within reach, and of no other', async () => {
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
  // The same name and not a part of it; what means something to a search means itself.
  for (const nome of ['Confeitaria', 'Confeitaria%', '_'.repeat(25)]) {
    expect(await homonimos(nome, admin), nome).toEqual([]);
  }
  // Nothing is decided by it: a second client of one name may be meant.
  expect((await criar({ nome: meu.nome }, token)).status).toBe(201);
});
