import { gruposEndpoints as e } from '@dominio/contrato/grupos';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo, criarQuemCuida, idsDasPermissoes } from '../../../test/factories/grupos.ts';
import { criarUsuario, versaoDasPermissoes } from '../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';
import { usuarioGrupos } from '../usuarios/usuarios.tables.ts';
import { grupoClientes } from './grupos.tables.ts';

const { banco, chamar, entrar, escutar, administrador } = await montarApp({ completa: true });
const { token } = await administrador();
const FORA_DA_ALCADA = 'Você só pode conceder permissões que possui.';

/** Signs in somebody who manages users and groups without being an administrator. */
const delegado = async (...mais: string[]) => entrar((await criarQuemCuida(banco, mais)).id);

describe('a group', () => {
  test('AD-38 AD-52 is created, read, changed and deleted', async () => {
    const { status, corpo } = await chamar(token, e.criar, { body: { nome: ' Qualidade ' } });
    expect(status).toBe(201);
    const { id } = corpo.grupo;
    expect(corpo.grupo).toEqual({
      id,
      nome: 'Qualidade',
      descricao: '',
      sistema: false,
      exige_segundo_fator: false,
      usuarios_total: 0,
      permissoes_total: 0,
      versao: 1,
    });
    const body = { descricao: 'Revisa o que sai.', versao: 1, sistema: true, id: 1 };
    const { corpo: mudado } = await chamar(token, e.atualizar, { params: { id }, body });
    expect(mudado.grupo).toMatchObject({
      id,
      descricao: body.descricao,
      sistema: false,
      versao: 2,
    });
    const velha = await chamar(token, e.atualizar, { params: { id }, body });
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    const { corpo: lista } = await chamar(token, e.listar, { query: { termo: 'QUALID' } });
    expect(lista).toMatchObject({ grupos: [mudado.grupo], total: 1, page: 1, total_pages: 1 });
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(200);
    expect((await chamar(token, e.ler, { params: { id } })).status).toBe(404);
  });

  test('AD-13 AD-38 is not deleted if it is of the system or has people; its name is unique', async () => {
    for (const id of [1, 2, 3]) {
      const { status, erro } = await chamar(token, e.excluir, { params: { id } });
      expect([status, erro.detail]).toEqual([409, 'Grupo do sistema não pode ser excluído.']);
    }
    const id = await criarGrupo(banco);
    await criarUsuario(banco, { grupo_id: id });
    const outro = await criarUsuario(banco);
    await banco.insert(usuarioGrupos).values({ usuario_id: outro.id, grupo_id: id });
    const { status, erro } = await chamar(token, e.excluir, { params: { id } });
    expect([status, erro.detail]).toEqual([
      409,
      'Há 2 usuários neste grupo. Mova-os antes de excluir.',
    ]);
    expect((await chamar(token, e.ler, { params: { id } })).corpo.usuarios_total).toBe(2);
    const repetido = await chamar(token, e.criar, { body: { nome: 'ADMINISTRADOR' } });
    expect([repetido.status, repetido.erro.detail]).toEqual([
      409,
      'Já existe um grupo com este nome.',
    ]);
  });
});

test('AD-38 is neither renamed nor deleted by somebody with fewer rights than it gives', async () => {
  const deles = await delegado('agenda:visualizar');
  const igual = await criarGrupo(banco, ['agenda:visualizar']);
  const nome = 'Com outro nome';
  const renomear = (id: number) =>
    chamar(deles, e.atualizar, { params: { id }, body: { nome: `${nome} ${id}` } });
  const maiores = [
    1,
    await criarGrupo(banco, ['rh:visualizar']),
    await criarGrupo(banco, [], { can_see_all_clients: true, only_see_linked_clients: false }),
  ];
  for (const id of maiores) {
    const { status, erro } = await renomear(id);
    expect([status, erro.detail]).toEqual([422, FORA_DA_ALCADA]);
    const { corpo } = await chamar(token, e.ler, { params: { id } });
    expect(corpo.nome).not.toContain(nome);
  }
  for (const id of maiores.slice(1)) {
    expect((await chamar(deles, e.excluir, { params: { id } })).status).toBe(422);
    expect((await chamar(token, e.ler, { params: { id } })).status).toBe(200);
  }
  expect((await renomear(igual)).status).toBe(200);
  expect((await chamar(deles, e.excluir, { params: { id: igual } })).status).toBe(200);
});

describe('the permissions of a group', () => {
  test('AD-39 AD-11 are replaced by a list of ids, and hold in the next request of its members', async () => {
    const id = await criarGrupo(banco, ['agenda:visualizar']);
    const membro = await criarUsuario(banco, { grupo_id: id });
    const doMembro = await entrar(membro.id);
    expect((await chamar(doMembro, e.listar)).status).toBe(403);
    const permissao_ids = await idsDasPermissoes(
      banco,
      'usuarios:visualizar',
      'dashboard:visualizar',
    );
    const gravar = () =>
      chamar(token, e.gravarPermissoes, { params: { id }, body: { permissao_ids } });
    expect((await gravar()).corpo).toEqual({
      success: true,
      adicionados: 2,
      removidos: 1,
      total: 2,
      versao: expect.any(Number),
    });
    expect((await gravar()).corpo).toMatchObject({ adicionados: 0, removidos: 0 });
    expect(await versaoDasPermissoes(banco, membro.id)).toBe(2);
    expect((await chamar(doMembro, e.listar)).status).toBe(200);
    const { corpo } = await chamar(token, e.permissoes, { params: { id } });
    expect(corpo.permissoes.map(({ modulo, acao }) => `${modulo}:${acao}`).sort()).toEqual([
      'dashboard:visualizar',
      'usuarios:visualizar',
    ]);
  });

  test('AD-39 are not saved if one id is unknown; those of administrators and clients are fixed', async () => {
    const id = await criarGrupo(banco, ['agenda:visualizar']);
    const [permissao = 0] = await idsDasPermissoes(banco, 'rh:visualizar');
    const gravar = (grupo: number, permissao_ids: number[]) =>
      chamar(token, e.gravarPermissoes, { params: { id: grupo }, body: { permissao_ids } });
    const { status, erro } = await gravar(id, [permissao, 987654321]);
    expect([status, erro.detail]).toEqual([422, 'Permissões não encontradas: 987654321.']);
    expect((await chamar(token, e.ler, { params: { id } })).corpo.permissoes_total).toBe(1);
    expect((await gravar(1, [])).status).toBe(409);
    expect((await gravar(2, [permissao])).status).toBe(409);
  });

  test('AD-39 are given and taken only by somebody who holds them', async () => {
    const deles = await delegado('agenda:visualizar');
    const id = await criarGrupo(banco, ['rh:visualizar']);
    const gravar = async (...nomes: string[]) => {
      const permissao_ids = await idsDasPermissoes(banco, ...nomes);
      const { status, erro } = await chamar(deles, e.gravarPermissoes, {
        params: { id },
        body: { permissao_ids },
      });
      return [status, status === 200 ? null : erro.detail];
    };
    expect(await gravar('rh:visualizar', 'agenda:visualizar')).toEqual([200, null]);
    expect(await gravar('rh:visualizar', 'financeiro:editar')).toEqual([422, FORA_DA_ALCADA]);
    expect(await gravar('agenda:visualizar')).toEqual([422, FORA_DA_ALCADA]);
  });
});

describe('C1 a stale version', () => {
  test('of a group’s permissions or clients is refused with the group as it is', async () => {
    const id = await criarGrupo(banco);
    const cliente = await criarCliente(banco);
    const [permissao = 0, outra = 0] = await idsDasPermissoes(
      banco,
      'agenda:criar',
      'agenda:editar',
    );
    const params = { id };
    const { versao } = (await chamar(token, e.permissoes, { params })).corpo;
    expect((await chamar(token, e.clientes, { params })).corpo.versao).toBe(versao);
    const dar = (permissao_ids: number[], lida?: number) =>
      chamar(token, e.gravarPermissoes, { params, body: { permissao_ids, versao: lida } });
    const alcance = (cliente_ids: number[], lida?: number) =>
      chamar(token, e.gravarClientes, {
        params,
        body: { only_see_linked_clients: true, cliente_ids, versao: lida },
      });
    const primeira = await dar([permissao], versao);
    expect(primeira.corpo.versao).toBe(versao + 1);
    const tarde = await dar([outra], versao);
    expect([tarde.status, tarde.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    expect(tarde.erro).toMatchObject({ atual: { id, versao: versao + 1 } });
    expect((await alcance([cliente.id], versao)).status).toBe(409);
    const segunda = await alcance([cliente.id], versao + 1);
    expect(segunda.corpo).toMatchObject({ cliente_ids: [cliente.id], versao: versao + 2 });
    expect((await chamar(token, e.atualizar, { params, body: { versao } })).status).toBe(409);
    // The specification's calls send no version and are valid; an edit without effect raises none.
    expect((await dar([permissao])).corpo).toMatchObject({ adicionados: 0, versao: versao + 2 });
    expect((await alcance([cliente.id])).corpo.versao).toBe(versao + 2);
  });
});

describe('the client scope of a group', () => {
  test('AD-40 AD-10 is exactly one, and its own clients are replaced as a set', async () => {
    const id = await criarGrupo(banco);
    const membro = await criarUsuario(banco, { grupo_id: id });
    const [um, dois] = [await criarCliente(banco, { nome: 'Ana' }), await criarCliente(banco)];
    await banco.insert(grupoClientes).values({ grupo_id: id, cliente_id: dois.id });
    const gravar = (body: object) =>
      chamar(token, e.gravarClientes, { params: { id }, body: body as never });
    const { corpo } = await gravar({ can_see_team_clients: true, cliente_ids: [um.id] });
    const alcance = {
      can_see_all_clients: false,
      can_see_team_clients: true,
      only_see_linked_clients: false,
    };
    const deles = {
      ...alcance,
      cliente_ids: [um.id],
      clientes: [{ id: um.id, name: 'Ana', nome: 'Ana' }],
      versao: expect.any(Number),
    };
    expect(corpo).toEqual({ success: true, ...deles });
    expect((await chamar(token, e.clientes, { params: { id } })).corpo).toEqual(deles);
    expect(await versaoDasPermissoes(banco, membro.id)).toBe(2);
    for (const errado of [
      {},
      { can_see_all_clients: true, only_see_linked_clients: true },
      { can_see_all_clients: 'sim' },
    ]) {
      const { status, erro } = await gravar(errado);
      expect([status, erro.detail]).toEqual([422, 'Escolha um único alcance de clientes.']);
    }
    const estranho = await gravar({ can_see_all_clients: true, cliente_ids: [987654321] });
    expect(estranho.status).toBe(422);
    expect((await chamar(token, e.clientes, { params: { id } })).corpo).toEqual(deles);
  });

  test('AD-40 is widened only up to the view of whoever widens it', async () => {
    const deles = await delegado();
    const id = await criarGrupo(banco);
    const alheio = await criarCliente(banco);
    const gravar = (body: object) =>
      chamar(deles, e.gravarClientes, { params: { id }, body: body as never });
    const amplo = await gravar({ can_see_all_clients: true });
    expect([amplo.status, amplo.erro.detail]).toEqual([422, FORA_DA_ALCADA]);
    const comAlheio = await gravar({ only_see_linked_clients: true, cliente_ids: [alheio.id] });
    expect(comAlheio.status).toBe(422);
    await banco.insert(grupoClientes).values({ grupo_id: id, cliente_id: alheio.id });
    const { corpo } = await gravar({ only_see_linked_clients: true, cliente_ids: [] });
    expect(corpo.clientes).toEqual([]);
    const { corpo: inteira } = await chamar(token, e.clientes, { params: { id } });
    expect(inteira.cliente_ids, 'what is out of sight stays').toEqual([alheio.id]);
  });
});

test('AD-65 an open tab of a group’s member reads its permissions again within a second of their change', async () => {
  const id = await criarGrupo(banco);
  const membro = await criarUsuario(banco, { grupo_id: id });
  const aba = await abrirLeitor(`${await escutar()}/api/notifications/sse/${membro.id}`, {
    authorization: `Bearer ${await entrar(membro.id)}`,
  });
  const permissao_ids = await idsDasPermissoes(banco, 'agenda:visualizar');
  await chamar(token, e.gravarPermissoes, { params: { id }, body: { permissao_ids } });
  await aba.esperar((m) => m.type === 'command' && m.action === 'refresh_permissions', 1_000);
  aba.sair();
});

test('AD-36 people read how far their own view of clients reaches', async () => {
  const id = await criarGrupo(banco, ['clientes:visualizar']);
  const membro = await criarUsuario(banco, { grupo_id: id });
  const deles = await entrar(membro.id);
  const alcance = async () => (await chamar(deles, usuariosEndpoints.permissoesDeClientes)).corpo;
  expect(await alcance()).toEqual({
    can_see_all_clients: false,
    can_see_team_clients: false,
    only_see_linked_clients: true,
    escopo: 'vinculados',
    total: 0,
  });
  const cliente = await criarCliente(banco);
  await chamar(token, e.gravarClientes, {
    params: { id },
    body: { can_see_team_clients: true, cliente_ids: [cliente.id] },
  });
  expect(await alcance()).toMatchObject({
    can_see_team_clients: true,
    only_see_linked_clients: false,
    escopo: 'time',
    total: 1,
  });
});
