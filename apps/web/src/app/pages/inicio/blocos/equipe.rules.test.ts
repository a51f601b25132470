import { expect, it } from 'vitest';
import { diaDoAniversario, periodoDaAusencia } from './equipe.rules.ts';

it.each([
  ['03-05', '5 de março'],
  ['02-29', '29 de fevereiro'],
])('the birthday %s is %s', (dia, escrito) => {
  expect(diaDoAniversario(dia)).toBe(escrito);
});

it.each([
  [true, '2026-08-10', '2026-08-21', 'Ana', 'Férias até 21 de ago. · com Ana'],
  [false, '2026-08-10', '2026-08-12', null, 'Ausência até hoje'],
  [true, '2026-09-03', '2026-09-12', null, 'Férias de 3 de set. a 12 de set.'],
  [false, '2026-08-20', '2026-08-20', null, 'Ausência em 20 de ago.'],
])('vacation %s, %s to %s, with %s: %s', (ferias, inicio, fim, substituto, escrito) => {
  expect(periodoDaAusencia({ ferias, inicio, fim, substituto }, '2026-08-12')).toBe(escrito);
});
