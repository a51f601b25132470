import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { andamentoDe } from './condicoes.ts';
import { particulasDoFluido, pontosDeLuz } from './manchas.ts';
import { criarMotor, type Motor } from './motor.ts';

const LIVRE = {
  ligado: true,
  escondida: false,
  menosMovimento: false,
  economia: false,
  bateriaFraca: false,
};

describe('movement', () => {
  it.each([
    [{}, 'animado'],
    [{ ligado: false }, 'parado'],
    [{ menosMovimento: true }, 'parado'],
    [{ economia: true }, 'parado'],
    [{ bateriaFraca: true }, 'parado'],
    [{ escondida: true }, 'apagado'],
    [{ escondida: true, ligado: false }, 'apagado'],
  ] as const)('with %j the background is %s', (mudanca, esperado) => {
    expect(andamentoDe({ ...LIVRE, ...mudanca })).toBe(esperado);
  });
});

describe('spots', () => {
  it('are as many as asked, near the page, and at the same place at the same moment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0.5, max: 120, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (quantas, velocidade, t) => {
          for (const manchas of [pontosDeLuz, particulasDoFluido]) {
            const lista = manchas(quantas, velocidade, t);
            expect(lista).toHaveLength(quantas);
            expect(manchas(quantas, velocidade, t)).toEqual(lista);
            for (const { x, y, raio, alfa } of lista) {
              expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.7);
              expect(raio).toBeGreaterThan(0);
              expect(alfa).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('draws', () => {
  const desenhar = vi.fn();
  let documento: EventTarget & { visibilityState: string };
  let midia: EventTarget & { matches: boolean };
  let bateria: EventTarget & { charging: boolean; level: number };
  let conexao: EventTarget & { saveData: boolean };
  const getBattery = vi.fn(async () => bateria);
  let motor: Motor;

  const iniciar = async (ligado = true) => {
    motor = criarMotor(desenhar);
    motor.ligar(ligado);
    await vi.advanceTimersByTimeAsync(0);
    desenhar.mockClear();
  };
  const umSegundo = async () => {
    desenhar.mockClear();
    await vi.advanceTimersByTimeAsync(1_000);
    return desenhar.mock.calls.length;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    getBattery.mockClear();
    desenhar.mockReset();
    documento = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    midia = Object.assign(new EventTarget(), { matches: false });
    bateria = Object.assign(new EventTarget(), { charging: false, level: 0.9 });
    conexao = Object.assign(new EventTarget(), { saveData: false });
    vi.stubGlobal('document', documento);
    vi.stubGlobal('matchMedia', () => midia);
    vi.stubGlobal('navigator', { connection: conexao, getBattery });
    vi.stubGlobal('requestAnimationFrame', (f: () => void) => setTimeout(f, 0));
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  });
  afterEach(() => {
    motor.encerrar();
    vi.useRealTimers();
  });

  it('are at most 30 a second', async () => {
    await iniciar();
    const quantos = await umSegundo();
    expect(quantos).toBeGreaterThan(15);
    expect(quantos).toBeLessThanOrEqual(30);
  });

  it.each([
    [true, 'moving'],
    [false, 'still'],
  ])(
    'are at most 30 a second whatever events come, and go on from where they were (%s)',
    async (ligado) => {
      await iniciar(ligado);
      const momentos: number[] = [];
      desenhar.mockImplementation(() => momentos.push(performance.now()));
      for (let i = 0; i < 1_000; i++) {
        motor.redesenhar();
        if (i % 10 === 0) motor.ligar(!ligado);
        motor.ligar(ligado);
        document.dispatchEvent(new Event('visibilitychange'));
        await vi.advanceTimersByTimeAsync(3);
      }
      for (const [i, momento] of momentos.entries()) {
        expect(momento - (momentos[i - 30] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(1_000);
      }
      expect(momentos.length).toBeGreaterThan(45);
      const tempos = desenhar.mock.calls.map(([t]) => Number(t));
      for (const [i, t] of tempos.entries()) {
        const passou = t - (tempos[i - 1] ?? t);
        expect(passou).toBeGreaterThanOrEqual(0);
        expect(passou).toBeLessThan(0.05);
      }
      expect(getBattery).toHaveBeenCalledTimes(1);
    },
  );

  it('show what has changed once where nothing moves, and not at all where nobody looks', async () => {
    await iniciar(false);
    motor.redesenhar();
    expect(await umSegundo()).toBe(1);
    documento.visibilityState = 'hidden';
    documento.dispatchEvent(new Event('visibilitychange'));
    motor.redesenhar();
    expect(await umSegundo()).toBe(0);
    documento.visibilityState = 'visible';
    documento.dispatchEvent(new Event('visibilitychange'));
    expect(await umSegundo()).toBe(1);
  });

  it.each([
    [
      'the page hides',
      () => Object.assign(documento, { visibilityState: 'hidden' }),
      () => documento,
      'visibilitychange',
    ],
    [
      'reduced motion is asked for',
      () => Object.assign(midia, { matches: true }),
      () => midia,
      'change',
    ],
    [
      'the battery runs low',
      () => Object.assign(bateria, { level: 0.2 }),
      () => bateria,
      'levelchange',
    ],
    [
      'data is being saved',
      () => Object.assign(conexao, { saveData: true }),
      () => conexao,
      'change',
    ],
  ])('end when %s', async (_caso, mudar, alvo, evento) => {
    await iniciar();
    expect(await umSegundo()).toBeGreaterThan(0);
    mudar();
    alvo().dispatchEvent(new Event(evento));
    expect(await umSegundo()).toBe(0);
  });

  it('come back where they stopped when the page does', async () => {
    await iniciar();
    await umSegundo();
    const antes = desenhar.mock.lastCall?.[0];
    documento.visibilityState = 'hidden';
    documento.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    desenhar.mockClear();
    documento.visibilityState = 'visible';
    documento.dispatchEvent(new Event('visibilitychange'));
    expect(await umSegundo()).toBeGreaterThan(0);
    expect(desenhar.mock.calls[0]?.[0]).toBe(antes);
  });

  it('with the movement switched off there is one drawing, and no more', async () => {
    motor = criarMotor(desenhar);
    motor.ligar(false);
    expect(await umSegundo()).toBe(1);
    expect(await umSegundo()).toBe(0);
  });

  it('stop when the background is taken away', async () => {
    await iniciar();
    motor.encerrar();
    expect(await umSegundo()).toBe(0);
  });
});
