import { contratosEndpoints } from '@dominio/contrato/contratos';
import { instanteCivil } from '@dominio/contrato/datas';
import { timesEndpoints } from '@dominio/contrato/times';
import { carteiraDoTimeEndpoints as e, type Transferencia } from '@dominio/contrato/times-carteira';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento, type NovoAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { timeClientes } from '../../modules/times/times.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();

let de: Awaited<ReturnType<typeof criarTime>>;
let para: Awaited<ReturnType<typeof criarTime>>;
let carteira: Awaited<ReturnType<typeof criarClientesDoTime>>;
const ids = () => carteira.map(({ id }) => id);

beforeEach(async () => {
  [de, para] = [await criarTime(banco), await criarTime(banco)];
  carteira = (await criarClientesDoTime(banco, de.id, 3)).sort((a, b) => a.id - b.id);
});

const transferir = (body: Partial<Transferencia> = {}, token = admin, id = de.id) =>
  chamar(token, e.transferir, { params: { id }, body: { para_id: para.id, ...body } });
const clientesDe = async (id: number) => {
  const linhas = await banco.select().from(timeClientes).where(eq(timeClientes.time_id, id));
  return linhas.map(({ cliente_id }) => cliente_id).sort((a, b) => a - b);
};
const timesDosContratos = async () => {
  const linhas = await banco
    .select({ time: contratos.time_id })
    .from(contratos)
    .where(inArray(contratos.cliente_id, ids()))
    .orderBy(contratos.cliente_id);
  return linhas.map(({ time }) => time);
};

describe('a simulation', () => {
  test('says what everyone gains and loses, and changes nothing', async () => {
    const [primeiro = 0, segundo = 0] = ids();
    const perde = await criarGestor(banco, { nome: 'Perde', time_id: de.id });
    await vincularCliente(banco, perde.id, primeiro);
    const ganha = await criarGestor(banco, { nome: 'Ganha', time_id: para.id });
    // Whoever sees linked clients alone, or every client, sees what they saw.
    await criarUsuario(banco, { time_id: de.id });
    const deTodos = await criarGrupo(banco, [], {
      can_see_all_clients: true,
      only_see_linked_clients: false,
    });
    await criarUsuario(banco, { time_id: de.id, grupo_id: deTodos });
    await banco.insert(timeClientes).values({ time_id: para.id, cliente_id: segundo });
    const { status, corpo } = await transferir({ simular: true });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      simulado: true,
      ja_estavam: [segundo],
      fora_do_alcance: 0,
      pessoas: [
        { id: ganha.id, nome: 'Ganha', ganha: 2, perde: 0 },
        { id: perde.id, nome: 'Perde', ganha: 0, perde: 2 },
      ],
    });
    expect(corpo.movidos.toSorted((a, b) => a - b)).toEqual(ids());
    expect(await clientesDe(de.id)).toEqual(ids());
  });

  test('is made true: who gained sees the clients, who lost them does not', async () => {
    const perde = await criarGestor(banco, { time_id: de.id });
    const ganha = await criarGestor(banco, { time_id: para.id });
    await transferir();
    const ve = async (quem: number) => {
      const { status } = await chamar(await entrar(quem), contratosEndpoints.ler, {
        params: { id: carteira[0]?.contrato_id ?? 0 },
      });
      return status;
    };
    expect([await ve(perde.id), await ve(ganha.id)]).toEqual([404, 200]);
  });
});

describe('the appointments of who sees a client no more', () => {
  const DIA = '2099-03-10';
  let perde: number;
  const marcar = (hora: string, dados: NovoAgendamento = {}) =>
    criarAgendamento(banco, {
      titulo: 'Fechamento',
      cliente_id: ids()[0] ?? 0,
      criado_por: perde,
      data_hora_inicio: instanteCivil(DIA, hora),
      ...dados,
    });
  /** Somebody who may move the portfolio. */
  const quemMove = async (...mais: string[]) => {
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar', ...mais]);
    for (const id of ids()) await vincularCliente(banco, quem.id, id);
    return { ...quem, token: await entrar(quem.id) };
  };
  const simular = async (token: string) => {
    const { agendamentos, agendamentos_total: total } = (await transferir({ simular: true }, token))
      .corpo;
    return { agendamentos, total };
  };

  beforeEach(async () => {
    perde = (await criarGestor(banco, { nome: 'Perde', time_id: de.id })).id;
  });

  test('are told whole to their members; of the others the day and how many, private ones left out', async () => {
    const quem = await quemMove('agenda:visualizar');
    await marcar('09:00:00');
    await marcar('23:30:00');
    await marcar('11:00:00', { titulo: 'Particular', privado: true });
    const meu = await marcar('15:00:00', { titulo: 'Nossa', participantes: [quem.id] });
    const cliente = { cliente_id: ids()[0], cliente_nome: carteira[0]?.nome };
    const daqueles = (quantos: number) => ({
      id: null,
      titulo: null,
      inicio: null,
      dia: DIA,
      quantos,
      ...cliente,
      perdem: [],
    });
    expect(await simular(quem.token)).toEqual({
      total: 3,
      agendamentos: [
        {
          id: meu.id,
          titulo: 'Nossa',
          inicio: instanteCivil(DIA, '15:00:00').toISOString(),
          dia: DIA,
          quantos: 1,
          ...cliente,
          perdem: ['Perde'],
        },
        daqueles(2),
      ],
    });
    // An administrator is told what anybody is.
    expect(await simular(admin)).toEqual({ total: 3, agendamentos: [daqueles(3)] });
  });

  test('that are private are told to who takes part', async () => {
    const quem = await quemMove('agenda:visualizar');
    const { id } = await marcar('11:00:00', { privado: true, participantes: [quem.id] });
    expect(await simular(quem.token)).toMatchObject({ total: 1, agendamentos: [{ id }] });
    expect(await simular(admin)).toEqual({ total: 0, agendamentos: [] });
  });

  test('are but counted for who may not see the agenda', async () => {
    const quem = await quemMove();
    await marcar('09:00:00', { participantes: [quem.id] });
    await marcar('11:00:00', { privado: true });
    expect(await simular(quem.token)).toEqual({ total: 1, agendamentos: [] });
  });
});

describe('a portfolio that moves', () => {
  test('takes along the contracts that name its team, and comes back to the exact state before', async () => {
    const [primeiro = 0, segundo = 0] = ids();
    await banco.insert(timeClientes).values({ time_id: para.id, cliente_id: segundo });
    await banco.update(contratos).set({ time_id: de.id }).where(eq(contratos.cliente_id, primeiro));
    await banco
      .update(contratos)
      .set({ time_id: para.id })
      .where(eq(contratos.cliente_id, segundo));
    const antes = await timesDosContratos();
    const { corpo } = await transferir();
    expect(corpo.simulado).toBe(false);
    expect([await clientesDe(de.id), await clientesDe(para.id)]).toEqual([[], ids()]);
    expect(await timesDosContratos()).toEqual([para.id, para.id, null]);
    const volta = await transferir(
      {
        para_id: de.id,
        cliente_ids: corpo.movidos,
        ficam_tambem: corpo.ja_estavam,
        contrato_ids: corpo.contratos,
        versao: corpo.versao_destino,
        versao_destino: corpo.versao,
      },
      admin,
      para.id,
    );
    expect(volta.status).toBe(200);
    expect([await clientesDe(de.id), await clientesDe(para.id)]).toEqual([ids(), [segundo]]);
    expect(await timesDosContratos()).toEqual(antes);
  });

  test('may be some of its clients', async () => {
    const [primeiro, ...outros] = ids();
    await transferir({ cliente_ids: [primeiro ?? 0] });
    expect([await clientesDe(de.id), await clientesDe(para.id)]).toEqual([outros, [primeiro]]);
  });

  test('is refused when either team has changed since it was read', async () => {
    const { corpo } = await transferir({ simular: true });
    await chamar(admin, timesEndpoints.atualizar, {
      params: { id: para.id },
      body: { cor: '#123456' },
    });
    const { versao, versao_destino } = corpo;
    const { status, erro } = await transferir({ versao, versao_destino });
    expect([status, erro.atual]).toMatchObject([409, { id: para.id }]);
    expect(await clientesDe(de.id)).toEqual(ids());
  });

  test.each([
    ['to itself', () => ({ para_id: de.id }), 'para_id', 'Escolha outro time.'],
    [
      'with a client of no such team',
      () => ({ cliente_ids: [987_654] }),
      'cliente_ids',
      'Clientes não encontrados neste time: 987654.',
    ],
  ])('is refused %s', async (_, body, campo, mensagem) => {
    const { status, erro } = await transferir(body());
    expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
  });

  test('goes to an active team alone', async () => {
    const parado = await criarTime(banco, { ativo: false });
    for (const simular of [true, false]) {
      const { status, erro } = await transferir({ para_id: parado.id, simular });
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'para_id']);
    }
  });
});

describe('whoever does not see every client', () => {
  test('moves those in reach alone; the others stay, uncounted by name', async () => {
    const [meu, ...outros] = ids();
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
    await vincularCliente(banco, quem.id, meu ?? 0);
    const token = await entrar(quem.id);
    const { corpo } = await transferir({ simular: true }, token);
    expect([corpo.movidos, corpo.fora_do_alcance]).toEqual([[meu], 2]);
    await transferir({}, token);
    expect([await clientesDe(de.id), await clientesDe(para.id)]).toEqual([outros, [meu]]);
  });

  test('leaves the contracts to those who change contracts', async () => {
    await banco
      .update(contratos)
      .set({ time_id: de.id })
      .where(inArray(contratos.cliente_id, ids()));
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
    for (const id of ids()) await vincularCliente(banco, quem.id, id);
    const { corpo } = await transferir({}, await entrar(quem.id));
    expect([corpo.movidos.length, corpo.contratos]).toEqual([3, []]);
    expect(await timesDosContratos()).toEqual([de.id, de.id, de.id]);
  });

  test('leaves those that the firm no longer serves, and moves nothing of a team with them alone', async () => {
    const [encerrado = 0, ...servidos] = ids();
    const encerrar = (quais: number[]) =>
      banco.update(clientes).set({ situacao: 'encerrado' }).where(inArray(clientes.id, quais));
    await encerrar([encerrado]);
    const nomeado = await transferir({ cliente_ids: [encerrado] });
    expect([nomeado.status, nomeado.erro.campos?.[0]?.campo]).toEqual([422, 'cliente_ids']);
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
    await vincularCliente(banco, quem.id, servidos[0] ?? 0);
    const doAlcance = await transferir({ simular: true }, await entrar(quem.id));
    expect(doAlcance.corpo.fora_do_alcance).toBe(1);
    const { corpo } = await transferir();
    expect(corpo.movidos.toSorted((a, b) => a - b)).toEqual(servidos);
    expect([await clientesDe(de.id), await clientesDe(para.id)]).toEqual([[encerrado], servidos]);
    expect((await transferir()).status).toBe(409);
  });

  test('moves nothing of a team whose clients are all out of reach', async () => {
    const quem = await criarQuemCuida(banco, ['times:acessar', 'times:editar']);
    const { status, erro } = await transferir({}, await entrar(quem.id));
    expect([status, erro.detail]).toEqual([
      409,
      'Este time não tem clientes que você possa transferir.',
    ]);
  });
});
