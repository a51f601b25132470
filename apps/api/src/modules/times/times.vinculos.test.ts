import { timesEndpoints as e } from '@dominio/contrato/times';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente, criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { timeClientes } from './times.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token } = await administrador();

const versaoDe = async (id: number) => {
  const [linha] = await banco.select().from(usuarios).where(eq(usuarios.id, id));
  return { versao: linha?.versao_permissoes, time: linha?.time_id };
};

async function comPermissoesDe(permissoes: readonly string[]) {
  const grupo_id = await criarGrupo(banco, permissoes);
  return criarUsuario(banco, { grupo_id });
}

async function comPermissoes(permissoes: readonly string[]) {
  return entrar((await comPermissoesDe(permissoes)).id);
}

describe('the members of a team', () => {
  test('AD-46 AD-11 are replaced by a list of ids, and those added or removed have other rights at once', async () => {
    const [time, outro] = [await criarTime(banco), await criarTime(banco)];
    const fica = await criarUsuario(banco, { time_id: time.id, nome: 'Bia' });
    const sai = await criarUsuario(banco, { time_id: time.id });
    const entra = await criarUsuario(banco, { time_id: outro.id, nome: 'Ana' });
    const params = { id: time.id };
    const { corpo } = await chamar(token, e.gravarUsuarios, {
      params,
      body: { usuario_ids: [fica.id, entra.id, entra.id] },
    });
    expect(corpo).toEqual({
      success: true,
      ...{ adicionados: 1, removidos: 1, total: 2, versao: expect.any(Number) },
    });
    const { corpo: lida } = await chamar(token, e.usuarios, { params });
    expect(lida.usuarios.map(({ nome, grupo_nome }) => [nome, grupo_nome])).toEqual([
      ['Ana', 'Consultor'],
      ['Bia', 'Consultor'],
    ]);
    expect(await versaoDe(fica.id)).toEqual({ versao: 1, time: time.id });
    expect(await versaoDe(sai.id)).toEqual({ versao: 2, time: null });
    expect(await versaoDe(entra.id)).toEqual({ versao: 2, time: time.id });
  });

  test('AD-46 are not saved if one id is unknown', async () => {
    const time = await criarTime(banco);
    const pessoa = await criarUsuario(banco);
    const doCliente = await criarUsuarioDeCliente(banco);
    const desligado = await criarUsuario(banco, { situacao: 'desligado' });
    const { status, erro } = await chamar(token, e.gravarUsuarios, {
      params: { id: time.id },
      body: { usuario_ids: [pessoa.id, doCliente.id, desligado.id, 987654321] },
    });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'usuario_ids']);
    expect(erro.detail).toContain(`${doCliente.id}, ${desligado.id}, 987654321`);
    expect(await versaoDe(pessoa.id)).toEqual({ versao: 1, time: null });
  });

  test('AD-46 are not added by somebody who does not see the team’s clients', async () => {
    const time = await criarTime(banco);
    await criarClientesDoTime(banco, time.id, 1);
    const gestor = await criarGestor(banco);
    const semPermissao = await entrar(gestor.id);
    const params = { id: time.id };
    const recusa = await chamar(semPermissao, e.gravarUsuarios, {
      params,
      body: { usuario_ids: [gestor.id] },
    });
    expect(recusa.status).toBe(403);
    const token = await comPermissoes(['times:acessar', 'times:editar']);
    const { status, erro } = await chamar(token, e.gravarUsuarios, {
      params,
      body: { usuario_ids: [gestor.id] },
    });
    expect([status, erro.detail]).toEqual([422, 'Você só pode conceder permissões que possui.']);
  });

  test('AD-48 are listed with the clients linked to each, in the caller’s scope', async () => {
    const time = await criarTime(banco);
    const membro = await criarUsuario(banco, { time_id: time.id });
    const cliente = await criarCliente(banco, { nome: 'Moinho Velho' });
    await vincularCliente(banco, membro.id, cliente.id);
    const params = { id: time.id };
    const { corpo } = await chamar(token, e.usuariosComClientes, { params });
    expect(corpo).toMatchObject({
      total: 1,
      usuarios: [
        {
          id: membro.id,
          clientes_total: 1,
          clientes: [
            { id: cliente.id, name: 'Moinho Velho', nome: 'Moinho Velho', papel: 'responsavel' },
          ],
        },
      ],
    });
    const deFora = await entrar((await criarGestor(banco)).id);
    const { corpo: vista } = await chamar(deFora, e.usuariosComClientes, { params });
    expect(vista.usuarios[0]).toMatchObject({ clientes: [], clientes_total: 0 });
  });
});

describe('the clients of a team', () => {
  test('AD-47 AD-11 are replaced by a list of ids, and the members have other rights at once', async () => {
    const time = await criarTime(banco);
    const membro = await criarUsuario(banco, { time_id: time.id });
    const [fica, sai] = await criarClientesDoTime(banco, time.id, 2);
    const entra = await criarCliente(banco);
    const params = { id: time.id };
    const cliente_ids = [fica?.id ?? 0, entra.id];
    const { corpo } = await chamar(token, e.gravarClientes, { params, body: { cliente_ids } });
    expect(corpo).toEqual({
      success: true,
      ...{ adicionados: 1, removidos: 1, total: 2, versao: expect.any(Number) },
    });
    const { corpo: lida } = await chamar(token, e.clientes, { params });
    expect(lida.clientes.map(({ id }) => id).sort()).toEqual(cliente_ids.sort());
    expect(lida.clientes.map(({ id }) => id)).not.toContain(sai?.id);
    expect((await versaoDe(membro.id)).versao).toBe(2);
    expect((await chamar(token, e.ler, { params })).corpo.clientes_total).toBe(2);
  });

  test('AD-47 are shown to and counted for a manager in scope; those out of it are refused, and stay', async () => {
    const time = await criarTime(banco);
    const [visto, oculto] = await criarClientesDoTime(banco, time.id, 2);
    const alheio = await criarCliente(banco);
    const pessoa = await comPermissoesDe(['times:acessar', 'times:editar']);
    await vincularCliente(banco, pessoa.id, visto?.id ?? 0);
    const token = await entrar(pessoa.id);
    const params = { id: time.id };
    expect(
      (await chamar(token, e.clientes, { params })).corpo.clientes.map(({ id }) => id),
    ).toEqual([visto?.id]);
    expect((await chamar(token, e.ler, { params })).corpo.clientes_total).toBe(1);
    const recusa = await chamar(token, e.gravarClientes, {
      params,
      body: { cliente_ids: [visto?.id ?? 0, alheio.id] },
    });
    expect([recusa.status, recusa.erro.detail]).toEqual([
      422,
      `Clientes não encontrados: ${alheio.id}.`,
    ]);
    const { corpo } = await chamar(token, e.gravarClientes, { params, body: { cliente_ids: [] } });
    expect(corpo).toMatchObject({ removidos: 1, total: 0 });
    const restam = await banco.select().from(timeClientes).where(eq(timeClientes.time_id, time.id));
    expect(restam.map(({ cliente_id }) => cliente_id)).toEqual([oculto?.id]);
  });
});

describe('clients of a team that the firm no longer serves', () => {
  const comUmEncerrado = async () => {
    const time = await criarTime(banco);
    const membro = await criarUsuario(banco, { time_id: time.id });
    const [fica, acabou] = await criarClientesDoTime(banco, time.id, 2);
    const encerrado = acabou?.id ?? 0;
    await vincularCliente(banco, membro.id, encerrado);
    await banco.update(clientes).set({ situacao: 'encerrado' }).where(eq(clientes.id, encerrado));
    return { params: { id: time.id }, membro, servido: fica?.id ?? 0, encerrado };
  };
  const vinculados = async (time: number) => {
    const linhas = await banco.select().from(timeClientes).where(eq(timeClientes.time_id, time));
    return linhas.map(({ cliente_id }) => cliente_id).sort((a, b) => a - b);
  };

  test('are in no list of it, as they are in no count', async () => {
    const { params, servido } = await comUmEncerrado();
    const { corpo } = await chamar(token, e.clientes, { params });
    expect([corpo.total, corpo.clientes.map(({ id }) => id)]).toEqual([1, [servido]]);
    const { corpo: deles } = await chamar(token, e.usuariosComClientes, { params });
    expect(deles.usuarios[0]).toMatchObject({ clientes: [], clientes_total: 0 });
    expect((await chamar(token, e.ler, { params })).corpo.clientes_total).toBe(1);
  });

  test('stay with it when what its list shows is replaced', async () => {
    const { params, servido, encerrado } = await comUmEncerrado();
    const gravar = async (cliente_ids: number[]) => {
      const { corpo } = await chamar(token, e.gravarClientes, { params, body: { cliente_ids } });
      return [corpo.adicionados, corpo.removidos];
    };
    expect(await gravar([servido, encerrado])).toEqual([0, 0]);
    expect(await gravar([])).toEqual([0, 1]);
    expect(await vinculados(params.id)).toEqual([encerrado]);
  });

  test('do not keep it from being deleted', async () => {
    const { params, membro } = await comUmEncerrado();
    await banco.update(usuarios).set({ time_id: null }).where(eq(usuarios.id, membro.id));
    const comUm = await chamar(token, e.excluir, { params });
    expect(comUm.erro.detail).toBe('Mova o cliente deste time antes de excluir.');
    await chamar(token, e.gravarClientes, { params, body: { cliente_ids: [] } });
    expect((await chamar(token, e.excluir, { params })).status).toBe(200);
  });
});

describe('C1 a stale version of a team', () => {
  const membros = (id: number, usuario_ids: number[], versao?: number) =>
    chamar(token, e.gravarUsuarios, { params: { id }, body: { usuario_ids, versao } });
  const lida = async (id: number) =>
    (await chamar(token, e.usuarios, { params: { id } })).corpo.versao;

  test('is refused, with the team as it is, when its members or clients are replaced', async () => {
    const { id } = await criarTime(banco);
    const params = { id };
    const [ana, bia] = [await criarUsuario(banco), await criarUsuario(banco)];
    const cliente = await criarCliente(banco);
    const clientes = (cliente_ids: number[], versao?: number) =>
      chamar(token, e.gravarClientes, { params, body: { cliente_ids, versao } });
    const versao = await lida(id);
    expect((await chamar(token, e.clientes, { params })).corpo.versao).toBe(versao);
    expect((await membros(id, [ana.id], versao)).corpo.versao).toBe(versao + 1);
    const tarde = await membros(id, [bia.id], versao);
    expect([tarde.status, tarde.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    expect(tarde.erro).toMatchObject({ atual: { id, usuarios_total: 1 } });
    expect((await clientes([cliente.id], versao)).status).toBe(409);
    expect((await clientes([cliente.id], versao + 1)).corpo.versao).toBe(versao + 2);
    // The specification's calls send no version.
    expect((await membros(id, [ana.id, bia.id])).corpo).toMatchObject({ adicionados: 1 });
  });

  test('is refused also when somebody was moved by another team’s members, or by their own record', async () => {
    const [um, outro] = [await criarTime(banco), await criarTime(banco)];
    const pessoa = await criarUsuario(banco, { time_id: um.id });
    const deUm = await lida(um.id);
    expect((await membros(outro.id, [pessoa.id])).status).toBe(200);
    expect((await membros(um.id, [pessoa.id], deUm)).status).toBe(409);
    const deOutro = await lida(outro.id);
    const { status } = await chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
      params: { id: pessoa.id },
      body: { time_id: um.id },
    });
    expect(status).toBe(200);
    expect((await membros(outro.id, [pessoa.id], deOutro)).status).toBe(409);
    expect((await membros(um.id, [], deUm + 1)).status).toBe(409);
    expect((await membros(um.id, [pessoa.id], await lida(um.id))).status).toBe(200);
  });
});
