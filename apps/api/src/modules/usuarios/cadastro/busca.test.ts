import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  umCpf,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token } = await administrador();

describe('AD-22 GET /usuarios', () => {
  test('pages by name, and answers the nearest page for numbers out of range', async () => {
    const lida = await chamar(token, e.listar, { query: { page: 0, limit: 'abc' } });
    expect(lida.status).toBe(200);
    expect(lida.corpo).toMatchObject({ page: 1, limit: 100 });
    const duas = await chamar(token, e.listar, { query: { page: 1, limit: 2 } });
    expect(duas.corpo.usuarios).toHaveLength(Math.min(2, duas.corpo.total));
    expect(duas.corpo.total_pages).toBe(Math.ceil(duas.corpo.total / 2));
  });

  test('masks the CPF and leaves personal data out, even for administrators', async () => {
    const cpf = umCpf();
    const { id } = await criarUsuario(banco, { nome: 'Zuleica Mascarada', cpf, tem_filhos: true });
    const { corpo } = await chamar(token, e.buscar, { query: { termo: 'mascarada zuleica' } });
    const [achada] = corpo.usuarios;
    expect(achada).toMatchObject({ id, tem_filhos: null, data_nascimento: null, ativo: true });
    expect(achada?.cpf).toBe(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`);
    expect(JSON.stringify(corpo)).not.toContain(cpf);
  });

  test('shows somebody who does not see all clients the staff, and only the people of clients in scope', async () => {
    const gestor = await criarGestor(banco);
    const doCliente = await criarUsuarioDeCliente(banco, { nome: 'Quintino do Cliente' });
    const dele = await entrar(gestor.id);
    const buscar = () => chamar(dele, e.buscar, { query: { termo: 'quintino' } });
    expect((await buscar()).corpo.total).toBe(0);
    expect((await chamar(dele, e.ler, { params: { id: doCliente.id } })).status).toBe(404);
    await vincularCliente(banco, gestor.id, doCliente.client_id ?? 0);
    expect((await buscar()).corpo.usuarios.map(({ id }) => id)).toEqual([doCliente.id]);
    expect((await chamar(dele, e.ler, { params: { id: doCliente.id } })).status).toBe(200);
  });
});

describe('AD-25 GET /usuarios/buscar', () => {
  test('ignores accents and case, and takes %, _ and quotes literally', async () => {
    const { id } = await criarUsuario(banco, { nome: "Êrica d'Ávila 50%_feita" });
    for (const termo of ['ERICA', "d'avila", '50%', '%_f']) {
      const { corpo, status } = await chamar(token, e.buscar, { query: { termo } });
      expect(status).toBe(200);
      expect(corpo.usuarios.map((u) => u.id)).toEqual([id]);
    }
    expect((await chamar(token, e.buscar, { query: { termo: 'Ê_ica' } })).corpo.total).toBe(0);
  });

  test('finds a CPF with or without mask, only for people who may read it', async () => {
    const cpf = umCpf();
    const { id } = await criarUsuario(banco, { cpf });
    const mascara = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;
    for (const termo of [cpf, mascara, cpf.slice(2, 9)]) {
      const { corpo } = await chamar(token, e.buscar, { query: { termo } });
      expect(corpo.usuarios.map((u) => u.id)).toContain(id);
    }
    const gestor = await entrar((await criarGestor(banco)).id);
    expect((await chamar(gestor, e.buscar, { query: { termo: cpf } })).corpo.total).toBe(0);
  });

  test('filters by group, team, client and state', async () => {
    const time = await criarTime(banco);
    const cliente = await criarUsuarioDeCliente(banco);
    const pessoa = await criarUsuario(banco, { time_id: time.id, situacao: 'suspenso' });
    await vincularCliente(banco, pessoa.id, cliente.client_id ?? 0);
    const ids = async (query: Record<string, unknown>) =>
      (await chamar(token, e.buscar, { query })).corpo.usuarios.map(({ id }) => id).sort();
    expect(await ids({ time_id: time.id })).toEqual([pessoa.id]);
    expect(await ids({ time_id: time.id, ativo: true })).toEqual([]);
    expect(await ids({ time_id: time.id, ativo: false })).toEqual([pessoa.id]);
    expect(await ids({ time_id: time.id, situacao: 'suspenso' })).toEqual([pessoa.id]);
    expect(await ids({ time_id: time.id, situacao: 'desligado' })).toEqual([]);
    expect(await ids({ cliente_id: cliente.client_id })).toEqual([cliente.id, pessoa.id].sort());
    const daEmpresa = { grupo_id: GRUPO.cliente, cliente_id: cliente.client_id };
    expect(await ids(daEmpresa)).toEqual([cliente.id]);
    expect(await ids({ ...daEmpresa, equipe: false })).toEqual([cliente.id]);
    expect(await ids({ ...daEmpresa, equipe: true })).toEqual([]);
  });
});

test('AD-51 the lookups answer bare arrays of id and name, empty for people who manage nobody', async () => {
  const consultor = await entrar((await criarUsuario(banco)).id);
  // A group also says whether the caller may put somebody into it.
  const doGrupo = ['acoes', 'id', 'nome'];
  for (const endpoint of [e.grupos, e.times, e.clientesParaVinculacao]) {
    const campos = endpoint === e.grupos ? doGrupo : ['id', 'nome'];
    const { corpo } = await chamar(token, endpoint);
    expect(Array.isArray(corpo)).toBe(true);
    for (const item of corpo) expect(Object.keys(item).sort()).toEqual(campos);
    expect((await chamar(consultor, endpoint)).corpo).toEqual([]);
  }
});
