import { clientesEndpoints } from '@dominio/contrato/clientes';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import {
  criarAdministrador,
  criarGestor,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { grupoClientes, grupoPermissoes, grupos, permissoes } from '../grupos/grupos.tables.ts';
import { timeClientes } from '../times/times.tables.ts';

const { banco, chamar, entrar } = await montarApp();

const time = await criarTime(banco);
const outroTime = await criarTime(banco);
const consultor = await criarUsuario(banco, { time_id: time.id });
const gestor = await criarGestor(banco, { time_id: time.id });
const administrador = await criarAdministrador(banco);
const doConsultor = await criarCliente(banco, { nome: 'Padaria São João' });
const doTime = await criarCliente(banco, { nome: 'Álvares Transportes' });
const doGestor = await criarCliente(banco, { nome: 'Clínica Vida' });
const doOutroTime = await criarCliente(banco, { nome: 'Mercado Bom Preço' });
await vincularCliente(banco, consultor.id, doConsultor.id);
await vincularCliente(banco, gestor.id, doGestor.id);
await banco.insert(timeClientes).values([
  { time_id: time.id, cliente_id: doTime.id },
  { time_id: outroTime.id, cliente_id: doOutroTime.id },
]);

/** The clients that every call which lists clients shows to a person, with the totals answered. */
async function vistosPor(usuarioId: number) {
  const token = await entrar(usuarioId);
  const { corpo: lista } = await chamar(token, clientesEndpoints.listar);
  const { corpo: busca } = await chamar(token, clientesEndpoints.filtrados, { query: {} });
  const { corpo: menu } = await chamar(token, usuariosEndpoints.clientesFiltrados);
  const nomes = (clientes: { nome: string }[]) => clientes.map(({ nome }) => nome);
  expect([lista.total, busca.total, menu.total]).toEqual(Array(3).fill(lista.clientes.length));
  expect(nomes(busca.clientes)).toEqual(nomes(lista.clientes));
  expect(nomes(menu.clientes)).toEqual(nomes(lista.clientes));
  return { nomes: nomes(lista.clientes), escopo: menu.escopo };
}

describe('AD-19 AD-34 every call that lists clients', () => {
  test('shows a consultant the linked clients alone', async () => {
    expect(await vistosPor(consultor.id)).toEqual({
      nomes: ['Padaria São João'],
      escopo: 'vinculados',
    });
  });

  test('shows a manager the team’s and the linked clients, in Portuguese order', async () => {
    expect(await vistosPor(gestor.id)).toEqual({
      nomes: ['Álvares Transportes', 'Clínica Vida'],
      escopo: 'time',
    });
  });

  test('shows an administrator all clients', async () => {
    expect(await vistosPor(administrador.id)).toEqual({
      nomes: ['Álvares Transportes', 'Clínica Vida', 'Mercado Bom Preço', 'Padaria São João'],
      escopo: 'todos',
    });
  });

  test('shows members of a group the group’s own clients', async () => {
    const [grupo] = await banco.insert(grupos).values({ nome: 'Com cliente próprio' }).returning();
    const grupo_id = grupo?.id ?? 0;
    await banco.insert(grupoClientes).values({ grupo_id, cliente_id: doOutroTime.id });
    const [visualizar] = await banco
      .select({ permissao_id: permissoes.id })
      .from(permissoes)
      .where(and(eq(permissoes.modulo, 'clientes'), eq(permissoes.acao, 'visualizar')));
    await banco
      .insert(grupoPermissoes)
      .values({ grupo_id, permissao_id: visualizar?.permissao_id ?? 0 });
    const membro = await criarUsuario(banco, { grupo_id });
    expect((await vistosPor(membro.id)).nomes).toEqual(['Mercado Bom Preço']);
  });

  test('shows none in the menu without clientes:visualizar, whatever the links', async () => {
    const [grupo] = await banco.insert(grupos).values({ nome: 'Sem clientes' }).returning();
    const pessoa = await criarUsuario(banco, { grupo_id: grupo?.id ?? 0 });
    await vincularCliente(banco, pessoa.id, doTime.id);
    const { status, corpo } = await chamar(
      await entrar(pessoa.id),
      usuariosEndpoints.clientesFiltrados,
    );
    expect([status, corpo.total]).toEqual([200, 0]);
  });

  test('shows in the very next request that a link was added or removed', async () => {
    const pessoa = await criarUsuario(banco);
    expect((await vistosPor(pessoa.id)).nomes).toEqual([]);
    await vincularCliente(banco, pessoa.id, doTime.id);
    expect((await vistosPor(pessoa.id)).nomes).toEqual(['Álvares Transportes']);
  });

  test('shows a client’s person no list and an empty menu', async () => {
    const token = await entrar((await criarUsuarioDeCliente(banco)).id);
    const { status, corpo } = await chamar(token, usuariosEndpoints.clientesFiltrados);
    expect([status, corpo.clientes, corpo.total]).toEqual([200, [], 0]);
    expect((await chamar(token, clientesEndpoints.listar)).status).toBe(403);
  });
});

describe('a client in the list', () => {
  test('carries both names of each field, and the contract in force before a newer draft', async () => {
    const cliente = await criarCliente(banco, {
      nome: 'Duas Vias',
      numero_contrato: '2024-0187',
      cnpj: '12ABC34501DE35',
    });
    await banco.insert(contratos).values({ cliente_id: cliente.id, numero_contrato: '2026-0001' });
    const pessoa = await criarUsuario(banco);
    await vincularCliente(banco, pessoa.id, cliente.id);
    const { corpo } = await chamar(await entrar(pessoa.id), clientesEndpoints.listar);
    expect(corpo.clientes).toEqual([
      {
        id: cliente.id,
        name: 'Duas Vias',
        nome: 'Duas Vias',
        logo: null,
        logo_url: null,
        site: null,
        instagram: null,
        contrato_id: expect.any(Number),
        empresa_id: expect.any(Number),
        numero_contrato: '2024-0187',
        status_contrato: 'ATIVO',
        cnpj: '12ABC34501DE35',
      },
    ]);
  });
});

describe('AD-54 the search of clients', () => {
  const buscar = async (termo: string, status_contrato?: string) => {
    const { corpo } = await chamar(await entrar(administrador.id), clientesEndpoints.filtrados, {
      query: { termo, ...(status_contrato && { status_contrato }) },
    });
    expect(corpo.total).toBe(corpo.clientes.length);
    return corpo.clientes.map(({ nome }) => nome);
  };

  test.each([
    ['sao joao', ['Padaria São João'], 'accents and case are ignored'],
    ['ALVARES', ['Álvares Transportes'], 'in both directions'],
    ['12.ABC.345/01DE-35', ['Duas Vias'], 'a CNPJ with its mask'],
    ['12abc345', ['Duas Vias'], 'part of a CNPJ without it'],
    ['2024-0187', ['Duas Vias'], 'a contract number'],
    ['padaria são joão ltda', ['Padaria São João'], 'the legal name'],
    ['%', [], 'a percent sign is itself'],
    ['_', [], 'an underscore is itself'],
    ["'; drop table clientes; --", [], 'quotes are themselves'],
    ['nada disso', [], 'nothing found is an empty list'],
  ])('for %s finds %j: %s', async (termo, nomes) => {
    expect(await buscar(termo)).toEqual(nomes);
  });

  test('finds a client by the name or e-mail of its own people, in the searcher’s scope alone', async () => {
    await criarUsuarioDeCliente(banco, {
      client_id: doConsultor.id,
      nome: 'Conceição Prado',
      email: 'financeiro@padaria-contato.test',
    });
    expect(await buscar('CONCEICAO')).toEqual(['Padaria São João']);
    expect(await buscar('financeiro@padaria')).toEqual(['Padaria São João']);
    const { corpo } = await chamar(await entrar(gestor.id), clientesEndpoints.listar, {
      query: { termo: 'Conceição' },
    });
    expect(corpo.clientes).toEqual([]);
  });

  test('filters by contract status, in any case of letters', async () => {
    await criarCliente(banco, { nome: 'Parada', status_contrato: 'SUSPENSO' });
    expect(await buscar('', 'suspenso')).toEqual(['Parada']);
  });

  test('finds a client by a masked CNPJ, digits or letters', async () => {
    await criarCliente(banco, { nome: 'Só Números', cnpj: '11222333000181' });
    expect(await buscar(mascararCnpj('11222333000181'))).toEqual(['Só Números']);
  });

  test('answers pages within limits, which add up to the total', async () => {
    const token = await entrar(administrador.id);
    const { corpo: primeira } = await chamar(token, clientesEndpoints.listar, {
      query: { page: '0', limit: '2' },
    });
    expect(primeira).toMatchObject({
      page: 1,
      limit: 2,
      total_pages: Math.ceil(primeira.total / 2),
    });
    const { corpo: estranha } = await chamar(token, clientesEndpoints.listar, {
      query: { page: 'abc', limit: '9999' },
    });
    expect(estranha).toMatchObject({ page: 1, limit: 200 });
  });
});
