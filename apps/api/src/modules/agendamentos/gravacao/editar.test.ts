import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { dataCivil, horaCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento, criarTipo } from '../../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { agendamentoParticipantes } from '../agendamentos.tables.ts';

const { banco, chamar, agora, avancar, pessoa, administrador } = await montarApp({
  completa: true,
});

const SEGUNDA = '2031-03-03';
const em = (hora: string) => instanteCivil(SEGUNDA, `${hora}:00`);

/** An appointment of mine, 9 h to 10 h, with one guest. */
async function cenario(dados: Parameters<typeof criarAgendamento>[1] = {}) {
  const eu = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const { id } = await criarAgendamento(banco, {
    titulo: 'Fechamento',
    criado_por: eu.id,
    participantes: [bia.id],
    data_hora_inicio: em('09:00'),
    ...dados,
  });
  return { eu, bia, id };
}

const editar = (token: string, id: number, body: object) =>
  chamar(token, e.atualizar, { params: { id }, body });
const membros = (id: number) =>
  banco
    .select()
    .from(agendamentoParticipantes)
    .where(eq(agendamentoParticipantes.agendamento_id, id));

describe('an edit', () => {
  test('touches only the fields sent, raises the version and writes history and audit entry', async () => {
    const { eu, id } = await cenario({ descricao: 'levar o balancete' });
    const { status, corpo } = await editar(eu.token, id, { local_reuniao: 'Sala 2' });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      success: true,
      message: 'Agendamento atualizado.',
      id,
      agendamento: { descricao: 'levar o balancete', local_reuniao: 'Sala 2', versao: 2 },
    });
    const detalhes = await chamar(eu.token, e.detalhes, { params: { id } });
    expect(detalhes.corpo.historico).toMatchObject([
      { acao: 'atualizado', descricao: 'Mudou o local.', usuario: { id: eu.id, nome: 'Ana' } },
    ]);
    const registros = await banco
      .select()
      .from(auditoriaEventos)
      .where(and(eq(auditoriaEventos.objeto_id, id)));
    expect(registros.map(({ acao }) => acao)).toEqual(['agendamento.atualizado']);
  });

  test('remarks on a time that has passed only where the time is what changed', async () => {
    const ontem = instanteCivil(somarDias(dataCivil(agora()), -1), '05:00:00');
    const { eu, id } = await cenario({ data_hora_inicio: ontem });
    const local = await editar(eu.token, id, { local_reuniao: 'Sala 2' });
    expect([local.status, local.corpo.avisos]).toEqual([200, []]);
    const hora = await editar(eu.token, id, {
      data_hora_inicio: instanteCivil(dataCivil(ontem), '04:00:00').toISOString(),
    });
    expect(hora.corpo.avisos.map(({ tipo }) => tipo)).toEqual(['passado', 'fora_do_expediente']);
  });

  test('that changes nothing writes no version and no history', async () => {
    const { eu, bia, id } = await cenario();
    const { status, corpo } = await editar(eu.token, id, {
      titulo: ' Fechamento ',
      participantes: [{ id: bia.id }],
      data_hora_inicio: '2031-03-03T12:00:00Z',
      descricao: '  ',
    });
    expect([status, corpo.agendamento.versao]).toEqual([200, 1]);
    const { historico } = (await chamar(eu.token, e.detalhes, { params: { id } })).corpo;
    expect(historico).toEqual([]);
  });

  test('of the time changes the copy in every member’s row', async () => {
    const { eu, bia, id } = await cenario();
    const { status } = await editar(eu.token, id, {
      data_hora_inicio: em('14:00').toISOString(),
      data_hora_termino: em('15:00').toISOString(),
    });
    expect(status).toBe(200);
    expect((await membros(id)).map(({ inicio }) => inicio)).toEqual([em('14:00'), em('14:00')]);
    const noDia = await chamar(bia.token, e.listar, {
      query: { data_inicio: `${SEGUNDA}T14:00`, data_fim: `${SEGUNDA}T15:00` },
    });
    expect(noDia.corpo.total).toBe(1);
  });

  test('of people gives the new ones access and takes it from the removed; the creator keeps it', async () => {
    const { eu, bia, id } = await cenario();
    const caio = await pessoa({ nome: 'Caio' });
    const { corpo } = await editar(eu.token, id, { participantes: [caio.id] });
    expect(corpo.agendamento.participantes.map(({ nome }) => nome)).toEqual(['Ana', 'Caio']);
    expect((await chamar(bia.token, e.ler, { params: { id } })).status).toBe(404);
    expect((await chamar(caio.token, e.ler, { params: { id } })).status).toBe(200);
    const semMim = await editar(eu.token, id, { criador_participa: false });
    expect(semMim.corpo.agendamento.participantes.map(({ nome }) => nome)).toEqual(['Caio']);
    expect((await chamar(eu.token, e.ler, { params: { id } })).status).toBe(200);
  });

  test('may keep a client outside the scope, an inactive guest and an inactive type, but not name new ones', async () => {
    const cliente = await criarCliente(banco);
    const outroCliente = await criarCliente(banco);
    const tipo = await criarTipo(banco, { ativo: false });
    const caio = await criarUsuario(banco, { nome: 'Caio', situacao: 'desligado' });
    const davi = await criarUsuario(banco, { nome: 'Davi', situacao: 'desligado' });
    const { eu, id } = await cenario({
      cliente_id: cliente.id,
      tipo_agendamento_id: tipo.id,
      participantes: [caio.id],
    });
    const mesmos = {
      cliente_id: cliente.id,
      tipo_agendamento_id: tipo.id,
      participantes: [eu.id, caio.id],
    };
    expect((await editar(eu.token, id, { ...mesmos, titulo: 'Outro' })).status).toBe(200);
    const { status, erro } = await editar(eu.token, id, {
      cliente_id: outroCliente.id,
      participantes: [davi.id],
      data_hora_termino: em('08:00').toISOString(),
    });
    expect([status, erro.campos]).toEqual([
      422,
      [
        { campo: 'data_hora_termino', mensagem: 'O término deve ser depois do início.' },
        { campo: 'cliente_id', mensagem: 'Cliente não encontrado.' },
        { campo: 'participantes', mensagem: 'Davi está inativo(a) e não pode ser convidado(a).' },
      ],
    ]);
    const { corpo } = await editar(eu.token, id, { cliente_id: null, tipo_agendamento_id: null });
    expect(corpo.agendamento).toMatchObject({ cliente: null, tipo_agendamento: null });
  });
});

describe('an edit that makes a conflict', () => {
  test('is refused with suggestions until confirmed; its own old time is no conflict', async () => {
    const { eu, bia, id } = await cenario();
    const outro = await criarAgendamento(banco, {
      criado_por: bia.id,
      data_hora_inicio: em('14:00'),
    });
    const meiaHoraDepois = {
      data_hora_inicio: em('09:30').toISOString(),
      data_hora_termino: em('10:30').toISOString(),
    };
    expect((await editar(eu.token, id, meiaHoraDepois)).status).toBe(200);
    const conflitante = {
      data_hora_inicio: em('14:30').toISOString(),
      data_hora_termino: em('15:30').toISOString(),
    };
    const { status, erro } = await editar(eu.token, id, conflitante);
    expect(status).toBe(409);
    expect(erro).toMatchObject({
      codigo: 'CONFLITO_DE_HORARIO',
      conflitos: [{ agendamento_id: outro.id, titulo: 'Ocupado' }],
    });
    expect((erro as unknown as { sugestoes: object[] }).sugestoes).toHaveLength(3);
    const confirmado = await editar(eu.token, id, { ...conflitante, confirmar_conflito: true });
    expect(confirmado.corpo.conflitos).toHaveLength(1);
    const texto = await editar(eu.token, id, { titulo: 'Outro título' });
    expect([texto.status, texto.corpo.conflitos]).toEqual([200, []]);
  });

  test('is refused also when it adds a busy person, or a type that blocks the agenda replaces one that does not', async () => {
    const livre = await criarTipo(banco, { bloqueia_agenda: false });
    const { eu, id } = await cenario({ tipo_agendamento_id: livre.id });
    const caio = await pessoa({ nome: 'Caio' });
    await criarAgendamento(banco, { criado_por: caio.id, data_hora_inicio: em('09:00') });
    const participantes = [eu.id, caio.id];
    expect((await editar(eu.token, id, { participantes })).status).toBe(200);
    const bloqueando = await editar(eu.token, id, { tipo_agendamento_id: null });
    expect(bloqueando.status).toBe(409);
    const { eu: outra, id: outroId } = await cenario();
    const incluindo = await editar(outra.token, outroId, { participantes: [caio.id] });
    expect(incluindo.status).toBe(409);
  });

  test('with another edit at once into the same free time: one of the two succeeds', async () => {
    const alvo = await pessoa();
    const donos = await Promise.all(Array.from({ length: 6 }, () => pessoa()));
    const horas = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00'];
    const meus = await Promise.all(
      donos.map((dono, i) =>
        criarAgendamento(banco, {
          criado_por: dono.id,
          criador_participa: false,
          participantes: [alvo.id],
          data_hora_inicio: em(horas[i] ?? '08:00'),
        }),
      ),
    );
    const destino = {
      data_hora_inicio: em('16:00').toISOString(),
      data_hora_termino: em('17:00').toISOString(),
    };
    const respostas = await Promise.all(
      meus.map(({ id }, i) => editar(donos[i]?.token ?? '', id, destino)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('editing is refused', () => {
  test('to a guest (422) and a stranger (404), not to an administrator', async () => {
    const { bia, id } = await cenario();
    const estranho = await pessoa();
    const adm = await administrador({ nome: 'Adm' });
    const convidado = await editar(bia.token, id, { titulo: 'Meu' });
    expect([convidado.status, convidado.erro.detail]).toEqual([
      422,
      'Só quem criou o agendamento pode fazer isto.',
    ]);
    const alheio = await editar(estranho.token, id, { titulo: 'Meu' });
    expect([alheio.status, alheio.erro.detail]).toEqual([404, 'Agendamento não encontrado.']);
    expect((await editar(adm.token, id, { titulo: 'Do adm' })).status).toBe(200);
  });

  test('even to an administrator, for somebody else’s private appointment', async () => {
    const { id } = await cenario({ privado: true });
    const adm = await administrador();
    const params = { id };
    const respostas = [
      await editar(adm.token, id, { titulo: 'Meu' }),
      await chamar(adm.token, e.excluir, { params }),
      await chamar(adm.token, e.mudarStatus, {
        params,
        body: { status: 'CANCELADO', motivo_cancelamento: 'porque sim' },
      }),
    ];
    for (const { status, erro } of respostas) {
      expect([status, erro.detail]).toEqual([404, 'Agendamento não encontrado.']);
    }
  });

  test('outside AGENDADO for everything but the description', async () => {
    const { eu, id } = await cenario({ status: 'FINALIZADO' });
    const titulo = await editar(eu.token, id, { titulo: 'Outro', descricao: 'ata' });
    expect([titulo.status, titulo.erro.codigo]).toEqual([409, 'ESTADO_INVALIDO']);
    const ata = await editar(eu.token, id, { titulo: 'Fechamento', descricao: 'ata' });
    expect([ata.status, ata.corpo.agendamento.descricao]).toEqual([200, 'ata']);
  });
});

test('for a stale version, saying who changed it and when, with the row as it is now', async () => {
  const { eu, bia, id } = await cenario();
  const adm = await administrador({ nome: 'Adm da Silva' });
  avancar(3_600_000);
  expect((await editar(adm.token, id, { titulo: 'Do adm', versao: 1 })).status).toBe(200);
  const hora = horaCivil(agora());
  const { status, erro } = await editar(eu.token, id, { titulo: 'Meu', versao: 1 });
  expect(status).toBe(409);
  expect(erro).toMatchObject({
    codigo: 'REGISTRO_ALTERADO',
    detail: `Este registro foi alterado por Adm da Silva às ${hora}. Recarregue para ver a versão atual.`,
    atual: { id, titulo: 'Do adm', versao: 2 },
  });
  expect((await editar(eu.token, id, { titulo: 'Meu', versao: 2 })).status).toBe(200);
  expect((await editar(eu.token, id, { titulo: 'Sem versão' })).status).toBe(200);
  expect((await chamar(bia.token, e.ler, { params: { id } })).corpo.versao).toBe(4);
});

test('to one of two edits of the same version at once', async () => {
  const { eu, id } = await cenario();
  const respostas = await Promise.all(
    ['A', 'B', 'C', 'D'].map((titulo) => editar(eu.token, id, { titulo, versao: 1 })),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});
