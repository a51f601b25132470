import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seguirFoco } from './seguir-foco.ts';

/** As much of an element as following the focus asks for. */
class No extends EventTarget {
  disabled = false;
  isConnected = true;
  tabIndex = 0;
  parentElement: No | null = null;
  checkVisibility = () => this.isConnected;
  contains = (outro: unknown) => outro === this;
  hasAttribute = () => true;
  matches = (seletor: string) => seletor === ':disabled' && this.disabled;
  closest = () => null;
  focus = () => documento.focar(this);
}

/** A document in which one element has the focus, told of by events as a browser does. */
class Documento extends EventTarget {
  body = new No();
  activeElement: No = this.body;
  titulo = new No();
  hasFocus = () => true;
  querySelectorAll = () => [];
  querySelector = () => this.titulo;

  focar(alvo: No): void {
    this.activeElement = alvo;
    this.dizer('focusin', alvo);
  }

  /** The browser takes the focus from a control that is disabled, a frame later. */
  tirar(): void {
    const antes = this.activeElement;
    this.activeElement = this.body;
    this.dizer('focusout', antes);
  }

  dizer(tipo: string, target: No): void {
    const evento = new Event(tipo);
    Object.defineProperties(evento, {
      target: { value: target },
      relatedTarget: { value: null },
    });
    this.dispatchEvent(evento);
  }
}

let documento: Documento;
let mudou = () => {};
let parar = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  documento = new Documento();
  vi.stubGlobal('document', documento);
  for (const classe of ['Node', 'Element', 'HTMLElement']) vi.stubGlobal(classe, No);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(ouvir: () => void) {
        mudou = ouvir;
      }
    },
  );
  parar = seguirFoco();
});

afterEach(() => {
  parar();
  vi.useRealTimers();
});

/** A button that has the focus and is disabled under it, while what it asked for is under way. */
function botaoDesligado(): No {
  const botao = new No();
  botao.focus();
  botao.disabled = true;
  mudou();
  documento.tirar();
  return botao;
}

describe('following the focus', () => {
  it('gives it back to a button that is enabled again, however soon', async () => {
    const botao = botaoDesligado();
    botao.disabled = false;
    mudou();
    await vi.advanceTimersByTimeAsync(200);
    expect(documento.activeElement).toBe(botao);
  });

  it('takes it to the heading when the button, enabled for a moment, is gone', async () => {
    const botao = botaoDesligado();
    botao.disabled = false;
    mudou();
    await vi.advanceTimersByTimeAsync(1);
    botao.isConnected = false;
    mudou();
    await vi.advanceTimersByTimeAsync(200);
    expect(documento.activeElement).toBe(documento.titulo);
  });

  it('leaves it where a person left it', async () => {
    const botao = new No();
    botao.focus();
    documento.tirar();
    await vi.advanceTimersByTimeAsync(1);
    mudou();
    await vi.advanceTimersByTimeAsync(200);
    expect(documento.activeElement).toBe(documento.body);
  });
});
