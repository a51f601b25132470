import { expect, it } from 'vitest';
import { proximoTurno } from './turnos.ts';

it('offers the afternoon after a morning, and nothing after that', () => {
  expect(proximoTurno([])).toEqual(['08:00', '12:00']);
  expect(proximoTurno([['08:00', '12:00']])).toEqual(['13:00', '18:00']);
  expect(proximoTurno([['13:00', '18:00']])).toEqual(['', '']);
});
