import { ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { Endpoint } from '@dominio/contrato/endpoint';
import { escritorioEndpoints } from '@dominio/contrato/escritorio';
import { gruposEndpoints, permissoesEndpoints } from '@dominio/contrato/grupos';
import { timesEndpoints } from '@dominio/contrato/times';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { expect, test } from 'vitest';
import { montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarGrupo, criarQuemCuida } from './factories/grupos.ts';
import { criarTime, criarUsuario, umCpf } from './factories/usuarios.ts';

// What the use cases check beside the form of a request is told as the form's errors are: every wrong
// field at once.

const { banco, chamar, administrador, entrar } = await montarApp();
const { token: adm } = await administrador();
const NENHUM = 987_654_321;

/** Calls, and answers the status and the wrong fields in order of name. */
async function errados<E extends Endpoint>(token: string, endpoint: E, envio: object) {
  const { status, erro } = await chamar(token, endpoint, envio as never);
  return [status, erro.campos?.map(({ campo }) => campo).toSorted()];
}

test('of a person: group, e-mail and CPF', async () => {
  const cpf = umCpf();
  const { email } = await criarUsuario(banco, { cpf });
  const cuida = await entrar((await criarQuemCuida(banco, ['usuarios:editar'])).id);
  const body = { nome: 'Nova Pessoa', email, cpf, grupo_id: 3 };
  const criada = await errados(cuida, cadastroDeUsuariosEndpoints.criar, { body });
  expect(criada).toEqual([422, ['cpf', 'email', 'grupo_id']]);
});

test('of a change of a person; what is in use comes last, as it says who has an account', async () => {
  const cpf = umCpf();
  const { email } = await criarUsuario(banco, { cpf });
  const cuida = await entrar((await criarQuemCuida(banco, ['usuarios:editar'])).id);
  const { id } = await criarUsuario(banco, { grupo_id: await criarGrupo(banco) });
  const mudar = (token: string, body: object) =>
    errados(token, cadastroDeUsuariosEndpoints.atualizar, { params: { id }, body });
  const longe = { grupo_id: 3, data_nascimento: '2199-01-01' };
  expect(await mudar(cuida, { email, cpf, ...longe })).toEqual([
    422,
    ['data_nascimento', 'email', 'grupo_id'],
  ]);
  expect(await mudar(adm, { email, cpf })).toEqual([409, ['cpf', 'email']]);
});

test('of a person whose e-mail and CPF are both in use, by the status of a value in use', async () => {
  const cpf = umCpf();
  const { email } = await criarUsuario(banco, { cpf });
  const body = { nome: 'Nova Pessoa', email, cpf, grupo_id: 4 };
  const criada = await errados(adm, cadastroDeUsuariosEndpoints.criar, { body });
  expect(criada).toEqual([409, ['cpf', 'email']]);
});

test('of a contract: company, period, responsible and team', async () => {
  const cliente = await criarCliente(banco);
  const termos = {
    empresa_id: NENHUM,
    data_inicio: '2026-05-01',
    data_fim: '2026-04-01',
    responsavel_id: NENHUM,
    time_id: NENHUM,
  };
  const campos = ['data_fim', 'empresa_id', 'responsavel_id', 'time_id'];
  expect(
    await errados(adm, contratosEndpoints.criar, { body: { ...termos, cliente_id: cliente.id } }),
  ).toEqual([422, campos]);
  const params = { id: cliente.contrato_id };
  expect(await errados(adm, contratosEndpoints.atualizar, { params, body: termos })).toEqual([
    422,
    campos,
  ]);
});

test('of a company: client, head office and CNPJ', async () => {
  const { cnpj, empresa_id } = await criarCliente(banco);
  const body = { cliente_id: NENHUM, cnpj, razao_social: 'Outra Ltda', tipo: 'filial' };
  expect(await errados(adm, empresasEndpoints.criar, { body })).toEqual([
    422,
    ['cliente_id', 'cnpj', 'matriz_id'],
  ]);
  const outra = await criarCliente(banco);
  expect(
    await errados(adm, empresasEndpoints.atualizar, {
      params: { id: outra.empresa_id },
      body: { cnpj, matriz_id: empresa_id },
    }),
  ).toEqual([422, ['cnpj', 'matriz_id']]);
});

test('of a new client: its company’s and its contract’s', async () => {
  const { cnpj } = await criarCliente(banco);
  const body = {
    nome: 'Cliente Novo',
    empresa: { cnpj },
    contrato: { responsavel_id: NENHUM },
  };
  expect(await errados(adm, cadastroDeClientesEndpoints.criar, { body })).toEqual([
    422,
    ['contrato.responsavel_id', 'empresa.cnpj'],
  ]);
});

test('of an absence: who is away and who substitutes', async () => {
  const body = {
    ...{ usuario_id: NENHUM, substituto_id: NENHUM - 1, tipo: 'ferias' },
    ...{ inicio: '2026-05-01', fim: '2026-05-09' },
  };
  expect(await errados(adm, ausenciasEndpoints.criar, { body })).toEqual([
    422,
    ['substituto_id', 'usuario_id'],
  ]);
});

test('of a team: name and leader', async () => {
  const [{ nome }, { id }] = [await criarTime(banco), await criarTime(banco)];
  const body = { nome, lider_id: NENHUM };
  const campos = ['lider_id', 'nome'];
  expect(await errados(adm, timesEndpoints.criar, { body })).toEqual([422, campos]);
  expect(await errados(adm, timesEndpoints.atualizar, { params: { id }, body })).toEqual([
    422,
    campos,
  ]);
});

test('of a group: name and second factor', async () => {
  const cuida = await entrar((await criarQuemCuida(banco)).id);
  await criarGrupo(banco, [], { nome: 'Grupo de nome tomado' });
  const body = { nome: 'Grupo de nome tomado', exige_segundo_fator: true };
  const campos = ['exige_segundo_fator', 'nome'];
  expect(await errados(cuida, gruposEndpoints.criar, { body })).toEqual([422, campos]);
  const outro = { params: { id: await criarGrupo(banco) }, body };
  expect(await errados(cuida, gruposEndpoints.atualizar, outro)).toEqual([422, campos]);
});

test('of a permission: action and name', async () => {
  const body = { modulo: 'coisas', acao: 'ver', nome: 'Ver coisas' };
  expect((await chamar(adm, permissoesEndpoints.criar, { body })).status).toBe(201);
  expect(await errados(adm, permissoesEndpoints.criar, { body })).toEqual([409, ['acao', 'nome']]);
});

test('of the firm: name and state', async () => {
  const body = { municipio: 'Campinas' };
  expect(await errados(adm, escritorioEndpoints.gravar, { body })).toEqual([422, ['nome', 'uf']]);
});
