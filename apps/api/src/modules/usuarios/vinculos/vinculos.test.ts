import { GRUPO } from '@dominio/contrato/permissoes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-vinculos';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { esperarNaFila } from '../../../../test/corridas.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import {
  criarUsuario,
  criarUsuarioDeCliente,
  proximo,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { TRAVAS } from '../../../platform/travas.ts';
import { grupoPermissoes, grupos, permissoes } from '../../grupos/grupos.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const admin = await administrador();
const { token } = admin;

async function idDe(modulo: string, acao: string) {
  const [linha] = await banco
    .select()
    .from(permissoes)
    .where(and(eq(permissoes.modulo, modulo), eq(permissoes.acao, acao)));
  return linha?.id ?? 0;
}

async function criarGrupo(...pedidas: (readonly [string, string])[]) {
  const [grupo] = await banco
    .insert(grupos)
    .values({ nome: `Grupo ${proximo()}` })
    .returning();
  const id = grupo?.id ?? 0;
  for (const [modulo, acao] of pedidas) {
    const permissao_id = await idDe(modulo, acao);
    await banco.insert(grupoPermissoes).values({ grupo_id: id, permissao_id });
  }
  return id;
}

const GERENCIA = [
  ['usuarios', 'visualizar'],
  ['user_management', 'acessar'],
] as const;

describe('AD-27 the groups of a person', () => {
  test('are replaced as a set, and their rights hold in the next request', async () => {
    const financeiro = await criarGrupo(...GERENCIA);
    const pessoa = await criarUsuario(banco);
    const dela = await entrar(pessoa.id);
    const params = { id: pessoa.id };
    const gravar = (grupo_ids: number[]) =>
      chamar(token, e.gravarGrupos, { params, body: { grupo_ids } });
    expect((await chamar(dela, e.grupos, { params })).status).toBe(403);
    expect((await gravar([GRUPO.consultor, financeiro])).corpo).toMatchObject({
      success: true,
      ...{ adicionados: 1, removidos: 0, total: 2 },
    });
    const { corpo } = await chamar(dela, e.grupos, { params });
    expect(corpo.grupos.map(({ id, principal }) => [id, principal])).toEqual([
      [GRUPO.consultor, true],
      [financeiro, false],
    ]);
    expect((await gravar([GRUPO.consultor, 987_654])).status).toBe(422);
    expect((await chamar(token, e.grupos, { params })).corpo.total).toBe(2);
    const sem = await gravar([financeiro]);
    expect(sem.status).toBe(409);
    expect(sem.erro.detail).toBe('Troque o grupo principal antes de removê-lo.');
    expect((await gravar([GRUPO.consultor])).corpo).toMatchObject({ removidos: 1, total: 1 });
    expect((await chamar(dela, e.grupos, { params })).status).toBe(403);
  });

  test('are not given by somebody who lacks their permissions, nor taken from somebody with more rights', async () => {
    const gerente = await entrar(
      (await criarUsuario(banco, { grupo_id: await criarGrupo(...GERENCIA) })).id,
    );
    const vazio = await criarGrupo();
    const params = { id: (await criarUsuario(banco, { grupo_id: vazio })).id };
    for (const grupo of [GRUPO.administrador, GRUPO.gestor]) {
      const body = { grupo_ids: [vazio, grupo] };
      const { status, erro } = await chamar(gerente, e.gravarGrupos, { params, body });
      expect(status).toBe(422);
      expect(erro.detail).toBe('Você só pode conceder permissões que possui.');
    }
    const doAdmin = { params: { id: admin.id }, body: { grupo_ids: [GRUPO.administrador] } };
    expect((await chamar(gerente, e.gravarGrupos, doAdmin)).status).toBe(422);
  });

  test('make an administrator also as an extra group, and one cannot take that from oneself', async () => {
    const outra = await criarUsuario(banco);
    const params = { id: outra.id };
    const body = { grupo_ids: [GRUPO.consultor, GRUPO.administrador] };
    expect((await chamar(token, e.gravarGrupos, { params, body })).status).toBe(200);
    const dela = await entrar(outra.id);
    const sem = await chamar(dela, e.gravarGrupos, {
      params,
      body: { grupo_ids: [GRUPO.consultor] },
    });
    expect(sem.status).toBe(409);
  });
});

test('AD-27 nobody is put into a group that is being deleted', async () => {
  const grupo = await criarGrupo();
  const [um, outro] = [await criarUsuario(banco), await criarUsuario(banco)];
  const novo = { nome: 'Nova Pessoa', email: 'nova.pessoa@exemplo.com.br' };
  const pedidos = await banco.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVAS.grupos})`);
    await tx.delete(grupos).where(eq(grupos.id, grupo));
    const feitos = Promise.all([
      chamar(token, e.gravarGrupos, {
        params: { id: um.id },
        body: { grupo_ids: [GRUPO.consultor, grupo] },
      }),
      chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
        params: { id: outro.id },
        body: { grupo_id: grupo },
      }),
      chamar(token, cadastroDeUsuariosEndpoints.criar, { body: { ...novo, grupo_id: grupo } }),
    ]);
    await esperarNaFila(banco, 3);
    return { feitos };
  });
  const respostas = await pedidos.feitos;
  expect(respostas.map(({ status }) => status)).toEqual([422, 422, 422]);
});

describe('AD-26 the permissions of a person', () => {
  test('name the reasons of each; those given directly are replaced as a set', async () => {
    const rh = await idDe('rh', 'visualizar');
    const pessoa = await criarUsuario(banco, { nome: 'Com Permissão' });
    const params = { id: pessoa.id };
    const gravar = (permissao_ids: number[]) =>
      chamar(token, e.gravarPermissoes, { params, body: { permissao_ids } });
    expect((await gravar([rh])).corpo).toMatchObject({ adicionados: 1, total: 1 });
    const { corpo } = await chamar(token, e.permissoes, { params });
    const achada = corpo.permissoes.find(({ id }) => id === rh);
    expect(achada).toMatchObject({
      direta: true,
      origens: [{ tipo: 'usuario', id: pessoa.id, nome: 'Com Permissão' }],
    });
    const agenda = corpo.permissoes.find(({ modulo }) => modulo === 'agenda');
    expect(agenda?.origens).toEqual([{ tipo: 'grupo', id: GRUPO.consultor, nome: 'Consultor' }]);
    expect(corpo.disponiveis.some(({ id }) => id === rh)).toBe(false);
    expect((await gravar([rh, 987_654])).status).toBe(422);
    expect((await gravar([])).corpo).toMatchObject({ removidos: 1, total: 0 });
  });

  test('that nothing asks for yet are named only to be taken back', async () => {
    const [calada, rh] = [await idDe('fechamentos', 'ver_time'), await idDe('rh', 'visualizar')];
    const params = { id: (await criarUsuario(banco)).id };
    const gravar = (permissao_ids: number[]) =>
      chamar(token, e.gravarPermissoes, { params, body: { permissao_ids } });
    const mostradas = async () => {
      const { corpo } = await chamar(token, e.permissoes, { params });
      const todas = [...corpo.permissoes, ...corpo.disponiveis].map(({ id }) => id);
      return [todas.includes(calada), todas.includes(rh)];
    };
    expect(await mostradas()).toEqual([false, true]);
    expect((await gravar([calada, rh])).corpo).toMatchObject({ adicionados: 2, total: 2 });
    expect(await mostradas()).toEqual([true, true]);
    expect((await gravar([])).corpo).toMatchObject({ removidos: 2, total: 0 });
    expect(await mostradas()).toEqual([false, true]);
  });

  test('are all of them for an administrator, by that reason', async () => {
    const { corpo } = await chamar(token, e.permissoes, { params: { id: admin.id } });
    expect(corpo.disponiveis).toEqual([]);
    expect(corpo.permissoes[0]?.origens).toMatchObject([{ tipo: 'admin' }]);
  });

  test('are given only by somebody who holds them, and never to a client’s person', async () => {
    const gerente = await entrar(
      (await criarUsuario(banco, { grupo_id: await criarGrupo(...GERENCIA) })).id,
    );
    const params = { id: (await criarUsuario(banco, { grupo_id: await criarGrupo() })).id };
    const dar = async (quem: string, alvo: { id: number }, modulo: string, acao: string) =>
      chamar(quem, e.gravarPermissoes, {
        params: alvo,
        body: { permissao_ids: [await idDe(modulo, acao)] },
      });
    expect((await dar(gerente, params, 'usuarios', 'visualizar')).status).toBe(200);
    expect((await dar(gerente, params, 'rh', 'visualizar')).erro.detail).toBe(
      'Você só pode conceder permissões que possui.',
    );
    const doCliente = await criarUsuarioDeCliente(banco);
    expect((await dar(token, { id: doCliente.id }, 'rh', 'visualizar')).status).toBe(422);
  });
});

describe('AD-28 the clients of a person', () => {
  test('are seen in the next request, and none is saved if one id is unknown', async () => {
    const [um, dois] = [await criarCliente(banco), await criarCliente(banco)];
    const pessoa = await criarUsuario(banco);
    const dela = await entrar(pessoa.id);
    const params = { id: pessoa.id };
    const gravar = (cliente_ids: number[]) =>
      chamar(token, e.gravarClientes, { params, body: { cliente_ids } });
    const alcance = async () =>
      (await chamar(dela, usuariosEndpoints.clientesFiltrados)).corpo.clientes.map(({ id }) => id);
    expect((await gravar([um.id, dois.id, um.id])).corpo).toMatchObject({ adicionados: 2 });
    expect((await alcance()).sort()).toEqual([um.id, dois.id].sort());
    const estranho = await gravar([987_654]);
    expect(estranho.status).toBe(422);
    expect(estranho.erro.detail).toContain('987654');
    expect(await alcance()).toHaveLength(2);
    expect((await gravar([dois.id])).corpo).toMatchObject({ removidos: 1, total: 1 });
    expect(await alcance()).toEqual([dois.id]);
  });

  test('that the caller does not see stay linked', async () => {
    const [visto, oculto] = [await criarCliente(banco), await criarCliente(banco)];
    const gerente = await criarUsuario(banco, { grupo_id: await criarGrupo(...GERENCIA) });
    await vincularCliente(banco, gerente.id, visto.id);
    const pessoa = await criarUsuario(banco, { grupo_id: await criarGrupo() });
    await vincularCliente(banco, pessoa.id, oculto.id);
    const params = { id: pessoa.id };
    const dele = await entrar(gerente.id);
    const gravar = (cliente_ids: number[]) =>
      chamar(dele, e.gravarClientes, { params, body: { cliente_ids } });
    expect((await gravar([oculto.id])).status).toBe(422);
    expect((await gravar([visto.id])).status).toBe(200);
    expect((await gravar([])).corpo).toMatchObject({ removidos: 1, total: 0 });
    const { corpo } = await chamar(token, e.clientes, { params });
    expect(corpo.clientes).toMatchObject([{ id: oculto.id, papel: 'responsavel' }]);
  });
});

describe('a stale version of a person’s links', () => {
  test('AD-26 AD-27 AD-28 is refused when somebody else changed the set meanwhile', async () => {
    const pessoa = await criarUsuario(banco);
    const cliente = await criarCliente(banco);
    const params = { id: pessoa.id };
    const { versao } = (await chamar(token, e.clientes, { params })).corpo;
    const gravar = (cliente_ids: number[], lida: number) =>
      chamar(token, e.gravarClientes, { params, body: { cliente_ids, versao: lida } });
    const primeira = await gravar([cliente.id], versao);
    expect(primeira.corpo).toMatchObject({ adicionados: 1, versao: versao + 1 });
    const segunda = await gravar([], versao);
    expect(segunda.erro.codigo).toBe('REGISTRO_ALTERADO');
    expect((await chamar(token, e.clientes, { params })).corpo.total).toBe(1);
    expect((await gravar([], primeira.corpo.versao)).status).toBe(200);
    const body = { permissao_ids: [], versao };
    expect((await chamar(token, e.gravarPermissoes, { params, body })).status).toBe(409);
    const grupos_ = { grupo_ids: [GRUPO.consultor], versao };
    expect((await chamar(token, e.gravarGrupos, { params, body: grupos_ })).status).toBe(409);
  });

  test('AD-28 the role of a link is chosen, kept when left out, and audited', async () => {
    const pessoa = await criarUsuario(banco);
    const [um, outro] = [await criarCliente(banco), await criarCliente(banco)];
    const params = { id: pessoa.id };
    const gravar = (body: { cliente_ids: number[]; papeis?: unknown }) =>
      chamar(token, e.gravarClientes, { params, body: body as { cliente_ids: number[] } });
    const papeis = async () =>
      Object.fromEntries(
        (await chamar(token, e.clientes, { params })).corpo.clientes.map((c) => [c.id, c.papel]),
      );
    const cliente_ids = [um.id, outro.id];
    await gravar({ cliente_ids, papeis: [{ cliente_id: um.id, papel: 'revisor' }] });
    expect(await papeis()).toEqual({ [um.id]: 'revisor', [outro.id]: 'responsavel' });
    await gravar({ cliente_ids });
    expect(await papeis(), 'not told').toEqual({ [um.id]: 'revisor', [outro.id]: 'responsavel' });
    await gravar({ cliente_ids, papeis: [{ cliente_id: outro.id, papel: 'cs' }] });
    expect(await papeis()).toEqual({ [um.id]: 'revisor', [outro.id]: 'cs' });
    const [evento] = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, 'usuario.clientes_alterados'))
      .orderBy(desc(auditoriaEventos.id))
      .limit(1);
    expect(evento?.depois).toMatchObject({ papeis: [{ cliente_id: outro.id, papel: 'cs' }] });
    const estranho = await gravar({ cliente_ids, papeis: [{ cliente_id: um.id, papel: 'dono' }] });
    expect(estranho.status).toBe(422);
  });
});
