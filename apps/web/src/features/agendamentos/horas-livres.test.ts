import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agendamentoDeExemplo } from './agendamentos.exemplo.ts';
import {
  type Expediente,
  emMeiasHoras,
  formatarDuracao,
  horasLivres,
  janelaDoExpediente,
  minutosLivres,
} from './horas-livres.ts';

/** Monday to Friday from 8 to 18, Saturday morning, Wednesday with a lunch break. */
const EXPEDIENTE: Expediente = {
  '0': [],
  '1': [['08:00', '18:00']],
  '2': [['08:00', '18:00']],
  '3': [
    ['08:00', '12:00'],
    ['13:30', '18:00'],
  ],
  '4': [['08:00', '18:00']],
  '5': [['08:00', '18:00']],
  '6': [['09:00', '12:00']],
};

const antes = new Date('2026-11-16T03:00:00Z');
const das = (inicio: string, termino: string, parcial = {}) =>
  agendamentoDeExemplo({
    data_hora_inicio: `2026-11-19T${inicio}:00-03:00`,
    data_hora_termino: `2026-11-19T${termino}:00-03:00`,
    ...parcial,
  });

const almoco = agendamentoDeExemplo({
  data_hora_inicio: '2026-11-18T12:15:00-03:00',
  data_hora_termino: '2026-11-18T13:15:00-03:00',
});

describe('horasLivres', () => {
  it.each([
    ['a free day has ten hours', ['2026-11-19'], [], antes, 600],
    ['a day off has none', ['2026-11-22'], [], antes, 0],
    ['a Saturday has its morning', ['2026-11-21'], [], antes, 180],
    ['a day with a break has its two stretches', ['2026-11-18'], [], antes, 510],
    ['an hour in the break costs nothing', ['2026-11-18'], [almoco], antes, 510],
    ['a meeting takes its hour', ['2026-11-19'], [das('09:00', '10:00')], antes, 540],
    [
      'overlapping meetings count once',
      ['2026-11-19'],
      [das('09:00', '11:00'), das('10:00', '10:30')],
      antes,
      480,
    ],
    ['outside working hours nothing is lost', ['2026-11-19'], [das('06:00', '08:00')], antes, 600],
    [
      'a cancelled one is free',
      ['2026-11-19'],
      [das('09:00', '10:00', { status: 'CANCELADO' })],
      antes,
      600,
    ],
    ['what has passed is not free', ['2026-11-19'], [], new Date('2026-11-19T18:00:00Z'), 180],
    ['a past day has nothing left', ['2026-11-19'], [], new Date('2026-11-20T12:00:00Z'), 0],
  ] as const)('%s', (_titulo, dias, agendamentos, agora, esperado) => {
    expect(horasLivres(dias, agendamentos, EXPEDIENTE, agora)).toBe(esperado);
  });
});

describe('janelaDoExpediente', () => {
  it('spans from the first working hour of the week to the last', () => {
    expect(janelaDoExpediente({ ...EXPEDIENTE, '2': [['07:30', '19:15']] })).toEqual({
      de: 450,
      ate: 1155,
    });
  });

  it('is 8 to 18 while the working hours are unknown, and where there are none', () => {
    expect(janelaDoExpediente(undefined)).toEqual({ de: 480, ate: 1080 });
  });
});

describe('minutosLivres', () => {
  const trecho = fc
    .tuple(fc.nat(1440), fc.nat(1440))
    .map(([a, b]) => ({ de: Math.min(a, b), ate: Math.max(a, b) }));

  it('counts exactly the minutes that no appointment covers', () => {
    fc.assert(
      fc.property(trecho, fc.array(trecho, { maxLength: 12 }), (janela, ocupados) => {
        let esperado = 0;
        for (let m = janela.de; m < janela.ate; m++) {
          if (!ocupados.some(({ de, ate }) => de <= m && m < ate)) esperado++;
        }
        expect(minutosLivres(janela, ocupados)).toBe(esperado);
      }),
    );
  });
});

describe('emMeiasHoras', () => {
  it.each([
    [283, 270],
    [300, 300],
    [29, 0],
  ])('turns %i minutes into %i', (minutos, esperado) => {
    expect(emMeiasHoras(minutos)).toBe(esperado);
  });
});

describe('formatarDuracao', () => {
  it.each([
    [870, '14h30'],
    [540, '9h'],
    [45, '45min'],
    [0, '0min'],
    [605, '10h05'],
  ])('writes %i minutes as %s', (minutos, esperado) => {
    expect(formatarDuracao(minutos)).toBe(esperado);
  });
});
