import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seguirFoco } from './seguir-foco.ts';

const um = (seletor: string) => document.querySelector<HTMLElement>(seletor) as HTMLElement;
const botao = () => um('button') as HTMLButtonElement;
const comFoco = () => document.activeElement;

/** Frames are the browser's own: it takes the focus away in one. */
const TEMPOS: ('setTimeout' | 'clearTimeout' | 'Date')[] = ['setTimeout', 'clearTimeout', 'Date'];
const semFoco = () => vi.waitUntil(() => comFoco() === document.body, { interval: 1 });

let parar = () => {};

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Agenda</h1><section><h2>Hoje</h2><button>Salvar</button></section></main>';
  parar = seguirFoco();
});

afterEach(() => {
  parar();
  vi.useRealTimers();
});

/** The button has the focus and is disabled under it; a frame later the browser takes the focus. */
async function desligar(): Promise<void> {
  botao().focus();
  botao().disabled = true;
  await semFoco();
}

describe('following the focus', () => {
  it('gives it back to a button that is enabled again, however soon', async () => {
    await desligar();
    botao().disabled = false;
    await expect.poll(comFoco).toBe(botao());
  });

  it('waits for a button that says it is at work, and only 600 ms for one that does not', async () => {
    vi.useFakeTimers({ toFake: TEMPOS });
    botao().dataset.loading = 'true';
    await desligar();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(comFoco()).toBe(document.body);
    delete botao().dataset.loading;
    await vi.advanceTimersByTimeAsync(100);
    expect(comFoco()).toBe(um('h2'));
  });

  it('takes it to the heading of the region when the button, enabled for a moment, is gone', async () => {
    await desligar();
    botao().disabled = false;
    await Promise.resolve();
    botao().remove();
    await expect.poll(comFoco).toBe(um('h2'));
  });

  it('takes it to the heading of the page when the whole region is gone', async () => {
    botao().focus();
    um('section').remove();
    await expect.poll(comFoco).toBe(um('h1'));
  });

  it('takes it to the heading of the region when what the button stands in is inert', async () => {
    const parte = document.createElement('div');
    botao().replaceWith(parte);
    parte.append(Object.assign(document.createElement('button'), { textContent: 'Salvar' }));
    botao().focus();
    vi.useFakeTimers({ toFake: TEMPOS });
    parte.inert = true;
    await semFoco();
    await vi.advanceTimersByTimeAsync(500);
    expect(comFoco()).toBe(document.body);
    await vi.advanceTimersByTimeAsync(300);
    expect(comFoco()).toBe(um('h2'));
  });

  describe('from a toast, which goes by itself,', () => {
    const aviso = () => {
      const nova = document.createElement('div');
      nova.dataset.passageiro = '';
      nova.innerHTML = '<button id="desfazer">Desfazer</button>';
      document.body.append(nova);
      return nova;
    };

    it('takes it back to where it was before', async () => {
      botao().focus();
      const este = aviso();
      um('#desfazer').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      um('#desfazer').focus();
      este.remove();
      await expect.poll(comFoco).toBe(botao());
    });

    it('takes it to the heading around what is gone since', async () => {
      botao().focus();
      const este = aviso();
      um('#desfazer').focus();
      botao().remove();
      este.remove();
      await expect.poll(comFoco).toBe(um('h2'));
    });
  });

  it('leaves it where a person left it', async () => {
    vi.useFakeTimers({ toFake: TEMPOS });
    botao().focus();
    botao().blur();
    await vi.advanceTimersByTimeAsync(1);
    um('main').append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(comFoco()).toBe(document.body);
  });
});
