import { dataCivil, diaEscrito, somarDias } from '@dominio/contrato/datas';
import { timesEndpoints } from '@dominio/contrato/times';
import {
  transferenciasDoTimeEndpoints as e,
  type NovaTransferencia,
} from '@dominio/contrato/times-transferencias';
import { desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarQuemCuida } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { notificacoes } from '../../modules/notificacoes/notificacoes.tables.ts';
import { timeClientes, times } from '../../modules/times/times.tables.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { TRAVAS } from '../../platform/travas.ts';
import { transferenciasDoDia } from './carteira.jobs.ts';

const { banco, chamar, entrar, administrador, plataforma, avancar, agora } = await montarApp();
await plataforma.jobs.iniciar();

const DIA_MS = 86_400_000;
let admin: string;
let de: number;
let para: number;
let ids: number[];

beforeEach(async () => {
  // The clock is moved on by each test, past the life of a session.
  ({ token: admin } = await administrador());
  de = (await criarTime(banco)).id;
  para = (await criarTime(banco)).id;
  ids = (await criarClientesDoTime(banco, de, 3)).map(({ id }) => id).sort((a, b) => a - b);
});

const daqui = (dias: number) => somarDias(dataCivil(agora()), dias);
const marcar = (body: Partial<NovaTransferencia> = {}, token = admin) =>
  chamar(token, e.marcar, { params: { id: de }, body: { para_id: para, em: daqui(3), ...body } });
const listar = async (id: number, token = admin) =>
  (await chamar(token, e.listar, { params: { id } })).corpo.transferencias;
const clientesDe = async (id: number) =>
  (
    await banco
      .select({ id: timeClientes.cliente_id })
      .from(timeClientes)
      .where(eq(timeClientes.time_id, id))
  )
    .map((um) => um.id)
    .sort((a, b) => a - b);
const rodar = () =>
  transferenciasDoDia.fazer({ id: 'de-teste', banco, agora, log: plataforma.log }, plataforma);
const passarDias = async (dias: number) => {
  avancar(dias * DIA_MS);
  await rodar();
  ({ token: admin } = await administrador());
};
const avisos = (quem: number) =>
  banco.select().from(notificacoes).where(eq(notificacoes.usuario_id, quem));

describe('a transfer set for a day', () => {
  test('is listed on both teams, and nothing moves before that day', async () => {
    const { status, corpo } = await marcar({ cliente_ids: ids.slice(1) });
    expect(status).toBe(201);
    const esperada = {
      id: corpo.transferencia.id,
      de: { id: de },
      para: { id: para },
      em: daqui(3),
      situacao: 'marcada',
      resultado: null,
      clientes_total: 2,
      acoes: { cancelar: true },
    };
    expect(await listar(de)).toMatchObject([esperada]);
    expect(await listar(para)).toMatchObject([esperada]);
    await passarDias(2);
    expect([await clientesDe(de), await clientesDe(para)]).toEqual([ids, []]);
  });

  test('is done on that day, once however often the job runs, and who asked is told', async () => {
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
    for (const id of ids) await vincularCliente(banco, quem.id, id);
    await marcar({}, await entrar(quem.id));
    await passarDias(3);
    expect([await clientesDe(de), await clientesDe(para)]).toEqual([[], ids]);
    const feita = { situacao: 'feita', acoes: { cancelar: false } };
    expect(await listar(de, await entrar(quem.id))).toMatchObject([
      { ...feita, resultado: '3 clientes passaram.' },
    ]);
    // Others are not told how many there were.
    expect(await listar(de)).toMatchObject([{ ...feita, resultado: null }]);
    await expect.poll(async () => (await avisos(quem.id)).length).toBe(1);
    // Given back by hand, they are not taken a second time.
    await banco.update(timeClientes).set({ time_id: de }).where(eq(timeClientes.time_id, para));
    await rodar();
    expect(await clientesDe(de)).toEqual(ids);
    expect(await avisos(quem.id)).toMatchObject([
      { tipo_evento: 'carteira_transferida', url: `/times?time=${de}&aba=clientes` },
    ]);
  });

  test('moves what may still be moved, and says what may not', async () => {
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
    for (const id of ids.slice(1)) await vincularCliente(banco, quem.id, id);
    await marcar({}, await entrar(quem.id));
    await banco.delete(timeClientes).where(eq(timeClientes.cliente_id, ids[1] ?? 0));
    await passarDias(3);
    expect(await clientesDe(para)).toEqual(ids.slice(2));
    expect(await listar(para, await entrar(quem.id))).toMatchObject([
      {
        resultado: '1 cliente passou. 1 não passou: saiu do time ou do alcance de quem pediu.',
      },
    ]);
  });

  test('is not refused whole for a client taken out of the team meanwhile', async () => {
    await marcar();
    avancar(3 * DIA_MS);
    await cruzar(banco, {
      segura: (outra) => outra.query('select pg_advisory_xact_lock($1)', [TRAVAS.times]),
      chamada: rodar,
      depois: (outra) =>
        outra.query('delete from time_clientes where cliente_id = $1', [ids[0] ?? 0]),
    });
    expect([await clientesDe(de), await clientesDe(para)]).toEqual([[], ids.slice(1)]);
  });

  test('is not done for who has left, nor for who may not change teams any more', async () => {
    const [saiu, semPoder] = [
      await criarQuemCuida(banco, ['times:acessar', 'times:editar']),
      await criarQuemCuida(banco, ['times:acessar', 'times:editar']),
    ];
    for (const quem of [saiu, semPoder]) {
      for (const id of ids) await vincularCliente(banco, quem.id, id);
    }
    const [lider, substituto] = [(await criarUsuario(banco)).id, (await criarUsuario(banco)).id];
    await banco.update(times).set({ lider_id: lider }).where(eq(times.id, de));
    await banco.update(times).set({ substituto_id: substituto }).where(eq(times.id, para));
    const [um = 0, dois = 0] = ids;
    await marcar({ cliente_ids: [um] }, await entrar(saiu.id));
    await marcar({ cliente_ids: [dois] }, await entrar(semPoder.id));
    const { grupo_id } = await criarQuemCuida(banco, ['times:acessar']);
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, saiu.id));
    await banco.update(usuarios).set({ grupo_id }).where(eq(usuarios.id, semPoder.id));
    await passarDias(3);
    expect(await clientesDe(de)).toEqual(ids);
    expect(await listar(de)).toMatchObject([{ situacao: 'recusada' }, { situacao: 'recusada' }]);
    await expect
      .poll(async () => (await avisos(semPoder.id)).map(({ tipo_evento }) => tipo_evento))
      .toEqual(['carteira_nao_transferida']);
    // Who leads either team, or stands in, is told of both.
    const naoFoi = `: a transferência de ${diaEscrito(daqui(0))} não foi feita.`;
    for (const quem of [lider, substituto]) {
      await expect
        .poll(async () => (await avisos(quem)).map(({ mensagem }) => mensagem))
        .toEqual([expect.stringContaining(naoFoi), expect.stringContaining(naoFoi)]);
    }
  });

  test('is called off as who asked leaves the firm, and who leads the teams is told', async () => {
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
    for (const id of ids) await vincularCliente(banco, quem.id, id);
    const { corpo } = await marcar({}, await entrar(quem.id));
    const lider = (await criarUsuario(banco)).id;
    await banco.update(times).set({ lider_id: lider }).where(eq(times.id, para));
    const herdeiro = (await criarUsuario(banco)).id;
    const saida = await chamar(admin, desligamentoEndpoints.desligar, {
      params: { id: quem.id },
      body: { transferir_para: herdeiro },
    });
    expect(saida.status).toBe(200);
    expect(await listar(de)).toEqual([]);
    const params = { id: de, transferencia_id: corpo.transferencia.id };
    expect((await chamar(admin, e.cancelar, { params })).status).toBe(409);
    await expect
      .poll(async () => (await avisos(lider)).map(({ tipo_evento }) => tipo_evento))
      .toEqual(['carteira_nao_transferida']);
    await passarDias(3);
    expect(await clientesDe(de)).toEqual(ids);
  });

  test('is called off before, and is over then', async () => {
    const { corpo } = await marcar();
    const params = { id: para, transferencia_id: corpo.transferencia.id };
    expect((await chamar(admin, e.cancelar, { params })).status).toBe(200);
    expect(await listar(de)).toEqual([]);
    expect((await chamar(admin, e.cancelar, { params })).status).toBe(409);
    await passarDias(3);
    expect(await clientesDe(de)).toEqual(ids);
  });

  test('is of its two teams alone', async () => {
    const { corpo } = await marcar();
    const outro = await criarTime(banco);
    const params = { id: outro.id, transferencia_id: corpo.transferencia.id };
    expect((await chamar(admin, e.cancelar, { params })).status).toBe(404);
  });

  test('keeps the team that takes over from being deleted', async () => {
    await marcar();
    const { status, erro } = await chamar(admin, timesEndpoints.excluir, { params: { id: para } });
    expect([status, erro.detail]).toEqual([
      409,
      'Há transferência marcada com este time. Cancele-a antes de excluir.',
    ]);
  });

  test('is set once for a client', async () => {
    await marcar({ cliente_ids: ids.slice(0, 1) });
    const { status, erro } = await marcar();
    expect([status, erro.detail]).toEqual([
      409,
      'Há clientes com transferência já marcada deste time. Cancele-a antes.',
    ]);
  });

  test.each([
    ['today', 0, 'Escolha um dia depois de hoje.'],
    ['in more than a year', 366, 'Escolha um dia dentro de um ano.'],
  ])('is not set for %s', async (_, dias, mensagem) => {
    const { status, erro } = await marcar({ em: daqui(dias) });
    expect([status, erro.campos]).toEqual([422, [{ campo: 'em', mensagem }]]);
  });
});
