import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { mostrarAba } from '../../../test/pagina/aparelho.ts';
import { comMovimento, semMovimento } from '../../../test/pagina/movimento.ts';
import { criarMotor, type Motor } from './motor.ts';

/** What only some browsers tell of the device, and TypeScript knows nothing of. */
const aparelho = navigator as Navigator & {
  getBattery: () => Promise<unknown>;
  readonly connection: EventTarget;
};

describe('draws', () => {
  const desenhar = vi.fn();
  let bateria: EventTarget & { charging: boolean; level: number };
  let economia: EventTarget & { saveData: boolean };
  let perguntada: Mock;
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

  beforeEach(async () => {
    await comMovimento();
    vi.useFakeTimers();
    desenhar.mockReset();
    bateria = Object.assign(new EventTarget(), { charging: false, level: 0.9 });
    economia = Object.assign(new EventTarget(), { saveData: false });
    perguntada = vi.spyOn(aparelho, 'getBattery').mockImplementation(async () => bateria);
    vi.spyOn(aparelho, 'connection', 'get').mockImplementation(() => economia);
  });
  afterEach(() => motor.encerrar());

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
      expect(perguntada).toHaveBeenCalledTimes(1);
    },
  );

  it('show what has changed once where nothing moves, and not at all where nobody looks', async () => {
    await iniciar(false);
    motor.redesenhar();
    expect(await umSegundo()).toBe(1);
    mostrarAba(false);
    motor.redesenhar();
    expect(await umSegundo()).toBe(0);
    mostrarAba(true);
    expect(await umSegundo()).toBe(1);
  });

  it.each([
    ['the page hides', () => mostrarAba(false)],
    ['reduced motion is asked for', () => semMovimento()],
    [
      'the battery runs low',
      () => {
        bateria.level = 0.2;
        bateria.dispatchEvent(new Event('levelchange'));
      },
    ],
    [
      'data is being saved',
      () => {
        economia.saveData = true;
        economia.dispatchEvent(new Event('change'));
      },
    ],
  ])('end when %s', async (_caso, mudar) => {
    await iniciar();
    expect(await umSegundo()).toBeGreaterThan(0);
    await mudar();
    // The browser tells of its own settings a frame later.
    await expect.poll(umSegundo).toBe(0);
  });

  it('come back where they stopped when the page does', async () => {
    await iniciar();
    await umSegundo();
    const antes = desenhar.mock.lastCall?.[0];
    mostrarAba(false);
    await vi.advanceTimersByTimeAsync(60_000);
    desenhar.mockClear();
    mostrarAba(true);
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
