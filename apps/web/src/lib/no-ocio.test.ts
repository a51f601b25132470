import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adiantar, noOcio } from './no-ocio.ts';

let ocioso: (() => void)[];
const conexao = (connection: object) => vi.stubGlobal('navigator', { connection });

beforeEach(() => {
  vi.useFakeTimers();
  ocioso = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('requestIdleCallback', (fazer: () => void) => ocioso.push(fazer));
  vi.stubGlobal('cancelIdleCallback', (pedido: number) => delete ocioso[pedido - 1]);
});

const descansar = () => {
  for (const fazer of ocioso) fazer?.();
};

describe('what can wait', () => {
  it('waits for its time and then for the browser to be idle', () => {
    const fazer = vi.fn();
    noOcio(fazer, 3_000);
    vi.advanceTimersByTime(2_999);
    expect(ocioso).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(fazer).not.toHaveBeenCalled();
    descansar();
    expect(fazer).toHaveBeenCalledOnce();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is left out with %o',
    (dados) => {
      conexao(dados);
      const fazer = vi.fn();
      noOcio(fazer);
      vi.runAllTimers();
      descansar();
      expect(fazer).not.toHaveBeenCalled();
    },
  );

  it.each([{ effectiveType: '4g' }, { effectiveType: '3g', saveData: false }, {}])(
    'is done with %o',
    (dados) => {
      conexao(dados);
      const fazer = vi.fn();
      noOcio(fazer);
      vi.runAllTimers();
      descansar();
      expect(fazer).toHaveBeenCalledOnce();
    },
  );

  it('can be given up before its time and before the idle moment', () => {
    const fazer = vi.fn();
    noOcio(fazer, 100)();
    const desistir = noOcio(fazer);
    vi.runAllTimers();
    desistir();
    descansar();
    expect(fazer).not.toHaveBeenCalled();
  });

  it('is done a little later where browsers tell nothing of idle time', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const fazer = vi.fn();
    noOcio(fazer);
    vi.advanceTimersByTime(199);
    expect(fazer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fazer).toHaveBeenCalledOnce();
  });
});

describe('what is fetched ahead', () => {
  it('waits for the network once it is idle, and is fetched once', () => {
    const janela = new EventTarget();
    vi.stubGlobal('window', janela);
    vi.stubGlobal('navigator', { onLine: false });
    const [buscar, outro, ausente] = [vi.fn(), vi.fn(), vi.fn()];
    adiantar(buscar);
    const desistir = adiantar(outro);
    adiantar(ausente)();
    vi.runAllTimers();
    descansar();
    expect(buscar).not.toHaveBeenCalled();
    desistir();
    janela.dispatchEvent(new Event('online'));
    janela.dispatchEvent(new Event('online'));
    expect(buscar).toHaveBeenCalledOnce();
    expect(outro).not.toHaveBeenCalled();
    expect(ausente).not.toHaveBeenCalled();
  });

  it('is fetched at once where there is a network; what fetches nothing ahead never waits for one', () => {
    const [buscar, outro] = [vi.fn(), vi.fn()];
    adiantar(buscar);
    vi.runAllTimers();
    descansar();
    expect(buscar).toHaveBeenCalledOnce();
    ocioso = [];
    vi.stubGlobal('navigator', { onLine: false });
    noOcio(outro);
    vi.runAllTimers();
    descansar();
    expect(outro).toHaveBeenCalledOnce();
  });
});
