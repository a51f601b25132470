import { describe, expect, test } from 'vitest';
import { proximaTentativa } from './falhas.rules.ts';

const AGORA = new Date('2026-12-07T12:00:00Z');
const minutosDepois = (erro: unknown, feitas: number) => {
  const quando = proximaTentativa(erro, feitas, AGORA);
  return quando && (quando.getTime() - AGORA.getTime()) / 60_000;
};

describe('an e-mail that could not be sent', () => {
  test('is tried for more than a day, ever more seldom', () => {
    const esperas = Array.from({ length: 13 }, (_, n) => minutosDepois(new Error('x'), n) ?? 0);
    expect(esperas.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240]);
    expect(esperas.reduce((a, b) => a + b) / 60).toBeGreaterThan(24);
    expect(minutosDepois(new Error('x'), 13)).toBeNull();
  });

  test.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, null],
    [{ code: 'EENVELOPE', responseCode: 451 }, 1],
    [{ code: 'EAUTH', responseCode: 535 }, 1],
    [{ code: 'ECONNECTION' }, 1],
    [undefined, 1],
  ])('as %j waits %j minutes', (erro, minutos) => {
    expect(minutosDepois(erro ?? new Error(), 0)).toBe(minutos);
  });
});
