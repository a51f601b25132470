import { instanteCivil } from '@dominio/contrato/datas';
import { expect, test } from 'vitest';
import { lembreteDe, semDesfechoDe } from './lembretes.rules.ts';

test.each([
  ['2026-12-07', '08:00:00', '“Fechamento” começa hoje, às 09:00.'],
  ['2026-12-06', '23:30:00', '“Fechamento” começa amanhã, às 09:00.'],
  ['2026-12-05', '23:30:00', '“Fechamento” começa em 07/12/2026, às 09:00.'],
])('a reminder on %s at %s', (dia, hora, frase) => {
  const data_hora_inicio = instanteCivil('2026-12-07', '09:00:00');
  expect(lembreteDe({ titulo: 'Fechamento', data_hora_inicio }, instanteCivil(dia, hora))).toBe(
    frase,
  );
});

test.each([
  [['A'], '“A” terminou sem desfecho. Diga se aconteceu, ou remarque.'],
  [['A', 'B'], '“A” e “B” terminaram sem desfecho. Diga se aconteceram, ou remarque.'],
  [
    ['A', 'B', 'C', 'D'],
    '“A”, “B”, “C” e outro terminaram sem desfecho. Diga se aconteceram, ou remarque.',
  ],
  [
    ['A', 'B', 'C', 'D', 'E'],
    '“A”, “B”, “C” e outros 2 terminaram sem desfecho. Diga se aconteceram, ou remarque.',
  ],
  [[null], 'Um agendamento privado terminou sem desfecho. Diga se aconteceu, ou remarque.'],
  [
    ['A', null, null],
    '“A” e 2 privados terminaram sem desfecho. Diga se aconteceram, ou remarque.',
  ],
])('of appointments without an outcome %j', (titulos, frase) => {
  expect(semDesfechoDe(titulos)).toBe(frase);
});
