import { describe, expect, it } from 'vitest';
import { marcarAgora, palavraDoAgora } from './agora.ts';

const AGORA = new Date('2026-08-12T13:00:00.000Z');
const as = (minutos: number) => new Date(AGORA.getTime() + minutos * 60_000).toISOString();
const um = (id: number, de: number, ate: number, status = 'AGENDADO' as const) => ({
  id,
  status,
  data_hora_inicio: as(de),
  data_hora_termino: as(ate),
});

describe('the day and the clock', () => {
  it('tells what is over, under way, next, and leaves later ones and cancelled ones alone', () => {
    const marcas = marcarAgora(
      [
        um(1, -90, -30),
        um(2, -30, 0),
        um(3, -10, 20),
        { ...um(4, -10, 20), status: 'CANCELADO' },
        { ...um(5, 5, 20), status: 'REAGENDADO_CLIENTE' },
        um(6, 30, 60),
        um(7, 30, 90),
        um(8, 120, 150),
      ],
      AGORA,
    );
    expect([...marcas]).toEqual([
      [1, 'passou'],
      [2, 'passou'],
      [3, 'agora'],
      [6, 'a-seguir'],
      [7, 'a-seguir'],
    ]);
  });

  it.each([
    ['passou', -60, undefined],
    ['agora', -5, 'Agora'],
    ['a-seguir', 24.5, 'em 25 min'],
    ['a-seguir', 60, 'em 60 min'],
    ['a-seguir', 61, 'a seguir'],
  ] as const)('%s, %f minutes away: %s', (quando, minutos, palavra) => {
    expect(palavraDoAgora(quando, as(minutos), AGORA)).toBe(palavra);
  });
});
