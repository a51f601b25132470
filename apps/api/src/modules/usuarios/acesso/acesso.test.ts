import { clientesEndpoints } from '@dominio/contrato/clientes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { acessoDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-acesso';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../../test/factories/grupos.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { grupoClientes, permissoes } from '../../grupos/grupos.tables.ts';
import { timeClientes } from '../../times/times.tables.ts';
import { usuarioClientes, usuarioGrupos, usuarioPermissoes, usuarios } from '../usuarios.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const admin = await administrador({ nome: 'Adriana Admin' });
const { token } = admin;

const sobre = async (
  quem: string,
  id: number,
  query: { permissao: string } | { cliente_id: number },
) => chamar(quem, e.acesso, { params: { id }, query });

async function conceder(usuario_id: number, permissao: string) {
  await banco.execute(sql`
    insert into ${usuarioPermissoes} (usuario_id, permissao_id)
    select ${usuario_id}, p.id from ${permissoes} p where p.modulo || ':' || p.acao = ${permissao}`);
}

describe('dominios.md §6c: the explanation of a person’s access', () => {
  test('names every reason of a permission, or what is missing for it', async () => {
    const grupo = await criarGrupo(banco, ['contratos:visualizar'], { nome: 'Só contratos' });
    const pessoa = await criarUsuario(banco, { nome: 'Paula' });
    await banco.insert(usuarioGrupos).values({ usuario_id: pessoa.id, grupo_id: grupo });
    await conceder(pessoa.id, 'contratos:visualizar');
    const { corpo } = await sobre(token, pessoa.id, { permissao: 'contratos:visualizar' });
    expect(corpo.permitido).toBe(true);
    expect(corpo.origens.map(({ tipo, nome, motivo }) => [tipo, nome, motivo])).toEqual([
      ['grupo', 'Consultor', 'grupo'],
      ['grupo', 'Só contratos', 'grupo'],
      ['usuario', 'Paula', 'direta'],
    ]);
    const sem = await sobre(token, pessoa.id, { permissao: 'contratos:excluir' });
    expect(sem.corpo).toEqual({
      permitido: false,
      origens: [],
      faltaria: [{ tipo: 'permissao', nome: 'Contratos: excluir' }],
    });
    const doAdmin = await sobre(token, admin.id, { permissao: 'admin' });
    expect(doAdmin.corpo.origens).toMatchObject([{ tipo: 'admin', motivo: 'administrador' }]);
  });

  test('denies everything to a person who cannot sign in, whatever they hold', async () => {
    const pessoa = await criarUsuario(banco, { situacao: 'suspenso' });
    const { corpo } = await sobre(token, pessoa.id, { permissao: 'agenda:visualizar' });
    expect(corpo).toMatchObject({
      permitido: false,
      origens: [{ tipo: 'grupo' }],
      faltaria: [{ tipo: 'situacao', nome: 'Ter o acesso reativado' }],
    });
  });

  test('is asked about one permission or one client that exists, else refused', async () => {
    const params = { id: admin.id };
    const status = async (query: object) =>
      (await chamar(token, e.acesso, { params, query })).status;
    expect(await status({})).toBe(422);
    expect(await status({ permissao: 'agenda:visualizar', cliente_id: 1 })).toBe(422);
    expect(await status({ permissao: 'nada:nada' })).toBe(422);
    expect(await status({ cliente_id: 987_654 })).toBe(404);
  });

  test('is for oneself, for people who read the person’s record, and about clients that the caller sees', async () => {
    const eu = await criarUsuario(banco);
    const outro = await criarUsuario(banco);
    const [meu, alheio] = [await criarCliente(banco), await criarCliente(banco)];
    await vincularCliente(banco, eu.id, meu.id);
    const meuToken = await entrar(eu.id);
    expect((await sobre(meuToken, eu.id, { cliente_id: meu.id })).corpo.permitido).toBe(true);
    expect((await sobre(meuToken, outro.id, { permissao: 'admin' })).status).toBe(404);
    expect((await sobre(meuToken, eu.id, { cliente_id: alheio.id })).status).toBe(404);
    const gestor = await entrar((await criarGestor(banco)).id);
    expect((await sobre(gestor, outro.id, { permissao: 'admin' })).status).toBe(200);
    expect((await sobre(gestor, eu.id, { cliente_id: meu.id })).status).toBe(404);
    const deCliente = await criarUsuarioDeCliente(banco);
    const deles = await entrar(deCliente.id);
    const proprio = await sobre(deles, deCliente.id, { cliente_id: deCliente.client_id ?? 0 });
    expect(proprio.corpo).toMatchObject({ permitido: true, origens: [{ motivo: 'empresa' }] });
    expect((await sobre(deles, deCliente.id, { cliente_id: meu.id })).status).toBe(404);
    expect((await sobre(gestor, deCliente.id, { permissao: 'admin' })).status).toBe(404);
  });
});

describe('the explanation of clients and permissions', async () => {
  const time = await criarTime(banco, { nome: 'Time Azul' });
  const comLeitura = ['clientes:visualizar', 'contratos:visualizar'];
  const doTime = await criarGrupo(banco, comLeitura, {
    ...{ can_see_team_clients: true, only_see_linked_clients: false },
  });
  const deTodos = await criarGrupo(banco, ['clientes:visualizar'], {
    ...{ can_see_all_clients: true, only_see_linked_clients: false },
  });
  const deVinculados = await criarGrupo(banco, comLeitura);
  const semLeitura = await criarGrupo(banco);
  const clientes = [
    await criarCliente(banco),
    await criarCliente(banco),
    await criarCliente(banco),
    await criarCliente(banco),
  ];
  const [vinculado, daEquipe, doGrupo] = clientes.map(({ id }) => id) as [number, number, number];
  await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: daEquipe });
  await banco.insert(grupoClientes).values({ grupo_id: deVinculados, cliente_id: doGrupo });
  await banco.insert(grupoClientes).values({ grupo_id: semLeitura, cliente_id: doGrupo });

  const pessoas: [string, number][] = [];
  for (const grupo_id of [doTime, deTodos, deVinculados, semLeitura, GRUPO.gestor]) {
    for (const time_id of [null, time.id]) {
      const pessoa = await criarUsuario(banco, { grupo_id, time_id });
      await vincularCliente(banco, pessoa.id, vinculado);
      pessoas.push([`group ${grupo_id}, team ${time_id}`, pessoa.id]);
    }
  }
  const comExtra = await criarUsuario(banco, { grupo_id: semLeitura, time_id: time.id });
  await banco.insert(usuarioGrupos).values({ usuario_id: comExtra.id, grupo_id: doTime });
  pessoas.push(['by an extra group', comExtra.id], ['the administrator', admin.id]);

  test.each(pessoas)('agrees for %s with what the calls answer', async (_, id) => {
    const dela = await entrar(id);
    const efetivos = (await chamar(token, e.clientes, { params: { id } })).corpo;
    for (const cliente of clientes) {
      const { status } = await chamar(dela, clientesEndpoints.ler, { params: { id: cliente.id } });
      const { corpo } = await sobre(token, id, { cliente_id: cliente.id });
      expect(corpo.permitido, `client ${cliente.id}`).toBe(status === 200);
      expect(corpo.origens.length > 0).toBe(
        efetivos.todos.length > 0 || efetivos.clientes.some((c) => c.id === cliente.id),
      );
      const quem = await chamar(token, e.quem, { query: { cliente_id: cliente.id } });
      expect(quem.corpo.pessoas.some((p) => p.id === id)).toBe(status === 200);
    }
    const { status } = await chamar(dela, contratosEndpoints.listar);
    const permissao = 'contratos:visualizar';
    expect((await sobre(token, id, { permissao })).corpo.permitido).toBe(status === 200);
    const quem = await chamar(token, e.quem, { query: { permissao } });
    expect(quem.corpo.pessoas.some((p) => p.id === id)).toBe(status === 200);
    const proprias = await chamar(dela, e.permissoes, { params: { id } });
    expect(proprias.corpo.permissoes.some((p) => `${p.modulo}:${p.acao}` === permissao)).toBe(
      status === 200,
    );
  });

  test('names link, team and group apart, and a link that shows nothing for want of the permission', async () => {
    const id = pessoas[1]?.[1] ?? 0;
    const motivos = async (cliente_id: number) =>
      (await sobre(token, id, { cliente_id })).corpo.origens.map(({ tipo, motivo, papel }) => [
        tipo,
        motivo,
        papel,
      ]);
    expect(await motivos(vinculado)).toEqual([['usuario', 'vinculo', 'responsavel']]);
    expect(await motivos(daEquipe)).toEqual([['time', 'cliente_do_time', null]]);
    const naoLe = pessoas[6]?.[1] ?? 0;
    const { corpo } = await sobre(token, naoLe, { cliente_id: doGrupo });
    expect(corpo.origens).toMatchObject([{ tipo: 'grupo', motivo: 'cliente_do_grupo' }]);
    expect(corpo.faltaria).toEqual([{ tipo: 'permissao', nome: 'Clientes: visualizar' }]);
  });

  test('names only clients that the caller sees', async () => {
    const gestor = await criarGestor(banco);
    await vincularCliente(banco, gestor.id, vinculado);
    const dele = await entrar(gestor.id);
    const id = pessoas[1]?.[1] ?? 0;
    const { corpo } = await chamar(dele, e.clientes, { params: { id } });
    expect(corpo).toMatchObject({ escopo: 'time', todos: [], total: 1 });
    expect(corpo.clientes.map((c) => c.id)).toEqual([vinculado]);
    expect((await chamar(dele, e.quem, { query: { cliente_id: daEquipe } })).status).toBe(404);
  });

  test('leaves a suspended person out of those who see a client', async () => {
    const pessoa = await criarUsuario(banco, { grupo_id: deTodos });
    const ve = async () =>
      (await chamar(token, e.quem, { query: { cliente_id: vinculado } })).corpo.pessoas.some(
        ({ id }) => id === pessoa.id,
      );
    expect(await ve()).toBe(true);
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, pessoa.id));
    expect(await ve()).toBe(false);
  });
});

describe('AD-33 the team of each client of a person', () => {
  test('is listed by role, in the caller’s scope, without people who left', async () => {
    const [um, outro] = [
      await criarCliente(banco, { nome: 'Alfa Têxtil' }),
      await criarCliente(banco, { nome: 'Beta Papéis' }),
    ];
    const pessoa = await criarUsuario(banco, { nome: 'Zélia' });
    const colega = await criarUsuario(banco, { nome: 'Abel' });
    const saiu = await criarUsuario(banco, { situacao: 'desligado' });
    for (const { id } of [pessoa, colega, saiu]) await vincularCliente(banco, id, um.id);
    await vincularCliente(banco, pessoa.id, outro.id);
    await banco
      .insert(usuarioClientes)
      .values({ usuario_id: colega.id, cliente_id: outro.id, papel: 'revisor' });
    const equipe = async (quem: string, id = pessoa.id) =>
      (await chamar(quem, e.equipe, { params: { id } })).corpo;
    const [zelia, abel] = [
      { id: pessoa.id, nome: 'Zélia' },
      { id: colega.id, nome: 'Abel' },
    ];
    const doUm = {
      ...{ cliente_id: um.id, cliente_nome: 'Alfa Têxtil', papel: 'responsavel' },
      usuarios: [abel, zelia],
    };
    const doOutro = { cliente_id: outro.id, cliente_nome: 'Beta Papéis' };
    expect(await equipe(token)).toEqual([
      doUm,
      { ...doOutro, papel: 'responsavel', usuarios: [zelia] },
      { ...doOutro, papel: 'revisor', usuarios: [abel] },
    ]);
    expect(await equipe(await entrar(pessoa.id))).toHaveLength(3);
    const gestor = await criarGestor(banco);
    await vincularCliente(banco, gestor.id, um.id);
    const visto = await equipe(await entrar(gestor.id));
    expect(visto.map(({ cliente_id }) => cliente_id)).toEqual([um.id]);
  });

  test('is read by a client’s person for their own client', async () => {
    const deCliente = await criarUsuarioDeCliente(banco);
    const cuida = await criarUsuario(banco, { nome: 'Cuidadora' });
    await vincularCliente(banco, cuida.id, deCliente.client_id ?? 0);
    const { corpo } = await chamar(await entrar(deCliente.id), e.equipe, {
      params: { id: deCliente.id },
    });
    expect(corpo).toMatchObject([
      { cliente_id: deCliente.client_id, usuarios: [{ nome: 'Cuidadora' }] },
    ]);
  });
});

test('AD-35 the list of clients is read again in every open tab of the caller', async () => {
  const { status, corpo } = await chamar(token, usuariosEndpoints.limparCacheDeClientes);
  expect([status, corpo.success]).toEqual([200, true]);
});
