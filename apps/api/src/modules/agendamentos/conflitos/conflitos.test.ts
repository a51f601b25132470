import {
  agendamentosEndpoints as e,
  type RespostaDeConflito,
} from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento, criarTipo } from '../../../../test/factories/agendamentos.ts';
import { agendamentoParticipantes } from '../agendamentos.tables.ts';

const { banco, chamar, app, avancar, pessoa } = await montarApp({ completa: true });

const SEGUNDA = '2031-03-03';
const em = (hora: string, dia = SEGUNDA) => instanteCivil(dia, `${hora}:00`);
const novo = (participantes: number[], dados: object = {}) => ({
  titulo: 'Fechamento',
  data_hora_inicio: em('09:00').toISOString(),
  data_hora_termino: em('10:00').toISOString(),
  participantes,
  ...dados,
});
const criar = (token: string, participantes: number[], dados: object = {}) =>
  chamar(token, e.criar, { body: novo(participantes, dados) });
const validar = async (token: string, participantes: number[], dados: object = {}) =>
  (await chamar(token, e.validarConflito, { body: novo(participantes, dados) })).corpo;

/** The fields that a 409 carries beside the error envelope. */
const doConflito = (erro: unknown) => erro as RespostaDeConflito;

describe('a booking over an appointment of the same person', () => {
  test('is refused with the conflicts and three free times', async () => {
    const eu = await pessoa();
    const bia = await pessoa({ nome: 'Bia' });
    const caio = await pessoa({ nome: 'Caio' });
    const primeiro = await criar(bia.token, [caio.id], { titulo: 'Só deles' });
    const { status, erro } = await criar(eu.token, [bia.id, caio.id]);
    expect(status).toBe(409);
    expect(erro).toMatchObject({
      codigo: 'CONFLITO_DE_HORARIO',
      detail: 'Há conflito de horário. Escolha outro horário ou confirme mesmo assim.',
      tem_conflito: true,
      avisos: [],
      conflitos: [
        {
          agendamento_id: primeiro.corpo.id,
          titulo: 'Ocupado',
          tipo: 'participante',
          data_hora_inicio: em('09:00').toISOString(),
          data_hora_termino: em('10:00').toISOString(),
          participantes: [
            { id: bia.id, nome: 'Bia' },
            { id: caio.id, nome: 'Caio' },
          ],
        },
      ],
      sugestoes: [
        {
          data_hora_inicio: em('08:00').toISOString(),
          data_hora_termino: em('09:00').toISOString(),
        },
        { data_hora_inicio: em('10:00').toISOString() },
        { data_hora_inicio: em('11:00').toISOString() },
      ],
    });
    const [sugestao] = doConflito(erro).sugestoes;
    expect((await criar(eu.token, [bia.id, caio.id], sugestao)).status).toBe(201);
  });

  test('is refused with the conflict’s title for a member of it', async () => {
    const eu = await pessoa();
    await criar(eu.token, [eu.id], { titulo: 'Minha' });
    const { conflitos } = await validar(eu.token, [eu.id]);
    expect(conflitos.map(({ titulo }) => titulo)).toEqual(['Minha']);
  });

  test('succeeds once confirmed, and the answer lists the conflicts', async () => {
    const eu = await pessoa();
    const primeiro = await criar(eu.token, [eu.id]);
    const { status, corpo } = await criar(eu.token, [eu.id], { confirmar_conflito: true });
    expect(status).toBe(201);
    expect(corpo.conflitos.map(({ agendamento_id }) => agendamento_id)).toEqual([
      primeiro.corpo.id,
    ]);
    const { historico } = (await chamar(eu.token, e.detalhes, { params: { id: corpo.id } })).corpo;
    expect(historico[0]?.descricao).toBe(
      'Criou o agendamento, com conflito de horário confirmado.',
    );
  });

  test('conflicts only if that one is AGENDADO, not deleted, overlaps, blocks the agenda and the person takes part and did not decline', async () => {
    const eu = await pessoa();
    const data_hora_inicio = em('09:00');
    const livre = await criarTipo(banco, { bloqueia_agenda: false });
    const meu = { criado_por: eu.id, data_hora_inicio };
    for (const status of ['FINALIZADO', 'CANCELADO', 'REAGENDADO_CLIENTE', 'NO_SHOW'] as const) {
      await criarAgendamento(banco, { ...meu, status });
    }
    await criarAgendamento(banco, { ...meu, excluido_em: new Date() });
    await criarAgendamento(banco, { ...meu, tipo_agendamento_id: livre.id });
    await criarAgendamento(banco, { ...meu, criador_participa: false });
    await criarAgendamento(banco, { ...meu, data_hora_inicio: em('10:00') });
    await criarAgendamento(banco, { ...meu, data_hora_inicio: em('08:00') });
    const { id } = await criarAgendamento(banco, { data_hora_inicio });
    await banco.insert(agendamentoParticipantes).values({
      agendamento_id: id,
      usuario_id: eu.id,
      resposta: 'recusado',
      inicio: data_hora_inicio,
      termino: em('10:00'),
      status: 'AGENDADO',
    });
    expect((await validar(eu.token, [eu.id])).tem_conflito).toBe(false);
    const que = await criarAgendamento(banco, { ...meu, data_hora_inicio: em('09:59') });
    const { conflitos } = await validar(eu.token, [eu.id]);
    expect(conflitos.map(({ agendamento_id }) => agendamento_id)).toEqual([que.id]);
  });

  test('has no conflict if its type does not block the agenda', async () => {
    const eu = await pessoa();
    const livre = await criarTipo(banco, { bloqueia_agenda: false });
    await criar(eu.token, [eu.id]);
    const dados = { tipo_agendamento_id: livre.id };
    expect((await validar(eu.token, [eu.id], dados)).tem_conflito).toBe(false);
    expect((await criar(eu.token, [eu.id], dados)).status).toBe(201);
  });
});

describe('checking a time before booking', () => {
  test('answers without suggestions where it is free, with remarks on the time', async () => {
    const eu = await pessoa();
    expect(
      await validar(eu.token, [eu.id], {
        data_hora_inicio: em('20:00').toISOString(),
        data_hora_termino: em('21:00').toISOString(),
      }),
    ).toEqual({
      tem_conflito: false,
      conflitos: [],
      avisos: [expect.objectContaining({ tipo: 'fora_do_expediente' })],
      ausentes: [],
      sugestoes: [],
    });
  });

  test('leaves out the appointment being edited, but not one the caller cannot read', async () => {
    const eu = await pessoa();
    const outro = await pessoa();
    const { corpo } = await criar(eu.token, [eu.id]);
    const dados = { agendamento_id: corpo.id };
    expect((await validar(eu.token, [eu.id], dados)).tem_conflito).toBe(false);
    const alheio = await validar(outro.token, [eu.id], dados);
    expect(alheio.conflitos.map(({ titulo }) => titulo)).toEqual(['Ocupado']);
  });

  test('refuses a time that no appointment may have', async () => {
    const eu = await pessoa();
    const body = novo([eu.id], { data_hora_termino: em('08:00').toISOString() });
    const { status, erro } = await chamar(eu.token, e.validarConflito, { body });
    expect([status, erro.detail]).toEqual([422, 'O término deve ser depois do início.']);
  });
});

describe('simultaneous bookings', () => {
  test.each([2, 20])(
    '%i of the same person: one succeeds, the others get three free times',
    async (n) => {
      const alvo = await pessoa();
      const autores = await Promise.all(Array.from({ length: n }, () => pessoa()));
      const respostas = await Promise.all(
        autores.map(({ token }) => criar(token, [alvo.id], { criador_participa: false })),
      );
      const codigos = respostas.map(({ status }) => status).sort();
      expect(codigos).toEqual([201, ...Array.from({ length: n - 1 }, () => 409)]);
      for (const { erro } of respostas.filter(({ status }) => status === 409)) {
        expect(doConflito(erro).conflitos).toHaveLength(1);
        expect(doConflito(erro).sugestoes).toHaveLength(3);
      }
    },
  );

  test('of overlapping sets of people do not deadlock, and only one succeeds', async () => {
    const [a, b, c] = await Promise.all([pessoa(), pessoa(), pessoa()]);
    const trios = [
      [a.id, b.id],
      [b.id, a.id],
      [c.id, b.id],
      [a.id, c.id],
      [c.id, a.id, b.id],
    ];
    for (let vez = 0; vez < 5; vez++) {
      const dia = `2031-04-${String(7 + vez).padStart(2, '0')}`;
      const horario = {
        data_hora_inicio: em('09:00', dia).toISOString(),
        data_hora_termino: em('10:00', dia).toISOString(),
        criador_participa: false,
      };
      const autor = await pessoa();
      const respostas = await Promise.all(
        trios.map((pessoas) => criar(autor.token, pessoas, horario)),
      );
      const gravados = respostas.flatMap(({ status, corpo }) =>
        status === 201 ? [corpo.agendamento.participantes.map(({ id }) => id)] : [],
      );
      expect(respostas.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(new Set(gravados.flat()).size).toBe(gravados.flat().length);
      expect(gravados.length).toBeGreaterThan(0);
    }
  });
});

describe('the idempotency key of a booking', () => {
  const enviar = (token: string, chave: string, corpo: object) =>
    app.inject({
      method: 'POST',
      url: '/api/agendamentos',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': chave },
      payload: corpo,
    });

  test('makes a repeated request answer as the first, however many come at once', async () => {
    const eu = await pessoa();
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => enviar(eu.token, 'k1', novo([eu.id]))),
    );
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const corpos = respostas.map((resposta) => resposta.json());
    for (const corpo of corpos) expect(corpo).toEqual(corpos[0]);
    const lista = await chamar(eu.token, e.listar, {});
    expect(lista.corpo.total).toBe(1);
  });

  test('is refused with other data, and free for another person to use', async () => {
    const eu = await pessoa();
    const outro = await pessoa();
    expect((await enviar(eu.token, 'k2', novo([eu.id]))).statusCode).toBe(201);
    const outra = await enviar(eu.token, 'k2', novo([eu.id], { titulo: 'Outro' }));
    expect([outra.statusCode, outra.json().codigo]).toEqual([409, 'CHAVE_REPETIDA']);
    expect((await enviar(outro.token, 'k2', novo([outro.id]))).statusCode).toBe(201);
  });

  test('may be used again after a refusal: the dialog confirms with the same key', async () => {
    const eu = await pessoa();
    await criar(eu.token, [eu.id]);
    expect((await enviar(eu.token, 'k3', novo([eu.id]))).statusCode).toBe(409);
    const confirmado = novo([eu.id], { confirmar_conflito: true });
    expect((await enviar(eu.token, 'k3', confirmado)).statusCode).toBe(201);
  });

  test('is kept for a day', async () => {
    const eu = await pessoa();
    expect((await enviar(eu.token, 'k4', novo([eu.id]))).statusCode).toBe(201);
    avancar(24 * 3_600_000 + 1000);
    expect((await enviar(eu.token, 'k4', novo([eu.id]))).statusCode).toBe(409);
    const outro = novo([eu.id], { titulo: 'Outro', confirmar_conflito: true });
    expect((await enviar(eu.token, 'k4', outro)).statusCode).toBe(201);
  });

  test('has a bounded size', async () => {
    const eu = await pessoa();
    expect((await enviar(eu.token, 'x'.repeat(201), novo([eu.id]))).statusCode).toBe(422);
  });
});
