import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aplicar, comPrevia, deslocar, esticar, gestoDaTecla, mudou, previaDe } from './mudanca.ts';
import { rolagemInicial } from './rolagem.ts';
import type { EventoDoCalendario } from './tipos.ts';

const dias = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const evento: EventoDoCalendario = {
  id: 1,
  titulo: 'Reunião',
  detalhe: '',
  complemento: '',
  inicio: { data: '2026-11-18', minuto: 570 },
  termino: { data: '2026-11-18', minuto: 630 },
  cor: '#007bff',
  riscado: false,
  movivel: true,
};
const previa = previaDe(evento);

describe('moving', () => {
  it('keeps the length and snaps to quarters of an hour', () => {
    expect(deslocar(previa, { minutos: 22 }, dias)).toMatchObject({
      inicio: { data: '2026-11-18', minuto: 585 },
      duracao: 60,
    });
  });

  it('keeps an odd minute when only the day changes', () => {
    const impar = { ...previa, inicio: { data: '2026-11-18', minuto: 577 } };
    expect(deslocar(impar, { dias: 1 }, dias).inicio).toEqual({ data: '2026-11-19', minuto: 577 });
  });

  it('stays inside the days shown', () => {
    expect(deslocar(previa, { dias: 9 }, dias).inicio.data).toBe('2026-11-20');
    expect(deslocar(previa, { dias: -9 }, dias).inicio.data).toBe('2026-11-16');
  });

  it('never leaves the day, whatever the pointer does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -5000, max: 5000 }),
        (d, m) => {
          const { inicio, duracao } = deslocar(previa, { dias: d, minutos: m }, dias);
          expect(dias).toContain(inicio.data);
          expect(inicio.minuto).toBeGreaterThanOrEqual(0);
          expect(inicio.minuto).toBeLessThanOrEqual(1425);
          expect(duracao).toBe(60);
        },
      ),
    );
  });
});

describe('stretching', () => {
  it.each([
    [15, 75],
    [-45, 15],
    [-600, 15],
    [5000, 1440],
  ])('by %i minutes gives %i', (minutos, esperado) => {
    expect(esticar(previa, minutos).duracao).toBe(esperado);
  });

  it('ends on a quarter even when it began at an odd minute', () => {
    const impar = { ...previa, inicio: { data: '2026-11-18', minuto: 577 } };
    expect((577 + esticar(impar, 15).duracao) % 15).toBe(0);
  });
});

describe('keys', () => {
  it.each([
    [{ key: 'ArrowDown', shiftKey: true }, { inicio: { data: '2026-11-18', minuto: 585 } }],
    [{ key: 'ArrowUp', shiftKey: true }, { inicio: { data: '2026-11-18', minuto: 555 } }],
    [{ key: 'ArrowRight', shiftKey: true }, { inicio: { data: '2026-11-19', minuto: 570 } }],
    [{ key: '+', shiftKey: true }, { duracao: 75 }],
    [{ key: '-', shiftKey: false }, { duracao: 45 }],
  ])('%o changes the preview', (tecla, esperado) => {
    const gesto = gestoDaTecla(tecla);
    expect(gesto && aplicar(previa, gesto, dias)).toMatchObject(esperado);
  });

  it('plain arrows move the focus, not the event', () => {
    expect(gestoDaTecla({ key: 'ArrowDown', shiftKey: false })).toBeUndefined();
  });
});

describe('comPrevia', () => {
  it('shows the event where it would land, past midnight too', () => {
    const tarde = { id: 1, inicio: { data: '2026-11-18', minuto: 1410 }, duracao: 60 };
    expect(comPrevia(evento, tarde).termino).toEqual({ data: '2026-11-19', minuto: 30 });
  });

  it('of an unmoved event changes nothing', () => {
    expect(comPrevia(evento, previa)).toEqual(evento);
    expect(mudou(previa, evento)).toBe(false);
  });
});

describe('rolagemInicial', () => {
  it.each([
    ['without the present, half an hour before work', undefined, 450],
    ['with the present in sight, the same', 600, 450],
    ['late in the work, two hours before now', 1070, 950],
    ['after work, half an hour before work', 1200, 450],
    ['before dawn, the same', 300, 450],
  ])('%s', (_titulo, presente, esperado) => {
    expect(rolagemInicial({ de: 480, ate: 1080 }, 600, presente)).toBe(esperado);
  });
});
