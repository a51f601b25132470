import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { dataCivil, instanteCivil } from '@dominio/contrato/datas';
import { GRUPO } from '@dominio/contrato/permissoes';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento, criarTipo } from '../../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { grupos } from '../../grupos/grupos.tables.ts';

const { banco, chamar, agora, pessoa, administrador } = await montarApp();

const em = (dia: string, hora: string) => instanteCivil(dia, `${hora}:00`);
const ids = ({ agendamentos }: { agendamentos: { id: number }[] }) =>
  agendamentos.map(({ id }) => id);
const lido = (token: string, id: number) => chamar(token, e.ler, { params: { id } });

describe('one appointment', () => {
  test('is shown whole to a participant, with the client’s name even outside the participant’s scope', async () => {
    const eu = await pessoa({ nome: 'Zélia' });
    const cliente = await criarCliente(banco, { nome: 'Padaria Sol' });
    const tipo = await criarTipo(banco, { nome: 'Fechamento', cor: '#28a745', icone: 'users' });
    const criador = await criarUsuario(banco, { nome: 'Ana' });
    const { id } = await criarAgendamento(banco, {
      titulo: 'Fechamento – Padaria Sol',
      descricao: 'levar o balancete',
      criado_por: criador.id,
      participantes: [eu.id],
      cliente_id: cliente.id,
      tipo_agendamento_id: tipo.id,
      data_hora_inicio: em('2026-12-07', '09:00'),
    });
    const { status, corpo } = await lido(eu.token, id);
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      id,
      titulo: 'Fechamento – Padaria Sol',
      descricao: 'levar o balancete',
      data_hora_inicio: '2026-12-07T12:00:00.000Z',
      data_hora_termino: '2026-12-07T13:00:00.000Z',
      status: 'AGENDADO',
      prioridade: 'NORMAL',
      ocupado: false,
      tipo_agendamento: { id: tipo.id, name: 'Fechamento', cor: '#28a745', icon: 'users' },
      criado_por: criador.id,
      criador: { id: criador.id, nome: 'Ana' },
      cliente: { id: cliente.id, nome: 'Padaria Sol' },
      versao: 1,
      acoes: { editar: false, excluir: false, cancelar: false, reagendar: false, reabrir: false },
    });
    expect(corpo.participantes.map(({ nome, tem_avatar }) => [nome, tem_avatar])).toEqual([
      ['Ana', false],
      ['Zélia', false],
    ]);
  });

  test('does not exist for somebody who is no member, by any way of reading it', async () => {
    const outro = await pessoa();
    const dono = await criarUsuario(banco);
    const { id } = await criarAgendamento(banco, { criado_por: dono.id });
    for (const endpoint of [e.ler, e.detalhes]) {
      const { status, erro } = await chamar(outro.token, endpoint, { params: { id } });
      expect([status, erro.detail]).toEqual([404, 'Agendamento não encontrado.']);
    }
    for (const query of [{ participante_id: dono.id }, { criado_por: dono.id }, {}]) {
      const lista = await chamar(outro.token, e.listar, { query });
      expect(lista.corpo).toEqual({
        agendamentos: [],
        total: 0,
        page: 1,
        limit: 50,
        total_pages: 0,
      });
      expect((await chamar(outro.token, e.calendario, { query })).corpo.agendamentos).toEqual([]);
    }
    const proximos = await chamar(outro.token, e.proximos, { query: { usuario_id: dono.id } });
    expect(proximos.corpo).toEqual({ agendamentos: [], total: 0 });
    const hoje = dataCivil(new Date(agora().getTime() + 86_400_000));
    const [year = 0, month = 0] = hoje.split('-').map(Number);
    const mes = await chamar(outro.token, e.calendarioDoMes, { params: { year, month } });
    expect(mes.corpo.dias.every(({ total }) => total === 0)).toBe(true);
  });

  test('is gone once deleted, for its creator and for administrators', async () => {
    const eu = await pessoa();
    const { id } = await criarAgendamento(banco, { criado_por: eu.id, excluido_em: new Date() });
    const { token } = await administrador();
    expect((await lido(eu.token, id)).status).toBe(404);
    expect((await lido(token, id)).status).toBe(404);
    expect((await chamar(eu.token, e.listar, {})).corpo.total).toBe(0);
  });

  test('shows its history, and its successor after a rescheduling', async () => {
    const eu = await pessoa();
    const { id } = await criarAgendamento(banco, {
      criado_por: eu.id,
      status: 'REAGENDADO_CLIENTE',
      motivo_reagendamento: 'viagem',
    });
    const novo = await criarAgendamento(banco, { criado_por: eu.id, reagendado_de_id: id });
    const { corpo } = await chamar(eu.token, e.detalhes, { params: { id } });
    expect(corpo).toMatchObject({
      historico: [],
      reagendado_para_id: novo.id,
      permissoes: { editar: false, excluir: true, finalizar: false },
    });
  });
});

describe('lists of appointments', () => {
  test('filter by the days they overlap, both ends counting whole', async () => {
    const eu = await pessoa();
    const criar = (dia: string, hora: string, minutos = 60) =>
      criarAgendamento(banco, {
        criado_por: eu.id,
        data_hora_inicio: em(dia, hora),
        data_hora_termino: new Date(em(dia, hora).getTime() + minutos * 60_000),
      });
    const vespera = await criar('2026-12-06', '23:30');
    await criar('2026-12-06', '23:00');
    const noFim = await criar('2026-12-07', '23:59');
    await criar('2026-12-08', '00:00');
    const dia = await chamar(eu.token, e.listar, {
      query: { data_inicio: '2026-12-07', data_fim: '2026-12-07' },
    });
    expect(ids(dia.corpo)).toEqual([vespera.id, noFim.id]);
    const ateAsDez = await chamar(eu.token, e.listar, {
      query: { data_inicio: '2026-12-07T00:00', data_fim: '2026-12-07T23:59:00-03:00' },
    });
    expect(ids(ateAsDez.corpo)).toEqual([vespera.id]);
  });

  test('filter by status, priority, type, client, text and people, and order both ways', async () => {
    const eu = await pessoa();
    const colega = await pessoa();
    const cliente = await criarCliente(banco);
    const tipo = await criarTipo(banco);
    const a = await criarAgendamento(banco, {
      titulo: 'Reunião de Fechamento',
      criado_por: eu.id,
      participantes: [colega.id],
      cliente_id: cliente.id,
      data_hora_inicio: em('2026-12-07', '09:00'),
    });
    const b = await criarAgendamento(banco, {
      titulo: 'Ligação',
      descricao: 'revisão do fechamento 100%',
      criado_por: colega.id,
      participantes: [eu.id],
      prioridade: 'URGENTE',
      tipo_agendamento_id: tipo.id,
      status: 'CANCELADO',
      data_hora_inicio: em('2026-12-08', '09:00'),
    });
    const c = await criarAgendamento(banco, {
      criado_por: eu.id,
      criador_participa: false,
      participantes: [colega.id],
      data_hora_inicio: em('2026-12-09', '09:00'),
    });
    const buscar = async (query: Record<string, string | number | string[]>) =>
      ids((await chamar(eu.token, e.listar, { query: query as object })).corpo);
    expect(await buscar({})).toEqual([a.id, b.id, c.id]);
    expect(await buscar({ ordenar: '-data_hora_inicio' })).toEqual([c.id, b.id, a.id]);
    expect(await buscar({ status: 'agendado' })).toEqual([a.id, c.id]);
    expect(await buscar({ status: 'todos' })).toEqual([a.id, b.id, c.id]);
    expect(await buscar({ prioridade: 'URGENTE,ALTA' })).toEqual([b.id]);
    expect(await buscar({ tipo_id: tipo.id })).toEqual([b.id]);
    expect(await buscar({ sem_tipo: 'true' })).toEqual([a.id, c.id]);
    expect(await buscar({ sem_tipo: 'true', tipo_id: tipo.id })).toEqual([a.id, b.id, c.id]);
    expect(await buscar({ sem_tipo: 'false', tipo_id: tipo.id })).toEqual([b.id]);
    expect(await buscar({ cliente_id: cliente.id })).toEqual([a.id]);
    expect(await buscar({ texto: 'FECHAMENTO' })).toEqual([a.id, b.id]);
    expect(await buscar({ texto: 'reuniao' })).toContain(a.id);
    expect(await buscar({ texto: '100%' })).toEqual([b.id]);
    expect(await buscar({ texto: 'f' })).toEqual([]);
    expect(await buscar({ criado_por: eu.id })).toEqual([a.id, c.id]);
    expect(await buscar({ participante_id: colega.id })).toEqual([a.id, b.id, c.id]);
    expect(await buscar({ participante_id: eu.id })).toEqual([a.id, b.id]);
  });

  test('have the same total on every page, past the end too', async () => {
    const eu = await pessoa();
    for (let i = 0; i < 5; i++) await criarAgendamento(banco, { criado_por: eu.id });
    const vistos: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { corpo } = await chamar(eu.token, e.listar, { query: { page, limit: 2 } });
      expect(corpo).toMatchObject({ total: 5, page, limit: 2, total_pages: 3 });
      vistos.push(...ids(corpo));
    }
    expect(new Set(vistos).size).toBe(5);
  });

  test('refuse dates and statuses that do not exist, quoting them as sent', async () => {
    const { token } = await pessoa();
    const ler = async (query: object) => {
      const { status, erro } = await chamar(token, e.listar, { query });
      return [status, erro.campos];
    };
    expect(await ler({ data_inicio: '31/02/2026', data_fim: '2026-02-31' })).toEqual([
      422,
      [
        { campo: 'data_inicio', mensagem: 'Data inválida: 31/02/2026.' },
        { campo: 'data_fim', mensagem: 'Esta data não existe: 31/02/2026.' },
      ],
    ]);
    expect(await ler({ status: 'TALVEZ' })).toEqual([
      422,
      [
        expect.objectContaining({
          mensagem: expect.stringMatching(/^Status inválido: TALVEZ\. Use: AGENDADO, /),
        }),
      ],
    ]);
    expect(await ler({ data_inicio: '2026-12-08', data_fim: '2026-12-07' })).toEqual([
      422,
      [{ campo: 'data_fim', mensagem: 'O fim do período deve ser depois do início.' }],
    ]);
  });

  test('are empty without the agenda’s permission, where the calendar is refused', async () => {
    const [grupo] = await banco.insert(grupos).values({ nome: 'Sem agenda' }).returning();
    const semAgenda = await pessoa({ grupo_id: grupo?.id });
    await criarAgendamento(banco, { criado_por: semAgenda.id });
    const doCliente = await pessoa({ grupo_id: GRUPO.cliente });
    for (const { token } of [semAgenda, doCliente]) {
      for (const endpoint of [e.listar, e.proximos]) {
        const { status, corpo } = await chamar(token, endpoint, {});
        expect([status, corpo.agendamentos, corpo.total]).toEqual([200, [], 0]);
      }
      expect((await chamar(token, e.calendario, {})).status).toBe(403);
    }
  });
});
