import { instanteCivil } from '@dominio/contrato/datas';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { recebidas } from '../../../../test/factories/notificacoes.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { notificacoesEntregas } from '../../notificacoes/entregas/entregas.tables.ts';
import { agendamentoParticipantes } from '../agendamentos.tables.ts';
import { lembrar, perguntarDesfechos } from './lembretes.jobs.ts';

const { banco, plataforma } = await montarApp();

/** A Monday that no test shares with the real clock. */
const em = (hora: string, dia = '2027-03-08') => instanteCivil(dia, `${hora}:00`);
const job = (agora: Date) => ({
  id: 'de-teste',
  banco,
  agora: () => agora,
  log: plataforma.log,
});
const lembrarAs = (hora: string, dia?: string) => lembrar(job(em(hora, dia)), plataforma);
const perguntarAs = (hora: string, dia?: string) =>
  perguntarDesfechos(job(em(hora, dia)), plataforma);
const mensagensDe = async (id: number) =>
  (await recebidas(banco, id)).map(({ mensagem }) => mensagem);
const marcar = async (dados: Parameters<typeof criarAgendamento>[1] = {}) => {
  const outra = await criarUsuario(banco);
  const linha = await criarAgendamento(banco, {
    titulo: 'Fechamento',
    data_hora_inicio: em('09:00'),
    criado_em: em('09:00', '2027-03-01'),
    participantes: [outra.id],
    ...dados,
  });
  return { id: linha.id, deQuemCriou: linha.criado_por, deQuemParticipa: outra.id };
};

describe('an appointment that begins (agendamento_lembrete)', () => {
  test('in a day and in an hour is told to all who take part, oneself too, each time once, in two processes as well', async () => {
    const { id, deQuemCriou, deQuemParticipa } = await marcar();
    await lembrarAs('08:59', '2027-03-07');
    expect(await mensagensDe(deQuemCriou)).toEqual([]);
    for (const hora of ['09:00', '09:01', '09:10']) await lembrarAs(hora, '2027-03-07');
    await Promise.all([lembrarAs('08:00'), lembrarAs('08:00')]);
    await lembrarAs('08:20');
    for (const quem of [deQuemCriou, deQuemParticipa]) {
      expect(await recebidas(banco, quem)).toMatchObject([
        {
          tipo_evento: 'agendamento_lembrete',
          mensagem: '“Fechamento” começa amanhã, às 09:00.',
          url: `/agenda?agendamento=${id}`,
          agendamento_id: id,
          criado_por: null,
        },
        { mensagem: '“Fechamento” começa hoje, às 09:00.' },
      ]);
    }
  });

  test('is not told to whoever declined, or made it without taking part', async () => {
    const { id, deQuemCriou, deQuemParticipa } = await marcar({ criador_participa: false });
    const recusou = await criarUsuario(banco);
    await banco.insert(agendamentoParticipantes).values({
      agendamento_id: id,
      usuario_id: recusou.id,
      resposta: 'recusado',
      inicio: em('09:00'),
      termino: em('10:00'),
      status: 'AGENDADO',
    });
    await lembrarAs('08:00');
    expect(await mensagensDe(deQuemCriou)).toEqual([]);
    expect(await mensagensDe(recusou.id)).toEqual([]);
    expect(await mensagensDe(deQuemParticipa)).toHaveLength(1);
  });

  test.each([
    ['was made less than an hour before', { criado_em: em('08:10') }],
    ['was cancelled', { status: 'CANCELADO' as const }],
    ['was removed', { excluido_em: em('07:00') }],
  ])('and %s is told to nobody', async (_oQue, dados) => {
    const { deQuemParticipa } = await marcar(dados);
    await lembrarAs('08:15');
    expect(await mensagensDe(deQuemParticipa)).toEqual([]);
  });

  test('at another hour than before is told of anew', async () => {
    const { id, deQuemParticipa } = await marcar();
    await lembrarAs('08:00');
    await banco.$client.query(
      `update agendamentos set data_hora_inicio = $1, data_hora_termino = $2 where id = $3`,
      [em('11:00'), em('12:00'), id],
    );
    await lembrarAs('10:00');
    expect(await mensagensDe(deQuemParticipa)).toEqual([
      '“Fechamento” começa hoje, às 09:00.',
      '“Fechamento” começa hoje, às 11:00.',
    ]);
  });
});

describe('a meeting of a client (reuniao_lembrete)', () => {
  const daEmpresa = async (dados: Parameters<typeof criarAgendamento>[1] = {}) => {
    const cliente = await criarCliente(banco);
    const pessoa = await criarUsuarioDeCliente(banco, { client_id: cliente.id });
    await marcar({ cliente_id: cliente.id, ...dados });
    return pessoa.id;
  };
  const doEmail = (usuarioId: number) =>
    banco
      .select({ estado: notificacoesEntregas.estado })
      .from(notificacoesEntregas)
      .where(
        and(
          eq(notificacoesEntregas.usuario_id, usuarioId),
          eq(notificacoesEntregas.canal, 'email'),
        ),
      );

  test('is told a day before it to the people of the client, by an e-mail that waits for no other, once', async () => {
    const id = await daEmpresa();
    for (const hora of ['09:00', '09:05']) await lembrarAs(hora, '2027-03-07');
    await lembrarAs('08:00');
    expect(await recebidas(banco, id)).toMatchObject([
      {
        tipo_evento: 'reuniao_lembrete',
        mensagem: '“Fechamento” começa amanhã, às 09:00.',
        url: '/area-cliente',
      },
    ]);
    expect(await doEmail(id)).toEqual([{ estado: 'pendente' }]);
  });

  test('that is private is not told to them', async () => {
    const id = await daEmpresa({ privado: true });
    await lembrarAs('09:00', '2027-03-07');
    expect(await recebidas(banco, id)).toEqual([]);
  });
});

describe('appointments that ended without an outcome (agendamento_sem_desfecho)', () => {
  test('that are private are counted and not named', async () => {
    const { deQuemParticipa } = await marcar({ titulo: 'Exame', privado: true });
    await perguntarAs('18:00');
    expect(await mensagensDe(deQuemParticipa)).toEqual([
      'Um agendamento privado terminou sem desfecho. Diga se aconteceu, ou remarque.',
    ]);
  });

  test('are asked about once a working day, all at once, those of oneself too', async () => {
    const { deQuemCriou, deQuemParticipa } = await marcar();
    await criarAgendamento(banco, {
      titulo: 'Visita',
      data_hora_inicio: em('14:00'),
      criado_por: deQuemParticipa,
    });
    await criarAgendamento(banco, {
      titulo: 'Depois',
      data_hora_inicio: em('17:00'),
      criado_por: deQuemParticipa,
    });
    await Promise.all([perguntarAs('17:30'), perguntarAs('17:30')]);
    await perguntarAs('17:31');
    expect(await recebidas(banco, deQuemCriou)).toMatchObject([
      {
        tipo_evento: 'agendamento_sem_desfecho',
        mensagem: '“Fechamento” terminou sem desfecho. Diga se aconteceu, ou remarque.',
      },
    ]);
    expect(await mensagensDe(deQuemParticipa)).toEqual([
      '“Fechamento” e “Visita” terminaram sem desfecho. Diga se aconteceram, ou remarque.',
    ]);
    await perguntarAs('17:30', '2027-03-09');
    expect(await mensagensDe(deQuemCriou)).toHaveLength(2);
  });

  test('are not asked about on a Saturday, nor those that have one', async () => {
    const { deQuemParticipa } = await marcar({ status: 'FINALIZADO' });
    const { deQuemParticipa: noSabado } = await marcar({
      data_hora_inicio: em('09:00', '2027-03-13'),
    });
    await perguntarAs('17:30');
    await perguntarAs('17:30', '2027-03-13');
    expect(await mensagensDe(deQuemParticipa)).toEqual([]);
    expect(await mensagensDe(noSabado)).toEqual([]);
  });
});
