import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento, criarTipo } from '../../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import {
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { grupos } from '../../grupos/grupos.tables.ts';
import { agendamentoHistorico, agendamentos } from '../agendamentos.tables.ts';

const { banco, chamar, pessoa } = await montarApp({ completa: true });

/** A Monday far enough ahead: 9 h on the firm's clocks. */
const SEGUNDA = '2031-03-03';
const as = (hora: string, dia = SEGUNDA) => `${dia}T${hora}:00-03:00`;

const novo = (dados: object = {}) => ({
  titulo: 'Fechamento',
  data_hora_inicio: as('09:00'),
  data_hora_termino: as('10:00'),
  ...dados,
});

const criar = (token: string, dados: object) =>
  chamar(token, e.criar, { body: novo(dados) as never });

describe('a booking', () => {
  test('is answered with the whole appointment, its creator taking part', async () => {
    const eu = await pessoa({ nome: 'Ana' });
    const bia = await pessoa({ nome: 'Bia' });
    const cliente = await criarCliente(banco, { nome: 'Padaria Sol' });
    await vincularCliente(banco, eu.id, cliente.id);
    const tipo = await criarTipo(banco, { duracao_padrao_min: 45 });
    const { status, corpo } = await criar(eu.token, {
      titulo: '  Fechamento  ',
      data_hora_termino: undefined,
      descricao: '',
      local_reuniao: 'Sala 2',
      link_reuniao: 'https://reuniao.exemplo/x',
      prioridade: 'alta',
      tipo_agendamento_id: tipo.id,
      cliente_id: cliente.id,
      participantes: [{ id: bia.id }, bia.id],
    });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({
      success: true,
      message: 'Agendamento criado.',
      id: corpo.agendamento.id,
      conflitos: [],
      avisos: [],
      agendamento: {
        titulo: 'Fechamento',
        descricao: null,
        local_reuniao: 'Sala 2',
        link_reuniao: 'https://reuniao.exemplo/x',
        data_hora_inicio: '2031-03-03T12:00:00.000Z',
        data_hora_termino: '2031-03-03T12:45:00.000Z',
        status: 'AGENDADO',
        prioridade: 'ALTA',
        cliente: { nome: 'Padaria Sol' },
        criador: { id: eu.id, nome: 'Ana' },
        versao: 1,
        acoes: { editar: true, excluir: true, cancelar: true, finalizar: false },
      },
    });
    expect(corpo.agendamento.participantes.map(({ nome, resposta }) => [nome, resposta])).toEqual([
      ['Ana', 'aceito'],
      ['Bia', 'pendente'],
    ]);
  });

  test('leaves one line of history and one audit entry, which has no title if the appointment is private', async () => {
    const eu = await pessoa();
    const { corpo } = await criar(eu.token, {
      titulo: 'Segredo',
      privado: true,
      participantes: [eu.id],
    });
    const historico = await banco
      .select()
      .from(agendamentoHistorico)
      .where(eq(agendamentoHistorico.agendamento_id, corpo.id));
    expect(historico).toMatchObject([
      { acao: 'criado', descricao: 'Criou o agendamento.', usuario_id: eu.id },
    ]);
    const registros = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.objeto_id, corpo.id));
    expect(registros).toMatchObject([{ acao: 'agendamento.criado', usuario_id: eu.id }]);
    expect(JSON.stringify(registros)).not.toContain('Segredo');
  });

  test('for others only is readable by its creator, who does not take part', async () => {
    const eu = await pessoa();
    const bia = await pessoa();
    const primeiro = await criar(eu.token, { participantes: [eu.id] });
    const { status, corpo } = await criar(eu.token, {
      participantes: [bia.id],
      criador_participa: false,
    });
    expect([primeiro.status, status]).toEqual([201, 201]);
    expect(corpo.agendamento.participantes.map(({ id }) => id)).toEqual([bia.id]);
    expect((await chamar(eu.token, e.ler, { params: { id: corpo.id } })).status).toBe(200);
  });

  test('lasts an hour when neither an end nor the type says otherwise', async () => {
    const eu = await pessoa();
    const { corpo } = await criar(eu.token, {
      data_hora_termino: undefined,
      participantes: [eu.id],
    });
    expect(corpo.agendamento.data_hora_termino).toBe('2031-03-03T13:00:00.000Z');
  });

  test('reads a time without offset on the firm’s clocks', async () => {
    const eu = await pessoa();
    const { corpo } = await criar(eu.token, {
      data_hora_inicio: '2031-03-03T14:30',
      data_hora_termino: '2031-03-03T15:30',
      participantes: [eu.id],
    });
    expect(corpo.agendamento.data_hora_inicio).toBe('2031-03-03T17:30:00.000Z');
  });

  test('in the past or outside working hours is saved, with a remark', async () => {
    const eu = await pessoa();
    const ontem = somarDias(dataCivil(new Date()), -1);
    const { status, corpo } = await criar(eu.token, {
      data_hora_inicio: instanteCivil(ontem, '05:00:00').toISOString(),
      data_hora_termino: instanteCivil(ontem, '06:00:00').toISOString(),
      participantes: [eu.id],
    });
    expect([status, corpo.avisos]).toEqual([
      201,
      [
        { tipo: 'passado', mensagem: 'O horário escolhido já passou.' },
        {
          tipo: 'fora_do_expediente',
          mensagem: 'O horário está fora do expediente do escritório.',
        },
      ],
    ]);
  });
});

describe('a booking is refused, in the words of the specification,', () => {
  const recusado = async (token: string, dados: object) => {
    const { status, erro } = await criar(token, dados);
    return [status, erro.campos?.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)];
  };

  test.each([
    [{ titulo: '   ' }, 'titulo: Informe o título do agendamento.'],
    [{ titulo: undefined }, 'titulo: Informe o título do agendamento.'],
    [{ titulo: 'x'.repeat(201) }, 'titulo: O título pode ter no máximo 200 caracteres.'],
    [{ data_hora_inicio: '31/02/2026' }, 'data_hora_inicio: Data inválida: 31/02/2026.'],
    [{ data_hora_termino: as('09:00') }, 'data_hora_termino: O término deve ser depois do início.'],
    [{ data_hora_termino: as('08:00') }, 'data_hora_termino: O término deve ser depois do início.'],
    [
      { data_hora_termino: as('09:01', '2031-03-04') },
      'data_hora_termino: Um agendamento pode durar no máximo 24 horas.',
    ],
    [{ participantes: [] }, 'participantes: Inclua ao menos um participante.'],
    [{ participantes: undefined }, 'participantes: Inclua ao menos um participante.'],
    [{ participantes: [987654321] }, 'participantes: Participante não encontrado: 987654321.'],
    [
      { participantes: Array.from({ length: 101 }, (_, i) => i + 1) },
      'participantes: Máximo de 100 participantes.',
    ],
    [
      { link_reuniao: 'javascript:alert(1)' },
      'link_reuniao: Informe um endereço que comece com https://.',
    ],
    [
      { prioridade: 'MEGA' },
      'prioridade: Prioridade inválida: MEGA. Use: BAIXA, NORMAL, ALTA, URGENTE.',
    ],
    [
      { tipo_agendamento_id: 987654321 },
      'tipo_agendamento_id: Tipo de agendamento não encontrado.',
    ],
    [{ cliente_id: 987654321 }, 'cliente_id: Cliente não encontrado.'],
  ])('with %o', async (dados, mensagem) => {
    const eu = await pessoa();
    expect(await recusado(eu.token, { participantes: [eu.id], ...dados })).toEqual([
      422,
      [mensagem],
    ]);
  });

  test('naming every wrong field at once, those checked in the database too', async () => {
    const eu = await pessoa();
    expect(
      await recusado(eu.token, {
        cliente_id: 987654321,
        tipo_agendamento_id: 987654321,
        data_hora_termino: as('08:00'),
        participantes: [987654321, 987654322],
      }),
    ).toEqual([
      422,
      [
        'tipo_agendamento_id: Tipo de agendamento não encontrado.',
        'data_hora_termino: O término deve ser depois do início.',
        'cliente_id: Cliente não encontrado.',
        'participantes: Participante não encontrado: 987654321.',
        'participantes: Participante não encontrado: 987654322.',
      ],
    ]);
  });

  test('for a client outside the caller’s scope, as for one that does not exist', async () => {
    const eu = await pessoa();
    const { id } = await criarCliente(banco);
    expect(await recusado(eu.token, { participantes: [eu.id], cliente_id: id })).toEqual([
      422,
      ['cliente_id: Cliente não encontrado.'],
    ]);
  });

  test('for an inactive type', async () => {
    const eu = await pessoa();
    const tipo = await criarTipo(banco, { nome: 'Antigo', ativo: false });
    expect(
      await recusado(eu.token, { participantes: [eu.id], tipo_agendamento_id: tipo.id }),
    ).toEqual([422, ['tipo_agendamento_id: O tipo Antigo está inativo.']]);
  });

  test('without any participant', async () => {
    const eu = await pessoa();
    expect(await recusado(eu.token, { participantes: [eu.id], criador_participa: false })).toEqual([
      422,
      ['participantes: Inclua ao menos um participante.'],
    ]);
  });

  test('for participants who are inactive, lack the agenda or belong to a client; the client’s person is not named', async () => {
    const eu = await pessoa();
    const [grupo] = await banco.insert(grupos).values({ nome: 'Sem agenda' }).returning();
    const caio = await criarUsuario(banco, { nome: 'Caio', situacao: 'desligado' });
    const davi = await criarUsuario(banco, { nome: 'Davi', grupo_id: grupo?.id });
    const edu = await criarUsuarioDeCliente(banco, { nome: 'Edu' });
    const participantes = [caio.id, davi.id, edu.id];
    expect(await recusado(eu.token, { participantes })).toEqual([
      422,
      [
        'participantes: Caio está inativo(a) e não pode ser convidado(a).',
        'participantes: Davi não tem acesso à agenda e não pode ser convidado(a).',
        `participantes: Participante não encontrado: ${edu.id}.`,
      ],
    ]);
    const { corpo } = await chamar(eu.token, e.validarParticipantes, {
      body: { participantes: [...participantes, eu.id, 987654321] },
    });
    expect(corpo).toEqual({
      valido: false,
      participantes: [{ id: eu.id, nome: eu.nome, email: eu.email }],
      invalidos: [
        { id: caio.id, motivo: 'inativo' },
        { id: davi.id, motivo: 'sem_acesso' },
        { id: edu.id, motivo: 'sem_acesso' },
        { id: 987654321, motivo: 'inexistente' },
      ],
    });
  });

  test('without leaving a row behind', async () => {
    const eu = await pessoa();
    await criar(eu.token, { participantes: [eu.id, 987654321] });
    expect(await banco.$count(agendamentos, eq(agendamentos.criado_por, eu.id))).toBe(0);
  });
});

test('a soft-deleted appointment does not come back through a booking', async () => {
  const eu = await pessoa();
  const inicio = new Date(as('09:00'));
  await criarAgendamento(banco, {
    criado_por: eu.id,
    data_hora_inicio: inicio,
    excluido_em: new Date(),
  });
  expect((await criar(eu.token, { participantes: [eu.id] })).status).toBe(201);
});
