import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { agendamentos } from '../agendamentos.tables.ts';

const { banco, chamar, agora, avancar, pessoa, administrador } = await montarApp({
  completa: true,
});

const DIA_MS = 86_400_000;
const em = (hora: string, dia = '2031-03-03') => instanteCivil(dia, `${hora}:00`);
const ontem = () => new Date(agora().getTime() - DIA_MS);

async function cenario(dados: Parameters<typeof criarAgendamento>[1] = {}) {
  const eu = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const linha = await criarAgendamento(banco, {
    criado_por: eu.id,
    participantes: [bia.id],
    data_hora_inicio: em('09:00'),
    ...dados,
  });
  return { eu, bia, id: linha.id };
}

const mudar = (token: string, id: number, body: object) =>
  chamar(token, e.mudarStatus, { params: { id }, body: body as { status: string } });

describe('saying how an appointment ended', () => {
  test('is allowed to a participant once it has begun', async () => {
    const { bia, id } = await cenario({ data_hora_inicio: ontem() });
    const { status, corpo } = await mudar(bia.token, id, { status: 'finalizado' });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      message: 'Status alterado.',
      agendamento: { status: 'FINALIZADO', versao: 2, acoes: { finalizar: false, reabrir: true } },
      novo_agendamento: null,
      avisos: [],
    });
    const [membro] = (await chamar(bia.token, e.listar, { query: { status: 'FINALIZADO' } })).corpo
      .agendamentos;
    expect(membro?.id).toBe(id);
  });

  test('may be taken back by the participant who said it, and by no other', async () => {
    const [bia, caio] = [await pessoa(), await pessoa()];
    const { id } = await criarAgendamento(banco, {
      participantes: [bia.id, caio.id],
      data_hora_inicio: ontem(),
    });
    await mudar(bia.token, id, { status: 'NO_SHOW' });
    const body = { status: 'AGENDADO', motivo_reabertura: 'marcado por engano' };
    const deOutro = await mudar(caio.token, id, body);
    expect([deOutro.status, deOutro.erro.detail]).toEqual([
      422,
      'Só quem criou o agendamento pode fazer isto.',
    ]);
    const lido = (await chamar(caio.token, e.ler, { params: { id } })).corpo;
    expect(lido.acoes.reabrir).toBe(false);
    expect((await mudar(bia.token, id, body)).corpo.agendamento.status).toBe('AGENDADO');
  });

  test('is refused before it begins', async () => {
    const { eu, id } = await cenario();
    for (const status of ['FINALIZADO', 'NO_SHOW']) {
      const resposta = await mudar(eu.token, id, { status });
      expect([resposta.status, resposta.erro.detail]).toEqual([
        409,
        'Este agendamento ainda não começou.',
      ]);
    }
  });

  test('is all that a guest may change: cancelling is 422, and 404 for a stranger', async () => {
    const { bia, id } = await cenario({ data_hora_inicio: ontem() });
    const body = { status: 'CANCELADO', motivo_cancelamento: 'não posso' };
    const convidado = await mudar(bia.token, id, body);
    expect([convidado.status, convidado.erro.detail]).toEqual([
      422,
      'Só quem criou o agendamento pode fazer isto.',
    ]);
    const estranho = await pessoa();
    expect((await mudar(estranho.token, id, body)).status).toBe(404);
    expect((await mudar(estranho.token, id, { status: 'FINALIZADO' })).status).toBe(404);
  });
});

describe('cancelling', () => {
  test('keeps the reason, trimmed, and frees the people’s time', async () => {
    const { eu, bia, id } = await cenario();
    const { corpo } = await mudar(eu.token, id, {
      status: 'CANCELADO',
      motivo_cancelamento: '  o cliente desistiu ',
    });
    expect(corpo.agendamento).toMatchObject({
      status: 'CANCELADO',
      motivo_cancelamento: 'o cliente desistiu',
    });
    const outro = await chamar(bia.token, e.criar, {
      body: {
        titulo: 'No lugar',
        data_hora_inicio: em('09:00').toISOString(),
        participantes: [bia.id],
      },
    });
    expect(outro.status).toBe(201);
    const { historico } = (await chamar(eu.token, e.detalhes, { params: { id } })).corpo;
    expect(historico[0]).toMatchObject({
      acao: 'status',
      descricao: 'Mudou o status de Agendado para Cancelado: o cliente desistiu',
    });
  });

  test.each([
    ['CANCELADO', 'Informe o motivo do cancelamento.'],
    ['REAGENDADO_CLIENTE', 'Informe o motivo do reagendamento.'],
    ['REAGENDADO_DOMINIO', 'Informe o motivo do reagendamento.'],
  ])('%s without a reason: %s', async (status, mensagem) => {
    const { eu, id } = await cenario();
    for (const motivo of [{}, { motivo_cancelamento: ' ab ', motivo_reagendamento: 'ab' }]) {
      const resposta = await mudar(eu.token, id, { status, ...motivo });
      expect([resposta.status, resposta.erro.detail]).toEqual([422, mensagem]);
    }
    const longo = 'x'.repeat(501);
    const resposta = await mudar(eu.token, id, {
      status,
      motivo_cancelamento: longo,
      motivo_reagendamento: longo,
    });
    expect(resposta.erro.detail).toBe('O motivo pode ter no máximo 500 caracteres.');
  });

  test('twice is refused: there is no change from CANCELADO to itself', async () => {
    const { eu, id } = await cenario();
    const body = { status: 'CANCELADO', motivo_cancelamento: 'desistiu' };
    const respostas = await Promise.all([mudar(eu.token, id, body), mudar(eu.token, id, body)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const recusa = respostas.find(({ status }) => status === 409);
    expect(recusa?.erro.detail).toBe('Não é possível mudar de Cancelado para Cancelado.');
  });
});

describe('rescheduling an appointment', () => {
  test.each([
    [
      { nova_data_hora_inicio: em('16:00'), nova_data_hora_termino: em('15:00') },
      'nova_data_hora_termino',
    ],
    [{ nova_data_hora_termino: em('15:00') }, 'nova_data_hora_inicio'],
  ])('without a reason and to %j tells both at once', async (horario, campo) => {
    const { eu, id } = await cenario();
    const { status, erro } = await mudar(eu.token, id, {
      status: 'REAGENDADO_CLIENTE',
      ...horario,
    });
    expect([status, erro.campos?.map((um) => um.campo)]).toEqual([
      422,
      ['motivo_reagendamento', campo],
    ]);
  });

  const pedido = {
    status: 'REAGENDADO_CLIENTE',
    motivo_reagendamento: 'pediu outro dia',
    nova_data_hora_inicio: em('14:00').toISOString(),
  };

  test('freezes the row and books a new one with the same data and people', async () => {
    const { eu, bia, id } = await cenario({ titulo: 'Balanço', local_reuniao: 'Sala 2' });
    const { status, corpo } = await mudar(eu.token, id, pedido);
    expect(status).toBe(200);
    expect(corpo.agendamento).toMatchObject({
      id,
      status: 'REAGENDADO_CLIENTE',
      motivo_reagendamento: 'pediu outro dia',
      data_hora_inicio: em('09:00').toISOString(),
    });
    const novo = corpo.novo_agendamento;
    expect(novo).toMatchObject({
      titulo: 'Balanço',
      local_reuniao: 'Sala 2',
      status: 'AGENDADO',
      data_hora_inicio: em('14:00').toISOString(),
      data_hora_termino: em('15:00').toISOString(),
      reagendado_de_id: id,
      criado_por: eu.id,
      motivo_reagendamento: null,
      versao: 1,
    });
    expect(novo?.participantes.map(({ nome }) => nome)).toEqual(['Ana', 'Bia']);
    const detalhes = await chamar(bia.token, e.detalhes, { params: { id } });
    expect(detalhes.corpo.reagendado_para_id).toBe(novo?.id);
    const calendario = await chamar(bia.token, e.calendario, {
      query: { data_inicio: '2031-03-03', data_fim: '2031-03-03' },
    });
    expect(calendario.corpo.agendamentos.map((a) => a.id)).toEqual([novo?.id]);
  });

  test('without a new time freezes the row and books none', async () => {
    const { eu, id } = await cenario();
    const { nova_data_hora_inicio: _, ...semHorario } = pedido;
    const { corpo } = await mudar(eu.token, id, { ...semHorario, status: 'REAGENDADO_DOMINIO' });
    expect(corpo).toMatchObject({
      agendamento: { status: 'REAGENDADO_DOMINIO' },
      novo_agendamento: null,
    });
  });

  test('into a conflict is refused and writes nothing', async () => {
    const { eu, bia, id } = await cenario();
    await criarAgendamento(banco, { criado_por: bia.id, data_hora_inicio: em('14:30') });
    const { status, erro } = await mudar(eu.token, id, pedido);
    expect([status, erro.codigo]).toEqual([409, 'CONFLITO_DE_HORARIO']);
    expect((await chamar(eu.token, e.ler, { params: { id } })).corpo.status).toBe('AGENDADO');
    const confirmado = await mudar(eu.token, id, { ...pedido, confirmar_conflito: true });
    expect(confirmado.corpo.conflitos).toHaveLength(1);
  });

  test('to a time that overlaps its own old one is no conflict', async () => {
    const { eu, id } = await cenario();
    const body = { ...pedido, nova_data_hora_inicio: em('09:30').toISOString() };
    expect((await mudar(eu.token, id, body)).status).toBe(200);
  });

  test('to a time that no appointment may have is refused', async () => {
    const { eu, id } = await cenario();
    const termino = { ...pedido, nova_data_hora_termino: em('13:00').toISOString() };
    expect((await mudar(eu.token, id, termino)).erro.campos).toEqual([
      { campo: 'nova_data_hora_termino', mensagem: 'O término deve ser depois do início.' },
    ]);
    const { nova_data_hora_inicio: _, ...semInicio } = termino;
    expect((await mudar(eu.token, id, semInicio)).erro.campos).toEqual([
      { campo: 'nova_data_hora_inicio', mensagem: 'Informe o novo início.' },
    ]);
  });
});

describe('correcting a status', () => {
  test('brings a cancelled appointment back with the reason, and checks for conflicts again', async () => {
    const { eu, bia, id } = await cenario();
    await mudar(eu.token, id, { status: 'CANCELADO', motivo_cancelamento: 'desistiu' });
    await criarAgendamento(banco, { criado_por: bia.id, data_hora_inicio: em('09:00') });
    const body = { status: 'AGENDADO', motivo_reabertura: 'desistiu de desistir' };
    const semMotivo = await mudar(eu.token, id, { status: 'AGENDADO' });
    expect([semMotivo.status, semMotivo.erro.detail]).toEqual([
      422,
      'Informe o motivo da reabertura.',
    ]);
    expect((await mudar(eu.token, id, body)).erro.codigo).toBe('CONFLITO_DE_HORARIO');
    const { corpo } = await mudar(eu.token, id, { ...body, confirmar_conflito: true });
    expect(corpo.agendamento).toMatchObject({
      status: 'AGENDADO',
      motivo_cancelamento: null,
      motivo_reabertura: 'desistiu de desistir',
    });
    expect(corpo.conflitos).toHaveLength(1);
  });

  test('is refused after seven days, to the creator and to administrators alike', async () => {
    const { eu, id } = await cenario({ data_hora_inicio: ontem() });
    await mudar(eu.token, id, { status: 'FINALIZADO' });
    const { token: adm } = await administrador();
    const body = { status: 'NO_SHOW', motivo_reabertura: 'não veio' };
    expect((await chamar(adm, e.ler, { params: { id } })).corpo.acoes.reabrir).toBe(true);
    avancar(7 * DIA_MS + 60_000);
    for (const token of [eu.token, adm]) {
      const resposta = await mudar(token, id, body);
      expect([resposta.status, resposta.erro.detail]).toEqual([
        409,
        'O prazo de 7 dias para corrigir este agendamento já passou.',
      ]);
    }
    expect((await chamar(eu.token, e.ler, { params: { id } })).corpo.acoes.reabrir).toBe(false);
  });
});

test('is refused for a stale version, and for an unknown status', async () => {
  const { eu, id } = await cenario();
  await banco.update(agendamentos).set({ versao: 5 }).where(eq(agendamentos.id, id));
  const velho = await mudar(eu.token, id, {
    status: 'CANCELADO',
    motivo_cancelamento: 'desistiu',
    versao: 4,
  });
  expect([velho.status, velho.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
  const estranho = await mudar(eu.token, id, { status: 'TALVEZ' });
  expect([estranho.status, estranho.erro.detail]).toEqual([
    422,
    'Status inválido: TALVEZ. Use: AGENDADO, FINALIZADO, CANCELADO, REAGENDADO_CLIENTE, REAGENDADO_DOMINIO, NO_SHOW.',
  ]);
});
