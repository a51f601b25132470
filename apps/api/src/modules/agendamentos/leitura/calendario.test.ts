import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { escritorio } from '../../escritorio/escritorio.tables.ts';

const { banco, chamar, agora, pessoa } = await montarApp();

const em = (dia: string, hora: string) => instanteCivil(dia, `${hora}:00`);
const ids = ({ agendamentos }: { agendamentos: { id: number }[] }) =>
  agendamentos.map(({ id }) => id);

describe('the calendar', () => {
  test('shows what is AGENDADO unless another status is asked for, and at most 62 days', async () => {
    const eu = await pessoa();
    const dia = { data_inicio: '2026-12-01', data_fim: '2026-12-31' };
    const data_hora_inicio = em('2026-12-15', '10:00');
    const a = await criarAgendamento(banco, { criado_por: eu.id, data_hora_inicio });
    const b = await criarAgendamento(banco, {
      criado_por: eu.id,
      data_hora_inicio,
      status: 'FINALIZADO',
    });
    const calendario = (query: object) => chamar(eu.token, e.calendario, { query });
    expect(ids((await calendario(dia)).corpo)).toEqual([a.id]);
    expect(ids((await calendario({ ...dia, status: 'todos' })).corpo)).toEqual([a.id, b.id]);
    expect((await calendario(dia)).corpo).toMatchObject({ total: 1, limit: 1000 });
    const longo = await calendario({ data_inicio: '2026-01-01', data_fim: '2026-03-04' });
    expect([longo.status, longo.erro.detail]).toEqual([
      422,
      'O período pode ter no máximo 62 dias.',
    ]);
    const justo = await calendario({ data_inicio: '2026-01-01', data_fim: '2026-03-03' });
    expect(justo.status).toBe(200);
  });

  test('shows a month as the days of its grid, an appointment past midnight on both days', async () => {
    const eu = await pessoa();
    const { id } = await criarAgendamento(banco, {
      criado_por: eu.id,
      data_hora_inicio: em('2026-12-31', '22:00'),
      data_hora_termino: em('2027-01-01', '01:00'),
    });
    const { corpo } = await chamar(eu.token, e.calendarioDoMes, {
      params: { year: 2026, month: 12 },
    });
    expect([corpo.ano, corpo.mes]).toEqual([2026, 12]);
    expect([corpo.dias.at(0)?.data, corpo.dias.at(-1)?.data]).toEqual(['2026-11-30', '2027-01-03']);
    expect(corpo.dias.filter(({ total }) => total > 0).map(({ data }) => data)).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(corpo.dias.find(({ data }) => data === '2027-01-01')?.agendamentos[0]?.id).toBe(id);
  });

  test.each([
    [{ year: 2026, month: 13 }, 'Mês inválido.'],
    [{ year: 2026, month: 0 }, 'Mês inválido.'],
    [{ year: 1999, month: 1 }, 'Ano inválido.'],
    [{ year: 2101, month: 1 }, 'Ano inválido.'],
  ])('%o is refused: %s', async (params, mensagem) => {
    const { token } = await pessoa();
    const { status, erro } = await chamar(token, e.calendarioDoMes, { params });
    expect([status, erro.detail]).toEqual([422, mensagem]);
  });
});

test('lists next appointments: AGENDADO, not ended, soonest first, seven days ahead unless asked otherwise', async () => {
  const eu = await pessoa();
  const daqui = (horas: number) => new Date(agora().getTime() + horas * 3_600_000);
  const criar = (horas: number, dados = {}) =>
    criarAgendamento(banco, { criado_por: eu.id, data_hora_inicio: daqui(horas), ...dados });
  await criar(-2);
  const emCurso = await criar(-0.5);
  const depois = await criar(100);
  const logo = await criar(1);
  await criar(2, { status: 'CANCELADO' });
  const longe = await criar(24 * 7 + 1);
  const proximos = async (query: object) => (await chamar(eu.token, e.proximos, { query })).corpo;
  expect(ids(await proximos({}))).toEqual([emCurso.id, logo.id, depois.id]);
  expect(ids(await proximos({ dias: 8 }))).toEqual([emCurso.id, logo.id, depois.id, longe.id]);
  const limitado = await proximos({ limit: 1 });
  expect([ids(limitado), limitado.total]).toEqual([[emCurso.id], 3]);
});

test('gives the status options with the colours and transitions of the specification', async () => {
  const { token } = await pessoa();
  const status = await chamar(token, e.opcoesDeStatus);
  expect(status.corpo.map(({ valor, cor }) => [valor, cor])).toEqual([
    ['AGENDADO', '#007bff'],
    ['FINALIZADO', '#28a745'],
    ['CANCELADO', '#dc3545'],
    ['REAGENDADO_CLIENTE', '#6f42c1'],
    ['REAGENDADO_DOMINIO', '#fd7e14'],
    ['NO_SHOW', '#6c757d'],
  ]);
  const prioridades = await chamar(token, e.opcoesDePrioridade);
  expect(prioridades.corpo.map(({ valor, cor }) => [valor, cor])).toEqual([
    ['BAIXA', '#6c757d'],
    ['NORMAL', '#007bff'],
    ['ALTA', '#fd7e14'],
    ['URGENTE', '#dc3545'],
  ]);
});

test('gives the firm’s working hours, or Monday to Friday from 8 to 18', async () => {
  const { token } = await pessoa();
  const ler = async () => (await chamar(token, e.opcoesDeExpediente)).corpo.expediente;
  const util = [
    ['08:00', '12:00'],
    ['13:00', '18:00'],
  ];
  expect(await ler()).toEqual({ 0: [], 1: util, 2: util, 3: util, 4: util, 5: util, 6: [] });
  await banco.insert(escritorio).values({
    nome: 'Firma',
    expediente: {
      '1': [
        ['13:00', '17:30'],
        ['07:30', '12:00'],
        ['11:00', '12:30'],
      ],
      '6': [
        ['08:00', '10:00'],
        ['10:00', '12:00'],
      ],
    },
  });
  const daFirma = {
    1: [
      ['07:30', '12:30'],
      ['13:00', '17:30'],
    ],
    6: [['08:00', '12:00']],
  };
  expect(await ler()).toEqual({ 0: [], 2: [], 3: [], 4: [], 5: [], ...daFirma });
});
