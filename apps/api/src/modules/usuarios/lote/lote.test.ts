import { GRUPO } from '@dominio/contrato/permissoes';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { loteDeUsuariosEndpoints as e, type PedidoDoLote } from '@dominio/contrato/usuarios-lote';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarGrupo, criarQuemCuida } from '../../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../../test/factories/usuarios.ts';
import { sessoes } from '../../sessoes/sessoes.tables.ts';
import { usuarioGrupos, usuarios } from '../usuarios.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const eu = await administrador();

type Pedido = Omit<PedidoDoLote, 'simular'> & { simular?: boolean };
const agir = async (body: Pedido, token = eu.token) => {
  const { status, corpo } = await chamar(token, e.agir, { body });
  expect(status).toBe(200);
  return corpo;
};
const duas = async () =>
  [(await criarUsuario(banco)).id, (await criarUsuario(banco)).id].sort((a, b) => a - b);
const lidas = async (ids: readonly number[]) =>
  banco
    .select()
    .from(usuarios)
    .where(inArray(usuarios.id, [...ids]))
    .orderBy(usuarios.id);
const situacoes = async (ids: readonly number[]) =>
  (await lidas(ids)).map(({ situacao }) => situacao);

describe('several people at once', () => {
  test('are suspended and reactivated; oneself and who is so already are named with the reason', async () => {
    const ids = await duas();
    const { alterados, recusas } = await agir({ ids: [...ids, eu.id], acao: 'suspender' });
    expect([alterados, recusas]).toEqual([
      ids,
      [{ id: eu.id, motivo: 'Você não pode suspender o próprio usuário.' }],
    ]);
    expect(await situacoes(ids)).toEqual(['suspenso', 'suspenso']);
    expect((await agir({ ids, acao: 'suspender' })).recusas).toHaveLength(2);
    await agir({ ids, acao: 'reativar' });
    expect(await situacoes(ids)).not.toContain('suspenso');
  });

  test('are said to be refused beforehand, and a simulation leaves nothing behind', async () => {
    const ids = await duas();
    await entrar(ids[0] ?? 0);
    const antes = await lidas(ids);
    const simulado = await agir({ ids: [...ids, eu.id], acao: 'suspender', simular: true });
    expect(simulado).toMatchObject({
      simulado: true,
      message: 'Nada foi mudado ainda.',
      alterados: ids,
      recusas: [{ id: eu.id }],
    });
    expect(await lidas(ids)).toEqual(antes);
    const abertas = await banco.select().from(sessoes).where(inArray(sessoes.usuario_id, ids));
    expect(abertas.map(({ encerrada_em }) => encerrada_em)).toEqual([null]);
  });

  test('change their team, those of clients left out', async () => {
    const ids = await duas();
    const [time, deCliente] = [await criarTime(banco), await criarUsuarioDeCliente(banco)];
    const { alterados, recusas } = await agir({
      ids: [...ids, deCliente.id],
      acao: 'mudar_time',
      time_id: time.id,
    });
    expect([alterados, recusas]).toEqual([
      ids,
      [{ id: deCliente.id, motivo: 'Quem é de um cliente não tem time nem outro grupo.' }],
    ]);
    expect((await lidas(ids)).map(({ time_id }) => time_id)).toEqual([time.id, time.id]);
    await agir({ ids, acao: 'mudar_time', time_id: null });
    expect((await lidas(ids)).map(({ time_id }) => time_id)).toEqual([null, null]);
  });

  test('enter a further group and leave it; the primary one stays', async () => {
    const ids = await duas();
    const grupo_id = await criarGrupo(banco, ['agenda:visualizar']);
    const tem = async () =>
      (await banco.select().from(usuarioGrupos).where(eq(usuarioGrupos.grupo_id, grupo_id))).length;
    await agir({ ids, acao: 'entrar_no_grupo', grupo_id });
    expect(await tem()).toBe(2);
    expect((await agir({ ids, acao: 'entrar_no_grupo', grupo_id })).alterados).toEqual([]);
    await agir({ ids, acao: 'sair_do_grupo', grupo_id });
    expect(await tem()).toBe(0);
    const { recusas } = await agir({ ids, acao: 'sair_do_grupo', grupo_id: GRUPO.consultor });
    expect(recusas.map(({ motivo }) => motivo)).toEqual([
      'Troque o grupo principal antes de removê-lo.',
      'Troque o grupo principal antes de removê-lo.',
    ]);
  });

  test('have their sessions ended, and invitations sent again to who was invited', async () => {
    const ids = await duas();
    const [com = 0, sem = 0] = ids;
    await entrar(com);
    expect(await agir({ ids, acao: 'encerrar_sessoes' })).toMatchObject({
      alterados: [com],
      recusas: [{ id: sem, motivo: 'Não tem outra sessão aberta.' }],
    });
    await banco.update(usuarios).set({ situacao: 'convidado' }).where(eq(usuarios.id, sem));
    expect(await agir({ ids, acao: 'reenviar_convite' })).toMatchObject({
      alterados: [sem],
      recusas: [{ id: com }],
    });
    const [, convidada] = await lidas(ids);
    expect(convidada?.convite_expira_em).not.toBeNull();
  });
});

describe('the guards of the single act hold', () => {
  test('nobody with more rights than the caller is touched, nor are more rights given', async () => {
    const quem = await criarQuemCuida(banco);
    const token = await entrar(quem.id);
    const [chefe, [comum = 0]] = [await criarAdministrador(banco), await duas()];
    const { recusas } = await agir({ ids: [chefe.id], acao: 'suspender' }, token);
    expect(recusas).toEqual([
      { id: chefe.id, motivo: 'Você só pode conceder permissões que possui.' },
    ]);
    const acima = await criarGrupo(banco, ['contratos:ver_valores']);
    const dado = await agir({ ids: [comum], acao: 'entrar_no_grupo', grupo_id: acima }, token);
    expect(dado.alterados).toEqual([]);
    expect(await situacoes([chefe.id])).toEqual(['ativo']);
  });

  test('who takes the administrators of the list out of their group stays one', async () => {
    const ids = await duas();
    const [quem = 0, colega = 0] = ids;
    const grupo_id = GRUPO.administrador;
    await banco.insert(usuarioGrupos).values(ids.map((usuario_id) => ({ usuario_id, grupo_id })));
    const token = await entrar(quem);
    expect(await agir({ ids, acao: 'sair_do_grupo', grupo_id }, token)).toMatchObject({
      alterados: [colega],
      recusas: [{ id: quem, motivo: 'Você não pode retirar o próprio acesso de administrador.' }],
    });
  });

  test('the last administrator is not taken out of the group', async () => {
    const ids = await duas();
    const [quem = 0] = ids;
    const grupo_id = GRUPO.administrador;
    await banco.insert(usuarioGrupos).values({ usuario_id: quem, grupo_id });
    const token = await entrar(quem);
    const outros = await banco
      .update(usuarios)
      .set({ situacao: 'suspenso' })
      .where(and(ne(usuarios.id, quem), eq(usuarios.situacao, 'ativo')))
      .returning({ id: usuarios.id });
    const { recusas } = await agir({ ids: [quem], acao: 'sair_do_grupo', grupo_id }, token);
    const voltam = outros.map(({ id }) => id);
    await banco.update(usuarios).set({ situacao: 'ativo' }).where(inArray(usuarios.id, voltam));
    expect(recusas).toEqual([{ id: quem, motivo: TEXTOS_DO_USUARIO.ultimoAdministrador }]);
  });

  test('who left the firm does not come back among others', async () => {
    const ids = await duas();
    const [fora = 0, fica = 0] = ids;
    await agir({ ids: [fica], acao: 'suspender' });
    await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, fora));
    expect(await agir({ ids, acao: 'reativar' })).toMatchObject({
      alterados: [fica],
      recusas: [{ id: fora, motivo: 'Foi desligado: o acesso volta pelo cadastro da pessoa.' }],
    });
  });

  test('who is not there is told like who is out of reach', async () => {
    const { recusas } = await agir({ ids: [987_654], acao: 'suspender' });
    expect(recusas).toEqual([{ id: 987_654, motivo: 'Usuário não encontrado.' }]);
  });

  test.each([
    ['mudar_time', 'time_id'],
    ['entrar_no_grupo', 'grupo_id'],
  ] as const)('%s asks for its value', async (acao, campo) => {
    const { status, erro } = await chamar(eu.token, e.agir, { body: { ids: [eu.id], acao } });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, campo]);
  });
});
