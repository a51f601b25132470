import { describe, expect, it } from 'vitest';
import type { Trecho } from './geometria.ts';
import { quantosNoDia } from './quantos-no-dia.ts';
import type { EventoDoCalendario } from './tipos.ts';

const trecho = (riscado: boolean): Trecho => ({
  evento: { riscado } as EventoDoCalendario,
  de: 0,
  ate: 60,
  vemDeAntes: false,
  continua: false,
});

describe('quantosNoDia', () => {
  it.each([
    [0, 0, 'livre'],
    [1, 0, '1 item'],
    [2, 0, '2 itens'],
    [0, 1, 'livre, 1 cancelado ou remarcado'],
    [2, 3, '2 itens, 3 cancelados ou remarcados'],
  ])('a day of %i and %i called off is "%s"', (itens, semEfeito, esperado) => {
    const trechos = [...Array(itens).fill(trecho(false)), ...Array(semEfeito).fill(trecho(true))];
    expect(quantosNoDia(trechos)).toBe(esperado);
  });
});
