import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { DIAS_SEM_DESFECHO } from '@dominio/contrato/agendamentos-opcoes';
import { dataCivil, inicioDaSemana, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { type BlocoDoInicio, type Blocos, inicioEndpoints as e } from '@dominio/contrato/inicio';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import {
  criarAdministrador,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { grupos } from '../grupos/grupos.tables.ts';

const { agora, avancar, banco, chamar, entrar, pessoa } = await montarApp();
/** Read at each use: a test that advances the clock may pass midnight. */
const hoje = () => dataCivil(agora());
const as = (dia: string, hora = '12:00:00') => instanteCivil(dia, hora);

async function bloco<B extends BlocoDoInicio>(id: B, quem: number) {
  const { corpo } = await chamar(await entrar(quem), e.ler, { query: { widgets: [id] } });
  expect(Object.keys(corpo.widgets)).toEqual([id]);
  const lido = corpo.widgets[id];
  if (lido?.estado !== 'ok') throw new Error(`o bloco não veio: ${JSON.stringify(lido)}`);
  return lido.dados as Extract<Blocos[B], { estado: 'ok' }>['dados'];
}
const marcar = (criado_por: number, data_hora_inicio: Date, mais = {}) =>
  criarAgendamento(banco, { criado_por, data_hora_inicio, ...mais });
const antigo = { criado_em: as(somarDias(hoje(), -400)) };

async function clienteDe(usuarioId: number, nome: string) {
  const cliente = await criarCliente(banco, { nome });
  await banco.update(clientes).set(antigo).where(sql`${clientes.id} = ${cliente.id}`);
  await vincularCliente(banco, usuarioId, cliente.id);
  return cliente;
}

async function encerradoDe(usuarioId: number) {
  const cliente = await clienteDe(usuarioId, 'Encerrado');
  await banco
    .update(clientes)
    .set({ situacao: 'encerrado' })
    .where(sql`${clientes.id} = ${cliente.id}`);
  return cliente;
}

test('the day in numbers counts own appointments of today and of the week that are not cancelled, and clients that the firm serves', async () => {
  const eu = await criarUsuario(banco);
  const outro = await criarUsuario(banco);
  await clienteDe(eu.id, 'Meu');
  await encerradoDe(eu.id);
  await clienteDe(outro.id, 'Alheio');
  await marcar(eu.id, new Date(agora().getTime() - 60_000));
  const segunda = inicioDaSemana(hoje());
  const outroDia = segunda === hoje() ? somarDias(segunda, 1) : segunda;
  await marcar(eu.id, as(outroDia), { status: 'FINALIZADO' });
  await marcar(eu.id, as(outroDia), { status: 'CANCELADO' });
  await marcar(eu.id, as(somarDias(segunda, 7)));
  await marcar(eu.id, as(somarDias(segunda, -1), '10:00:00'));
  await marcar(outro.id, as(hoje()));
  const numeros = await bloco('numeros-do-dia', eu.id);
  expect(numeros).toMatchObject({ em_andamento: 1, agendamentos_semana: 2, clientes: 1 });
  expect(numeros.agendamentos_hoje).toBe(1);
});

test('the count of clients is read once a minute for people who see all, each time for the others', async () => {
  const chefe = await criarAdministrador(banco);
  const eu = await criarUsuario(banco);
  const contagens = async () => [
    (await bloco('numeros-do-dia', chefe.id)).clientes,
    (await bloco('numeros-do-dia', eu.id)).clientes,
  ];
  const [todos = 0] = await contagens();
  await clienteDe(eu.id, 'Chegou agora');
  expect(await contagens()).toEqual([todos, 1]);
  avancar(60_000);
  expect(await contagens()).toEqual([Number(todos) + 1, 1]);
});

test('appointments without an outcome are own, ended and still AGENDADO: the five newest, and the total', async () => {
  const eu = await criarUsuario(banco);
  for (let dia = 1; dia <= 7; dia += 1) {
    await marcar(eu.id, as(somarDias(hoje(), -dia)), { titulo: `Há ${dia}` });
  }
  await marcar(eu.id, as(somarDias(hoje(), -2)), { status: 'FINALIZADO' });
  await marcar(eu.id, as(somarDias(hoje(), -2)), { excluido_em: agora() });
  await marcar(eu.id, as(somarDias(hoje(), -40)));
  await marcar(eu.id, as(somarDias(hoje(), 2)));
  const { itens, total } = await bloco('sem-desfecho', eu.id);
  expect(itens[0]).toMatchObject({ status: 'AGENDADO', versao: 1, acoes: { finalizar: true } });
  expect(total).toBe(7);
  expect(itens.map(({ titulo }) => titulo)).toEqual(['Há 1', 'Há 2', 'Há 3', 'Há 4', 'Há 5']);
});

test('the agenda lists exactly the appointments without an outcome that the block counts', async () => {
  const eu = await pessoa();
  const primeiro = somarDias(hoje(), -DIAS_SEM_DESFECHO);
  await marcar(eu.id, as(primeiro, '00:00:00'), { titulo: 'Primeiro dia' });
  await marcar(eu.id, as(somarDias(primeiro, -1), '10:00:00'), { titulo: 'Antes' });
  await marcar(eu.id, as(somarDias(hoje(), -9)), { titulo: 'Há nove', privado: true });
  await marcar(eu.id, as(somarDias(hoje(), -9)), { titulo: 'Feito', status: 'FINALIZADO' });
  await marcar(eu.id, new Date(agora().getTime() - 60_000), { titulo: 'Em curso' });
  await marcar(eu.id, as(somarDias(hoje(), 2)), { titulo: 'Ainda vem' });
  const { total } = await bloco('sem-desfecho', eu.id);
  const query = { data_inicio: primeiro, data_fim: hoje(), sem_desfecho: true };
  const titulos = async (mais = {}) => {
    const { corpo } = await chamar(eu.token, agendamentosEndpoints.calendario, {
      query: { ...query, participante_id: eu.id, ...mais },
    });
    return corpo.agendamentos.map(({ titulo }) => titulo);
  };
  expect(await titulos()).toEqual(['Primeiro dia', 'Há nove']);
  expect(await titulos({ status: 'FINALIZADO' })).toHaveLength(total);
  expect(total).toBe(2);
});

describe('the clients without a meeting', () => {
  test('are linked, active and sixty days without one, private and cancelled ones not counting', async () => {
    const eu = await criarUsuario(banco);
    const outro = await criarUsuario(banco);
    const nunca = await clienteDe(eu.id, 'Nunca');
    const parado = await clienteDe(eu.id, 'Parado');
    const ativo = await clienteDe(eu.id, 'Ativo');
    const encerrado = await clienteDe(eu.id, 'Encerrado');
    await clienteDe(outro.id, 'Alheio');
    const novo = await criarCliente(banco, { nome: 'Novo' });
    await vincularCliente(banco, eu.id, novo.id);
    await banco
      .update(clientes)
      .set({ situacao: 'encerrado' })
      .where(sql`${clientes.id} = ${encerrado.id}`);
    const ha = (dias: number, cliente_id: number, mais = {}) =>
      marcar(outro.id, as(somarDias(hoje(), -dias)), { cliente_id, ...mais });
    await ha(61, parado.id, { status: 'FINALIZADO' });
    await ha(5, parado.id, { privado: true });
    await ha(6, parado.id, { status: 'CANCELADO' });
    await ha(59, ativo.id);
    const { itens, total } = await bloco('clientes-em-atencao', eu.id);
    expect(total).toBe(2);
    expect(itens).toEqual([
      { id: nunca.id, nome: 'Nunca', ultima_reuniao_em: null, dias_sem_reuniao: null },
      {
        id: parado.id,
        nome: 'Parado',
        ultima_reuniao_em: as(somarDias(hoje(), -61)).toISOString(),
        dias_sem_reuniao: expect.any(Number),
      },
    ]);
    expect([60, 61]).toContain(itens[1]?.dias_sem_reuniao);
  });

  test('are only the linked ones, for an administrator too', async () => {
    const admin = await criarAdministrador(banco);
    expect((await bloco('clientes-em-atencao', admin.id)).total).toBe(0);
    await clienteDe(admin.id, 'Da Helena');
    expect((await bloco('clientes-em-atencao', admin.id)).itens[0]?.nome).toBe('Da Helena');
  });
});

test('contracts to end are those of clients in scope within sixty days, soonest first', async () => {
  const eu = await criarUsuario(banco);
  const meu = await clienteDe(eu.id, 'Com contratos');
  const alheio = await criarCliente(banco, { nome: 'Fora' });
  const encerrado = await encerradoDe(eu.id);
  const contrato = (
    cliente_id: number,
    numero: string,
    dias: number,
    status = 'ATIVO',
    encerra: number | null = null,
  ) =>
    banco.insert(contratos).values({
      encerra_em: encerra === null ? null : somarDias(hoje(), encerra),
      cliente_id,
      numero_contrato: numero,
      data_fim: somarDias(hoje(), dias),
      status_contrato: status as 'ATIVO',
    });
  await contrato(meu.id, 'V-60', 60);
  await contrato(meu.id, 'V-0', 0);
  await contrato(meu.id, 'V-61', 61);
  await contrato(meu.id, 'V-ontem', -1);
  await contrato(meu.id, 'V-rascunho', 5, 'RASCUNHO');
  await contrato(alheio.id, 'V-alheio', 5);
  await contrato(meu.id, 'V-marcado', 400, 'ATIVO', 30);
  await contrato(meu.id, 'V-marcado-longe', 30, 'ATIVO', 120);
  await contrato(encerrado.id, 'V-encerrado', 5);
  const { itens, total } = await bloco('contratos-a-vencer', eu.id);
  expect(total).toBe(3);
  expect(itens).toEqual([
    {
      id: expect.any(Number),
      numero_contrato: 'V-0',
      cliente_id: meu.id,
      cliente_nome: 'Com contratos',
      data_fim: hoje(),
      dias: 0,
    },
    expect.objectContaining({ numero_contrato: 'V-marcado', dias: 30 }),
    expect.objectContaining({ numero_contrato: 'V-60', dias: 60 }),
  ]);
});

describe('the call of the start page', () => {
  test('answers every block when none is named, and refuses an unknown one', async () => {
    const { token } = await pessoa();
    const { corpo } = await chamar(token, e.ler);
    const { 'aniversariantes-e-ferias': equipe, ...demais } = corpo.widgets;
    expect(Object.values(demais).map(({ estado }) => estado)).toEqual(Array(5).fill('ok'));
    expect(equipe, 'a consultant sees no absences').toEqual({ estado: 'sem_permissao' });
    const { status } = await chamar(token, e.ler, { query: { widgets: ['nada'] } });
    expect(status).toBe(422);
  });

  test('answers that a block is not permitted in that block’s place', async () => {
    const [grupo] = await banco.insert(grupos).values({ nome: 'Sem nada' }).returning();
    const semNada = await criarUsuario(banco, { grupo_id: grupo?.id ?? 0 });
    for (const { id } of [semNada, await criarUsuarioDeCliente(banco)]) {
      const { widgets } = (await chamar(await entrar(id), e.ler)).corpo;
      expect(widgets['numeros-do-dia']).toEqual({
        estado: 'ok',
        dados: {
          agendamentos_hoje: null,
          em_andamento: null,
          agendamentos_semana: null,
          clientes: null,
        },
      });
      for (const nome of ['sem-desfecho', 'clientes-em-atencao', 'contratos-a-vencer'] as const) {
        expect(widgets[nome]).toEqual({ estado: 'sem_permissao' });
      }
    }
  });

  test('answers the other blocks when one fails', async () => {
    const { token } = await pessoa();
    await banco.execute(sql`alter table contratos rename to contratos_fora`);
    const { status, corpo } = await chamar(token, e.ler);
    await banco.execute(sql`alter table contratos_fora rename to contratos`);
    expect(status).toBe(200);
    expect(corpo.widgets['contratos-a-vencer']).toEqual({
      estado: 'erro',
      mensagem: 'Não foi possível carregar este bloco.',
    });
    expect(corpo.widgets['sem-desfecho']?.estado).toBe('ok');
  });
});
