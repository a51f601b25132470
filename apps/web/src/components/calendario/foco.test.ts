import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Forma, type Lugar, mover, type Passo, passoDaTecla } from './foco.ts';

const PASSOS: Passo[] = ['cima', 'baixo', 'esquerda', 'direita', 'inicio', 'fim'];
const semana: Forma = { colunas: 5, dias: [[540, 630], [], [480, 900], [600], []] };
const mes: Forma = {
  colunas: 7,
  dias: Array.from({ length: 35 }, (_, i) => (i === 9 ? [540] : [])),
};

const horas = fc.array(fc.nat(1439), { maxLength: 6 }).map((h) => h.sort((a, b) => a - b));
const formas = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(1, 5, 7))
  .chain(([linhas, colunas]) =>
    fc
      .array(horas, { minLength: linhas * colunas, maxLength: linhas * colunas })
      .map((dias): Forma => ({ colunas, dias })),
  );
const comLugar = formas.chain((forma) =>
  fc
    .nat(forma.dias.length - 1)
    .chain((dia) =>
      fc.nat(forma.dias[dia]?.length ?? 0).map((item) => ({ forma, lugar: { dia, item } })),
    ),
);

describe('mover', () => {
  it.each<[string, Forma, Lugar, Passo, unknown]>([
    [
      'down enters the events of the day',
      semana,
      { dia: 0, item: 0 },
      'baixo',
      { dia: 0, item: 1 },
    ],
    [
      'down stops at the last of a week day',
      semana,
      { dia: 0, item: 2 },
      'baixo',
      { dia: 0, item: 2 },
    ],
    ['up returns to the day', semana, { dia: 0, item: 1 }, 'cima', { dia: 0, item: 0 }],
    ['right keeps the day row', semana, { dia: 0, item: 0 }, 'direita', { dia: 1, item: 0 }],
    [
      'right to an empty day stands on it',
      semana,
      { dia: 0, item: 1 },
      'direita',
      { dia: 1, item: 0 },
    ],
    [
      'left picks the event nearest in time',
      semana,
      { dia: 3, item: 1 },
      'esquerda',
      { dia: 2, item: 1 },
    ],
    ['right of the last day leaves', semana, { dia: 4, item: 0 }, 'direita', { fora: 1 }],
    ['left of the first day leaves', semana, { dia: 0, item: 0 }, 'esquerda', { fora: -1 }],
    ['down in a month enters the events', mes, { dia: 9, item: 0 }, 'baixo', { dia: 9, item: 1 }],
    ['down past them is next week', mes, { dia: 9, item: 1 }, 'baixo', { dia: 16, item: 0 }],
    ['down in the last week leaves by a week', mes, { dia: 30, item: 0 }, 'baixo', { fora: 7 }],
    ['up in the first week leaves by a week', mes, { dia: 3, item: 0 }, 'cima', { fora: -7 }],
    ['Home is Monday', mes, { dia: 9, item: 1 }, 'inicio', { dia: 7, item: 0 }],
    ['End is Sunday', mes, { dia: 9, item: 1 }, 'fim', { dia: 13, item: 0 }],
  ])('%s', (_titulo, forma, lugar, passo, esperado) => {
    expect(mover(forma, lugar, passo)).toEqual(esperado);
  });

  it('always lands on a place that exists, or says how far outside', () => {
    fc.assert(
      fc.property(comLugar, fc.constantFrom(...PASSOS), ({ forma, lugar }, passo) => {
        const destino = mover(forma, lugar, passo);
        if ('fora' in destino) {
          expect([1, -1, forma.colunas, -forma.colunas]).toContain(destino.fora);
          expect(forma.dias[lugar.dia + destino.fora]).toBeUndefined();
        } else {
          expect(destino.item).toBeLessThanOrEqual(forma.dias[destino.dia]?.length ?? -1);
          expect(destino.item).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('reaches every event from the first day with right and down alone', () => {
    fc.assert(
      fc.property(formas, ({ colunas, dias }) => {
        const alcancados = new Set<string>();
        const visitar = (lugar: Lugar) => {
          const chave = `${lugar.dia}:${lugar.item}`;
          if (alcancados.has(chave)) return;
          alcancados.add(chave);
          for (const passo of ['direita', 'baixo'] as const) {
            const destino = mover({ colunas, dias }, lugar, passo);
            if (!('fora' in destino)) visitar(destino);
          }
        };
        visitar({ dia: 0, item: 0 });
        expect(alcancados.size).toBe(dias.length + dias.flat().length);
      }),
    );
  });
});

describe('passoDaTecla', () => {
  it('knows the arrows, Home and End, and leaves other keys alone', () => {
    const teclas = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a', 'Tab'];
    expect(teclas.map(passoDaTecla)).toEqual([...PASSOS, undefined, undefined]);
  });
});
