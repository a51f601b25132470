import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  duracaoDe,
  empacotar,
  empacotarEmFaixas,
  encaixar,
  linhasDaCelula,
  MINUTOS_MINIMOS,
  recorteDaCelula,
  type Trecho,
  trechosPorDia,
} from './geometria.ts';
import type { EventoDoCalendario, Momento } from './tipos.ts';

const evento = (id: number, inicio: Momento, termino: Momento): EventoDoCalendario => ({
  id,
  titulo: `Evento ${id}`,
  detalhe: '',
  complemento: '',
  inicio,
  termino,
  cor: '#007bff',
  riscado: false,
  movivel: true,
});

const trecho = (id: number, de: number, ate: number): Trecho => ({
  evento: evento(id, { data: '2026-11-18', minuto: de }, { data: '2026-11-18', minuto: ate }),
  de,
  ate,
  vemDeAntes: false,
  continua: false,
});

const dia = fc
  .array(fc.tuple(fc.nat(1439), fc.nat(600)), { maxLength: 40 })
  .map((pares) => pares.map(([de, n], id) => trecho(id, de, Math.min(1440, de + n))));

describe('trechosPorDia', () => {
  const dias = ['2026-11-16', '2026-11-17', '2026-11-18'];

  it.each([
    ['within one day', ['2026-11-16', 540], ['2026-11-16', 600], [[540, 600], [], []]],
    ['across midnight', ['2026-11-16', 1380], ['2026-11-17', 60], [[1380, 1440], [0, 60], []]],
    ['ending at midnight', ['2026-11-16', 1380], ['2026-11-17', 0], [[1380, 1440], [], []]],
    [
      'covering all days',
      ['2026-11-10', 0],
      ['2026-11-30', 0],
      [
        [0, 1440],
        [0, 1440],
        [0, 1440],
      ],
    ],
    ['outside the days', ['2026-11-20', 540], ['2026-11-20', 600], [[], [], []]],
    ['without length', ['2026-11-18', 540], ['2026-11-18', 540], [[], [], [540, 540]]],
  ] as const)('places an event %s', (_titulo, [d1, m1], [d2, m2], esperado) => {
    const eventos = [evento(1, { data: d1, minuto: m1 }, { data: d2, minuto: m2 })];
    const porDia = trechosPorDia(eventos, dias);
    expect(dias.map((d) => porDia.get(d)?.flatMap((t) => [t.de, t.ate]))).toEqual(esperado);
  });

  it('skips the days that are not shown between two that are', () => {
    const longo = evento(
      1,
      { data: '2026-11-13', minuto: 600 },
      { data: '2026-11-16', minuto: 600 },
    );
    const porDia = trechosPorDia([longo], ['2026-11-13', '2026-11-16']);
    expect(porDia.get('2026-11-13')?.[0]).toMatchObject({ de: 600, ate: 1440, continua: true });
    expect(porDia.get('2026-11-16')?.[0]).toMatchObject({ de: 0, ate: 600, vemDeAntes: true });
  });

  it('orders a day by start, then the longest first', () => {
    const dia16 = (m: number): Momento => ({ data: '2026-11-16', minuto: m });
    const eventos = [
      evento(1, dia16(600), dia16(660)),
      evento(2, dia16(540), dia16(560)),
      evento(3, dia16(540), dia16(600)),
    ];
    expect(
      trechosPorDia(eventos, dias)
        .get('2026-11-16')
        ?.map((t) => t.evento.id),
    ).toEqual([3, 2, 1]);
  });
});

describe('empacotar', () => {
  it('gives a lone event the whole width', () => {
    expect(empacotar([trecho(1, 540, 600)])).toMatchObject([{ coluna: 0, colunas: 1, largura: 1 }]);
  });

  it('does not split the width of events that only touch', () => {
    const blocos = empacotar([trecho(1, 540, 600), trecho(2, 600, 660)]);
    expect(blocos.map((b) => b.colunas)).toEqual([1, 1]);
  });

  it('lets an event grow over a column that is free at its hour', () => {
    // A long one on the left, two in sequence beside it, a third column only in the morning.
    const blocos = empacotar([
      trecho(1, 540, 720),
      trecho(2, 540, 600),
      trecho(3, 540, 600),
      trecho(4, 630, 690),
    ]);
    expect(blocos.find((b) => b.evento.id === 4)).toMatchObject({
      coluna: 1,
      colunas: 3,
      largura: 2,
    });
  });

  it('keeps every event exactly once and inside the day', () => {
    fc.assert(
      fc.property(dia, (trechos) => {
        const blocos = empacotar(trechos);
        const ids = blocos.map((b) => b.evento.id).sort((a, b) => a - b);
        expect(ids).toEqual(trechos.map((t) => t.evento.id));
        for (const b of blocos) {
          expect(b.topo).toBeGreaterThanOrEqual(0);
          expect(b.base).toBeLessThanOrEqual(1440);
          expect(b.base - b.topo).toBeGreaterThanOrEqual(MINUTOS_MINIMOS);
          expect(b.largura).toBeGreaterThanOrEqual(1);
          expect(b.coluna + b.largura).toBeLessThanOrEqual(b.colunas);
        }
      }),
    );
  });

  it('never lets one block cover another', () => {
    fc.assert(
      fc.property(dia, (trechos) => {
        const blocos = empacotar(trechos);
        for (const a of blocos) {
          for (const b of blocos) {
            if (a === b || a.topo >= b.base || b.topo >= a.base) continue;
            const separados = a.coluna + a.largura <= b.coluna || b.coluna + b.largura <= a.coluna;
            expect(separados, `${a.evento.id} × ${b.evento.id}`).toBe(true);
            expect(a.colunas).toBe(b.colunas);
          }
        }
      }),
    );
  });

  it('uses no more columns than the busiest moment needs', () => {
    fc.assert(
      fc.property(dia, (trechos) => {
        const blocos = empacotar(trechos);
        for (const { colunas } of blocos) {
          const pico = Math.max(
            ...blocos.map((b) => blocos.filter((o) => o.topo <= b.topo && o.base > b.topo).length),
          );
          expect(colunas).toBeLessThanOrEqual(pico);
        }
      }),
    );
  });

  it('does not depend on the order of the input', () => {
    const comOutraOrdem = dia.chain((trechos) =>
      fc.tuple(
        fc.constant(trechos),
        fc.shuffledSubarray(trechos, { minLength: trechos.length, maxLength: trechos.length }),
      ),
    );
    fc.assert(
      fc.property(comOutraOrdem, ([trechos, embaralhados]) => {
        expect(empacotar(embaralhados)).toEqual(empacotar(trechos));
      }),
    );
  });
});

describe('encaixar', () => {
  it('yields a multiple of the step that leaves room for one step', () => {
    fc.assert(
      fc.property(fc.double({ min: -3000, max: 3000, noNaN: true }), (minuto) => {
        const encaixado = encaixar(minuto, 15);
        expect(encaixado % 15).toBe(0);
        expect(encaixado).toBeGreaterThanOrEqual(0);
        expect(encaixado).toBeLessThanOrEqual(1425);
      }),
    );
  });

  it.each([
    [547, 540],
    [548, 555],
    [-20, 0],
    [1439, 1425],
  ])('rounds %i to %i', (minuto, esperado) => {
    expect(encaixar(minuto, 15)).toBe(esperado);
  });
});

describe('duracaoDe', () => {
  it('counts minutes across midnight', () => {
    const inicio = { data: '2026-11-30', minuto: 1380 };
    expect(duracaoDe({ inicio, termino: { data: '2026-12-01', minuto: 30 } })).toBe(90);
  });
});

describe('recorteDaCelula', () => {
  it.each([
    [3, 3, 0],
    [4, 4, 0],
    [5, 3, 2],
    [30, 3, 27],
    [0, 0, 0],
  ])('of %i, where four lines fit, shows %i and hides %i', (total, visiveis, ocultos) => {
    const recorte = recorteDaCelula(Array.from({ length: total }), 4);
    expect([recorte.visiveis.length, recorte.ocultos]).toEqual([visiveis, ocultos]);
  });
});

describe('linhasDaCelula', () => {
  it.each([
    ['a low month', 500, 6, 3],
    ['a month as high as its rows ask', 34 + 6 * 93, 6, 3],
    ['six weeks in the window of a laptop', 690, 6, 3],
    ['five weeks on a high screen', 34 + 5 * 160, 5, 6],
  ])('of %s', (_titulo, altura, semanas, linhas) => {
    expect(linhasDaCelula(altura, semanas)).toBe(linhas);
  });
});

describe('empacotarEmFaixas', () => {
  it('gives each person a part of the day, and keeps the order of the hours', () => {
    const de = (um: Trecho, faixa: number): Trecho => ({ ...um, evento: { ...um.evento, faixa } });
    const blocos = empacotarEmFaixas(
      [trecho(1, 540, 600), de(trecho(2, 540, 660), 1), de(trecho(3, 600, 660), 1)],
      2,
    );
    expect(blocos.map(({ evento: { id }, inicio, parte }) => [id, inicio, parte])).toEqual([
      [2, 0.5, 0.25],
      [1, 0, 0.5],
      [3, 0.75, 0.25],
    ]);
  });
});
