import { timesEndpoints as e } from '@dominio/contrato/times';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarGestor, criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { timeClientes } from './times.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

describe('a team', () => {
  test('AD-44 AD-09 is created, read, changed and deleted', async () => {
    const lider = await criarGestor(banco, { nome: 'Marina Lopes' });
    const { status, corpo } = await chamar(token, e.criar, {
      body: { nome: ' Fiscal Sul ', lider_id: lider.id },
    });
    expect(status).toBe(201);
    const { id } = corpo.time;
    expect(corpo).toEqual({
      success: true,
      message: 'Time criado.',
      time: {
        id,
        nome: 'Fiscal Sul',
        cor: '#00828d',
        lider_id: lider.id,
        lider_nome: 'Marina Lopes',
        substituto_id: null,
        substituto_nome: null,
        usuarios_total: 0,
        clientes_total: 0,
        ativo: true,
        versao: 1,
      },
    });
    const { corpo: mudado } = await chamar(token, e.atualizar, {
      params: { id },
      body: { cor: '#6F42C1', lider_id: null, versao: 1 },
    });
    expect(mudado.time).toMatchObject({
      nome: 'Fiscal Sul',
      cor: '#6f42c1',
      lider_id: null,
      lider_nome: null,
      versao: 2,
    });
    expect((await chamar(token, e.ler, { params: { id } })).corpo).toEqual(mudado.time);
    expect((await chamar(token, e.excluir, { params: { id } })).corpo.message).toBe(
      'Time excluído.',
    );
    expect((await chamar(token, e.ler, { params: { id } })).status).toBe(404);
    const feitos = await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.objeto_id, id))
      .orderBy(auditoriaEventos.id);
    expect(feitos.map(({ acao }) => acao)).toEqual([
      'time.criado',
      'time.alterado',
      'time.excluido',
    ]);
  });

  test('AD-44 is listed in limited pages, and found by name without accents', async () => {
    await criarTime(banco, { nome: 'Ágeis' });
    await criarTime(banco, { nome: 'Agentes', ativo: false });
    const lista = (query: object) => chamar(token, e.listar, { query });
    expect((await lista({ termo: 'age' })).corpo.times.map(({ nome }) => nome)).toEqual([
      'Ágeis',
      'Agentes',
    ]);
    expect((await lista({ termo: 'age', ativo: 'true' })).corpo.total).toBe(1);
    expect((await lista({ termo: '100%_\'"' })).corpo.total).toBe(0);
    expect((await lista({ page: '0', limit: 'abc' })).corpo).toMatchObject({ page: 1, limit: 100 });
    expect((await lista({ limit: 1 })).corpo.times).toHaveLength(1);
  });

  test('AD-45 is found for choosing one if active, with id and name only', async () => {
    const { id } = await criarTime(banco, { nome: 'Procurável' });
    await criarTime(banco, { nome: 'Procurável antigo', ativo: false });
    const { corpo } = await chamar(token, e.buscar, { query: { termo: 'procuravel' } });
    expect(corpo).toEqual([{ id, nome: 'Procurável' }]);
  });

  test('AD-44 has a unique name, and is not changed from a stale version', async () => {
    const { id } = await criarTime(banco, { nome: 'Único Nome' });
    const repetido = await chamar(token, e.criar, { body: { nome: 'unico nome' } });
    expect([repetido.status, repetido.erro.detail, repetido.erro.campos?.[0]?.campo]).toEqual([
      409,
      'Já existe um time com este nome.',
      'nome',
    ]);
    const mudar = (body: object) => chamar(token, e.atualizar, { params: { id }, body });
    expect((await mudar({ nome: 'ÚNICO NOME' })).status).toBe(200);
    const velha = await mudar({ cor: '#000000', versao: 1 });
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    const juntos = await Promise.all(
      [1, 2, 3].map(() => chamar(token, e.criar, { body: { nome: 'Ao mesmo tempo' } })),
    );
    expect(juntos.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('AD-44 is not deleted while it has members or clients', async () => {
    const { id } = await criarTime(banco);
    const membros = [
      await criarUsuario(banco, { time_id: id }),
      await criarUsuario(banco, { time_id: id }),
    ];
    await criarUsuario(banco, { time_id: id, situacao: 'desligado' });
    await criarClientesDoTime(banco, id, 2);
    const excluir = () => chamar(token, e.excluir, { params: { id } });
    const comMembros = await excluir();
    expect([comMembros.status, comMembros.erro.detail]).toEqual([
      409,
      'Há 2 usuários neste time. Mova-os antes de excluir.',
    ]);
    for (const membro of membros) {
      await banco.update(usuarios).set({ time_id: null }).where(eq(usuarios.id, membro.id));
    }
    const comCarteira = await excluir();
    expect([comCarteira.status, comCarteira.erro.detail]).toEqual([
      409,
      'Mova os 2 clientes antes de excluir.',
    ]);
    await banco.delete(timeClientes).where(eq(timeClientes.time_id, id));
    expect((await excluir()).status).toBe(200);
  });

  test.each([
    [{}, 'nome'],
    [{ nome: '  ' }, 'nome'],
    [{ nome: 'x'.repeat(81) }, 'nome'],
    [{ nome: 'x', cor: 'azul' }, 'cor'],
    [{ nome: 'x', ativo: 'sim' }, 'ativo'],
    [{ nome: 'x', lider_id: -1 }, 'lider_id'],
    [{ nome: 'Sem líder que exista', lider_id: 987654321 }, 'lider_id'],
    [{ nome: 'Sem substituto que exista', substituto_id: 987654321 }, 'substituto_id'],
  ])('with %j is refused, naming the field', async (body, campo) => {
    const { status, erro } = await chamar(token, e.criar, { body: body as { nome: string } });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, campo]);
  });

  test('AD-44 is not changed by unknown fields', async () => {
    const { id, versao } = await criarTime(banco);
    const body = {
      nome: 'Sem brecha',
      id: 1,
      versao,
      criado_em: '2000-01-01',
      __proto__: { a: 1 },
    };
    const { corpo } = await chamar(token, e.atualizar, { params: { id }, body });
    expect(corpo.time).toMatchObject({ id, nome: 'Sem brecha', versao: 2 });
  });
});

test('whoever leads a team does not stand in as well, whichever of the two is changed', async () => {
  const [um, dois] = [await criarGestor(banco), await criarGestor(banco)];
  const { id } = await criarTime(banco, { lider_id: um.id, substituto_id: dois.id });
  for (const body of [{ lider_id: dois.id }, { substituto_id: um.id }]) {
    const { status, erro } = await chamar(token, e.atualizar, { params: { id }, body });
    expect([status, erro.campos]).toEqual([
      422,
      [{ campo: 'substituto_id', mensagem: 'Escolha outra pessoa: esta já lidera o time.' }],
    ]);
  }
  const trocados = { lider_id: dois.id, substituto_id: um.id };
  const { corpo } = await chamar(token, e.atualizar, { params: { id }, body: trocados });
  expect(corpo.time).toMatchObject({ ...trocados, substituto_nome: um.nome });
});
