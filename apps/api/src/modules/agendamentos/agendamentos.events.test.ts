import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { describe, expect, test, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { dentroDe } from '../../../test/disputa.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';

const { banco, chamar, escutar, pessoa } = await montarApp({ completa: true });
const endereco = await escutar();

const em = (hora: string) => instanteCivil('2031-03-03', `${hora}:00`).toISOString();
/** A person’s newest notification, once there are as many as expected. */
const ultimaDe = (usuarioId: number, quantas: number) =>
  vi.waitFor(async () => {
    const todas = await recebidas(banco, usuarioId);
    expect(todas).toHaveLength(quantas);
    return todas.at(-1);
  });

test('booking, editing, cancelling and removing an appointment notify the guest each time, the author never', async () => {
  const ana = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const { corpo } = await chamar(ana.token, e.criar, {
    body: { titulo: 'Fechamento', data_hora_inicio: em('09:00'), participantes: [bia.id] },
  });
  const { id } = corpo;
  const params = { id };
  expect(await ultimaDe(bia.id, 1)).toMatchObject({
    tipo_evento: 'agendamento_criado',
    titulo: 'Novo agendamento criado',
    mensagem: 'Ana marcou “Fechamento” para 03/03/2031, 09:00–10:00.',
    url: `/agenda?agendamento=${id}`,
    tracking_key: `agendamento_criado:agendamento:${id}`,
    criado_por: ana.id,
    agendamento_id: id,
  });
  await chamar(ana.token, e.atualizar, { params, body: { titulo: 'Só texto' } });
  await chamar(ana.token, e.atualizar, { params, body: { local_reuniao: 'Sala 2' } });
  expect(await ultimaDe(bia.id, 2)).toMatchObject({
    titulo: 'Agendamento atualizado',
    mensagem: 'Ana mudou o local de “Só texto” (03/03/2031, 09:00–10:00).',
    tracking_key: `agendamento_atualizado:agendamento:${id}`,
  });
  const reagendado = await chamar(ana.token, e.mudarStatus, {
    params,
    body: {
      status: 'REAGENDADO_DOMINIO',
      motivo_reagendamento: 'sala ocupada',
      nova_data_hora_inicio: em('14:00'),
    },
  });
  const novoId = reagendado.corpo.novo_agendamento?.id ?? 0;
  expect(await ultimaDe(bia.id, 3)).toMatchObject({
    titulo: 'Compromisso reagendado',
    url: `/agenda?agendamento=${novoId}`,
    tracking_key: `agendamento_reagendado:agendamento:${novoId}`,
  });
  await chamar(ana.token, e.mudarStatus, {
    params: { id: novoId },
    body: { status: 'CANCELADO', motivo_cancelamento: 'sem pauta' },
  });
  expect(await ultimaDe(bia.id, 4)).toMatchObject({
    titulo: 'Compromisso cancelado',
    mensagem: 'Ana cancelou “Só texto” (03/03/2031, 14:00–15:00): sem pauta',
  });
  await chamar(ana.token, e.excluir, { params: { id: novoId } });
  await adiantarTrabalhos(banco);
  // Both say that it will not be held: one notification, told twice.
  expect(await ultimaDe(bia.id, 4)).toMatchObject({
    titulo: 'Compromisso cancelado',
    url: '/agenda',
    agendamento_id: null,
    contagem: 2,
  });
  await chamar(ana.token, e.restaurar, { params: { id: novoId } });
  await adiantarTrabalhos(banco);
  expect(await ultimaDe(bia.id, 5)).toMatchObject({ titulo: 'Agendamento atualizado' });
  expect(await recebidas(banco, ana.id)).toEqual([]);
}, 30_000);

describe('removing an appointment', () => {
  const cenario = async () => {
    const ana = await pessoa({ nome: 'Ana' });
    const bia = await pessoa({ nome: 'Bia' });
    const { id } = await criarAgendamento(banco, { criado_por: ana.id, participantes: [bia.id] });
    return { ana, bia, params: { id } };
  };

  test('notifies its people 15 s later; a removal undone before that notifies nobody', async () => {
    const { ana, bia, params } = await cenario();
    await chamar(ana.token, e.excluir, { params });
    const { rows } = await banco.$client.query(
      `select extract(epoch from start_after - created_on)::float as espera from jobs.job
        where name = 'agendamento.excluido/avisar' and (data->>'id')::bigint = $1`,
      [params.id],
    );
    expect(rows).toEqual([{ espera: expect.closeTo(15, 1) }]);
    await chamar(ana.token, e.restaurar, { params });
    await adiantarTrabalhos(banco);
    expect(await recebidas(banco, bia.id)).toEqual([]);
  }, 20_000);

  test('removed, restored and removed again: its people are notified once', async () => {
    const { ana, bia, params } = await cenario();
    await chamar(ana.token, e.excluir, { params });
    await chamar(ana.token, e.restaurar, { params });
    await chamar(ana.token, e.excluir, { params });
    await adiantarTrabalhos(banco);
    expect((await recebidas(banco, bia.id)).map(({ mensagem }) => mensagem)).toEqual([
      expect.stringMatching(/^Ana removeu da agenda /),
    ]);
  }, 20_000);

  test('makes the open screens of its people read again at once, and so does undoing it', async () => {
    const { ana, bia, params } = await cenario();
    const aba = await abrirLeitor(`${endereco}/api/notifications/sse/${bia.id}`, {
      authorization: `Bearer ${bia.token}`,
    });
    const pedidos = () => aba.eventos().filter(({ mensagem }) => mensagem.type === 'command');
    for (const [i, acao] of [e.excluir, e.restaurar].entries()) {
      await chamar(ana.token, acao, { params });
      await dentroDe(1_000, (timeout) =>
        vi.waitFor(() => expect(pedidos()).toHaveLength(i + 1), { timeout }),
      );
    }
    aba.sair();
  });
});

test('somebody taken out of an appointment is notified, without a link to what they can no longer open', async () => {
  const ana = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const caio = await pessoa({ nome: 'Caio' });
  const { id } = await criarAgendamento(banco, { criado_por: ana.id, participantes: [bia.id] });
  const body = { participantes: [caio.id] };
  await chamar(ana.token, e.atualizar, { params: { id }, body });
  expect(await ultimaDe(bia.id, 1)).toMatchObject({
    mensagem: expect.stringMatching(/^Ana retirou você de “/),
    url: '/agenda',
  });
  expect(await ultimaDe(caio.id, 1)).toMatchObject({
    titulo: 'Novo agendamento criado',
    mensagem: expect.stringMatching(/^Ana incluiu você em “/),
  });
});

test('somebody taken out is notified with the old title and time, not with those of the same edit', async () => {
  const ana = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const { id } = await criarAgendamento(banco, {
    titulo: 'Fechamento',
    criado_por: ana.id,
    participantes: [bia.id],
    data_hora_inicio: new Date(em('09:00')),
  });
  await chamar(ana.token, e.atualizar, {
    params: { id },
    body: {
      titulo: 'Demissão de Bia',
      data_hora_inicio: em('15:00'),
      data_hora_termino: em('16:00'),
      privado: true,
      participantes: [ana.id],
    },
  });
  expect(await ultimaDe(bia.id, 1)).toMatchObject({
    mensagem: 'Ana retirou você de “Fechamento” (03/03/2031, 09:00–10:00).',
  });
});

test('a booking confirmed over another notifies whoever is now in both', async () => {
  const ana = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const marcar = (token: string, titulo: string) =>
    chamar(token, e.criar, {
      body: {
        titulo,
        data_hora_inicio: em('16:00'),
        participantes: [bia.id],
        confirmar_conflito: true,
      },
    });
  await marcar(bia.token, 'Visita');
  await marcar(ana.token, 'Balanço');
  const aviso = await vi.waitFor(async () => {
    const [achado] = (await recebidas(banco, bia.id)).filter(
      (n) => n.tipo_evento === 'agendamento_conflito',
    );
    expect(achado).toBeDefined();
    return achado;
  });
  expect(aviso).toMatchObject({
    titulo: 'Conflito de Horário',
    mensagem: 'Ana marcou “Balanço” (03/03/2031, 16:00–17:00) no mesmo horário de “Visita”.',
  });
});

test('the creator of two appointments that were booked over is notified of each', async () => {
  const ana = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const davi = await pessoa({ nome: 'Davi' });
  const doDavi = (titulo: string, hora: string) =>
    criarAgendamento(banco, {
      titulo,
      criado_por: davi.id,
      criador_participa: false,
      participantes: [bia.id],
      data_hora_inicio: new Date(em(hora)),
    });
  const visita = await doDavi('Visita', '10:00');
  const treino = await doDavi('Treino', '11:00');
  await chamar(ana.token, e.criar, {
    body: {
      titulo: 'Balanço',
      data_hora_inicio: em('10:00'),
      data_hora_termino: em('12:00'),
      participantes: [bia.id],
      confirmar_conflito: true,
    },
  });
  await ultimaDe(davi.id, 2);
  expect((await recebidas(banco, davi.id)).map(({ agendamento_id: id }) => id)).toEqual([
    visita.id,
    treino.id,
  ]);
});
