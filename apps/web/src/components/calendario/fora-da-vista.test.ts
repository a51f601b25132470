import { describe, expect, it } from 'vitest';
import { foraDaVista } from './fora-da-vista.ts';

describe('foraDaVista', () => {
  it.each([
    ['in sight', { de: 480, ate: 540 }, 0, 0],
    ['partly above', { de: 420, ate: 470 }, 0, 0],
    ['above', { de: 360, ate: 420 }, 1, 0],
    ['ending where the sight begins', { de: 400, ate: 450 }, 1, 0],
    ['partly below', { de: 1000, ate: 1100 }, 0, 0],
    ['beginning where the sight ends', { de: 1050, ate: 1110 }, 0, 1],
  ])('%s', (_titulo, trecho, antes, depois) => {
    expect(foraDaVista([trecho], { de: 450, ate: 1050 })).toEqual({ antes, depois });
  });
});
