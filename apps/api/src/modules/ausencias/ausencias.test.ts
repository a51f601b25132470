import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { ausenciasEndpoints as e } from '@dominio/contrato/ausencias';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { dataCivil, diaEscrito, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { acessoDoUsuarioEndpoints } from '@dominio/contrato/usuarios-acesso';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { ausencias } from './ausencias.tables.ts';

const { banco, chamar, entrar, agora, avancar, administrador } = await montarApp();
const admin = await administrador();
const { token } = admin;
const DIA_MS = 86_400_000;
const daqui = (dias: number) => somarDias(dataCivil(agora()), dias);

const marcar = (
  usuario_id: number,
  substituto_id: number | null,
  { de = 0, ate = 5, quem = token, ...mais }: Record<string, unknown> = {},
) =>
  chamar(quem as string, e.criar, {
    body: {
      usuario_id,
      substituto_id,
      tipo: 'ferias',
      inicio: daqui(de as number),
      fim: daqui(ate as number),
      ...mais,
    },
  });

/** A person linked to a client, and a colleague who sees no client. */
async function dupla() {
  const [fora, fica] = [await criarUsuario(banco), await criarUsuario(banco)];
  const cliente = await criarCliente(banco);
  await vincularCliente(banco, fora.id, cliente.id);
  const dele = await entrar(fica.id);
  const ve = async () =>
    (await chamar(dele, clientesEndpoints.ler, { params: { id: cliente.id } })).status === 200;
  return { fora, fica, cliente, dele, ve };
}

describe('absences with a substitute', () => {
  test('the substitute sees the clients from the first day to the last, and no longer', async () => {
    const { fora, fica, ve } = await dupla();
    expect(await ve()).toBe(false);
    const { status, corpo } = await marcar(fora.id, fica.id, { de: 1, ate: 2 });
    expect(status).toBe(201);
    expect(corpo.ausencia).toMatchObject({
      usuario: { id: fora.id },
      substituto: { id: fica.id },
      quando: 'proximas',
    });
    expect(await ve()).toBe(false);
    avancar(DIA_MS);
    expect(await ve()).toBe(true);
    avancar(DIA_MS);
    expect(await ve()).toBe(true);
    avancar(DIA_MS);
    expect(await ve()).toBe(false);
  });

  test('an absence that begins today gives the clients at once, and its removal takes them at once', async () => {
    const { fora, fica, cliente, ve } = await dupla();
    const antes = await banco.select().from(usuarios).where(eq(usuarios.id, fica.id));
    const { corpo } = await marcar(fora.id, fica.id);
    expect(await ve()).toBe(true);
    const depois = await banco.select().from(usuarios).where(eq(usuarios.id, fica.id));
    expect(depois[0]?.versao_permissoes).toBe((antes[0]?.versao_permissoes ?? 0) + 1);
    const { corpo: porque } = await chamar(token, acessoDoUsuarioEndpoints.acesso, {
      params: { id: fica.id },
      query: { cliente_id: cliente.id },
    });
    expect(porque.origens).toMatchObject([
      { tipo: 'usuario', id: fora.id, motivo: 'substituicao' },
    ]);
    const { id, versao } = corpo.ausencia;
    const body = { usuario_id: fora.id, tipo: 'ferias', inicio: daqui(0), fim: daqui(3) } as const;
    const mudada = await chamar(token, e.atualizar, { params: { id }, body: { ...body, versao } });
    expect(mudada.status).toBe(200);
    expect(await ve()).toBe(false);
    const velha = await chamar(token, e.atualizar, { params: { id }, body: { ...body, versao } });
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    // The form starts again from `atual`, as no call reads one absence.
    expect(velha.erro).toMatchObject({ atual: mudada.corpo.ausencia });
    const novo = { ...body, substituto_id: fica.id };
    await chamar(token, e.atualizar, { params: { id }, body: novo });
    expect(await ve()).toBe(true);
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(200);
    expect(await ve()).toBe(false);
    const escritos = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        sql`${auditoriaEventos.acao} like 'ausencia.%' and ${auditoriaEventos.objeto_id} = ${id}`,
      );
    expect(escritos).toHaveLength(4);
  });

  test('absences of one person cannot overlap, also when entered at the same moment', async () => {
    const { fora } = await dupla();
    const respostas = await Promise.all([
      marcar(fora.id, null),
      marcar(fora.id, null, { de: 5, ate: 9 }),
      marcar(fora.id, null, { de: 3, ate: 4 }),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const direto = banco
      .insert(ausencias)
      .values([{ usuario_id: fora.id, tipo: 'outra', inicio: daqui(0), fim: daqui(9) }]);
    await expect(direto).rejects.toThrow();
  });

  test('a substitute cannot be somebody who is away, nor an absent person somebody’s substitute', async () => {
    const { fora, fica } = await dupla();
    const terceira = await criarUsuario(banco);
    await marcar(fora.id, fica.id);
    const { status, erro } = await marcar(fica.id, terceira.id, { de: 2, ate: 3 });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'usuario_id']);
    const outra = await marcar(terceira.id, fora.id, { de: 2, ate: 3 });
    expect(outra.erro.detail).toBe(`${fora.nome} também está ausente neste período.`);
    expect((await marcar(fica.id, terceira.id, { de: 6, ate: 8 })).status).toBe(201);
  });

  test('wrong fields are refused, each with its message', async () => {
    const { fora, fica } = await dupla();
    const daEmpresa = await criarUsuarioDeCliente(banco);
    const suspensa = await criarUsuario(banco, { situacao: 'suspenso' });
    const casos = [
      [
        await marcar(fora.id, fica.id, { de: 3, ate: 2 }),
        'fim',
        'A data final não pode ser anterior à inicial.',
      ],
      [
        await marcar(fora.id, fica.id, { ate: 900 }),
        'fim',
        'Uma ausência pode durar no máximo dois anos.',
      ],
      [await marcar(fora.id, fora.id), 'substituto_id', 'Escolha outra pessoa para substituir.'],
      [
        await marcar(fora.id, suspensa.id),
        'substituto_id',
        'Quem substitui precisa ser uma pessoa ativa da equipe.',
      ],
      [
        await marcar(fora.id, daEmpresa.id),
        'substituto_id',
        'Quem substitui precisa ser uma pessoa ativa da equipe.',
      ],
      [await marcar(daEmpresa.id, null), 'usuario_id', 'Escolha uma pessoa da equipe.'],
      ...(await Promise.all(
        [
          ['2026-02-31', 'Esta data não existe: 31/02/2026.'],
          ['0000-00-00', 'Esta data não existe: 00/00/0000.'],
          ['0000-01-01', 'Use uma data de 1900 a 2200.'],
          ['300000-01-01', 'Data inválida: 300000-01-01.'],
        ].map(
          async ([inicio, frase]) =>
            [await marcar(fora.id, null, { inicio }), 'inicio', frase] as const,
        ),
      )),
      [await marcar(fora.id, null, { tipo: 'folga' }), 'tipo', 'Escolha o tipo da ausência.'],
    ] as const;
    for (const [{ status, erro }, campo, mensagem] of casos) {
      expect(status).toBe(422);
      expect(erro.campos?.[0]).toEqual({ campo, mensagem });
    }
  });

  test('the team’s leader may enter one, other members may not; nobody gives clients that they do not see', async () => {
    const lider = await criarGestor(banco);
    await conceder(banco, lider.id, 'times:acessar');
    const time = await criarTime(banco, { lider_id: lider.id });
    const { fora, fica, cliente } = await dupla();
    await banco.update(usuarios).set({ time_id: time.id }).where(eq(usuarios.id, fora.id));
    await conceder(banco, fica.id, 'times:acessar');
    const colega = await entrar(fica.id);
    expect((await marcar(fora.id, null, { quem: colega })).status).toBe(403);
    const quem = await entrar(lider.id);
    const { status, erro } = await marcar(fora.id, fica.id, { quem });
    expect([status, erro.detail]).toEqual([422, 'Você só pode conceder permissões que possui.']);
    await vincularCliente(banco, lider.id, cliente.id);
    const marcada = await marcar(fora.id, fica.id, { quem, observacao: 'Volta dia 10' });
    expect(marcada.status).toBe(201);
    const lista = await chamar(colega, e.listar, { query: { usuario_id: fora.id } });
    expect(lista.corpo.ausencias).toMatchObject([
      { observacao: null, acoes: { editar: false, excluir: false } },
    ]);
    const params = { id: marcada.corpo.ausencia.id };
    expect((await chamar(colega, e.excluir, { params })).status).toBe(403);
    expect((await chamar(quem, e.excluir, { params })).status).toBe(200);
    expect((await chamar(quem, e.excluir, { params })).status).toBe(404);
  });

  test('AD-23 a person who leaves the firm is taken out as substitute', async () => {
    const { fora, fica } = await dupla();
    const { corpo } = await marcar(fora.id, fica.id);
    const params = { id: fica.id };
    expect((await chamar(token, cadastroDeUsuariosEndpoints.excluir, { params })).status).toBe(200);
    const [lida] = await banco.select().from(ausencias).where(eq(ausencias.id, corpo.ausencia.id));
    expect(lida).toMatchObject({ substituto_id: null, versao: 2 });
  });

  test('an appointment booked while a participant is away carries a remark', async () => {
    const { fora, fica } = await dupla();
    await marcar(fora.id, null, { de: 1, ate: 3 });
    const inicio = instanteCivil(daqui(2), '10:00:00');
    const { corpo } = await chamar(await entrar(fica.id), agendamentosEndpoints.validarConflito, {
      body: {
        data_hora_inicio: inicio.toISOString(),
        data_hora_termino: new Date(inicio.getTime() + 3_600_000).toISOString(),
        participantes: [fora.id],
      },
    });
    const ate = diaEscrito(daqui(3));
    expect(corpo.avisos).toContainEqual({
      tipo: 'ausencia',
      mensagem: `${fora.nome}: férias até ${ate}.`,
    });
  });

  test('the absent at a time are answered with their substitutes; that it is a leave is not told', async () => {
    const { fora, fica } = await dupla();
    const doente = await criarUsuario(banco);
    await marcar(fora.id, fica.id, { de: 1, ate: 3 });
    await marcar(doente.id, null, { de: 2, ate: 2, tipo: 'licenca', observacao: 'Cirurgia' });
    const perguntar = async (dias: number) => {
      const inicio = instanteCivil(daqui(dias), '10:00:00');
      const { corpo } = await chamar(await entrar(fica.id), agendamentosEndpoints.validarConflito, {
        body: {
          data_hora_inicio: inicio.toISOString(),
          data_hora_termino: new Date(inicio.getTime() + 3_600_000).toISOString(),
          participantes: [fora.id, doente.id, fica.id],
        },
      });
      return corpo;
    };
    const corpo = await perguntar(2);
    const porId = new Map(corpo.ausentes.map((um) => [um.id, um]));
    expect([...porId.keys()].sort()).toEqual([fora.id, doente.id].sort());
    expect(porId.get(fora.id)).toEqual({
      id: fora.id,
      nome: fora.nome,
      ferias: true,
      ate: daqui(3),
      substituto: fica.nome,
    });
    expect(porId.get(doente.id)).toMatchObject({ ferias: false, ate: daqui(2), substituto: null });
    expect(JSON.stringify(corpo)).not.toMatch(/licen|cirurgia/i);
    expect((await perguntar(4)).ausentes).toEqual([]);
  });

  test('lists tell present, future and past absences apart', async () => {
    const { fora } = await dupla();
    for (const [de, ate] of [
      [-9, -5],
      [-1, 1],
      [4, 6],
    ])
      await marcar(fora.id, null, { de, ate });
    for (const quando of ['agora', 'proximas', 'passadas'] as const) {
      const query = { quando, usuario_id: fora.id };
      const { corpo } = await chamar(token, e.listar, { query });
      expect(corpo.ausencias.map((ausencia) => ausencia.quando)).toEqual([quando]);
      expect(corpo.total).toBe(1);
    }
  });
});
