import { beforeEach, describe, expect, it, vi } from 'vitest';
import { suprimirErrosDeRemocao, tolerarRemocoes } from './remocao-do-dom.ts';

/** A node as strict as the browser's. */
class No {
  parentNode: No | null = null;
  filhos: No[] = [];

  removeChild(filho: No): No {
    if (filho.parentNode !== this) throw new DOMException('not a child', 'NotFoundError');
    this.filhos = this.filhos.filter((outro) => outro !== filho);
    filho.parentNode = null;
    return filho;
  }

  insertBefore(novo: No, referencia: No | null): No {
    if (referencia !== null && referencia.parentNode !== this) {
      throw new DOMException('not a child', 'NotFoundError');
    }
    const onde = referencia === null ? this.filhos.length : this.filhos.indexOf(referencia);
    this.filhos.splice(onde, 0, novo);
    novo.parentNode = this;
    return novo;
  }
}

let pai: No;
let filho: No;

beforeEach(() => {
  class NoTolerante extends No {}
  tolerarRemocoes(NoTolerante.prototype as unknown as Node);
  pai = new NoTolerante();
  filho = new NoTolerante();
  pai.insertBefore(filho, null);
});

describe('DOM removals', () => {
  it('of a node that somebody else moved are suppressed', () => {
    const tradutor = new No();
    pai.removeChild(filho);
    tradutor.insertBefore(filho, null);
    expect(pai.removeChild(filho)).toBe(filho);
    expect(tradutor.filhos).toEqual([filho]);
  });

  it('of a loading element that somebody moved take it away from there', () => {
    const carga = Object.assign(filho, {
      matches: (seletor: string) => seletor === '[data-carregando]',
      remove: vi.fn(),
    });
    const tradutor = new No();
    pai.removeChild(filho);
    tradutor.insertBefore(filho, null);
    pai.removeChild(filho);
    expect(carga.remove).toHaveBeenCalledTimes(1);
  });

  it('of a node in its place happen', () => {
    pai.removeChild(filho);
    expect(pai.filhos).toEqual([]);
  });

  it('make an insertion before a moved node go to the end of its parent', () => {
    const novo = new No();
    pai.insertBefore(novo, new No());
    expect(pai.filhos).toEqual([filho, novo]);
    const primeiro = new No();
    pai.insertBefore(primeiro, filho);
    expect(pai.filhos).toEqual([primeiro, filho, novo]);
  });
});

describe('errors of foreign code that removes nodes', () => {
  const janela = new EventTarget();
  const sobra = { remove: vi.fn() };
  suprimirErrosDeRemocao(janela, { querySelectorAll: () => [sobra] } as unknown as Document);
  const acontecer = (tipo: string, dados: object) => {
    const evento = Object.assign(new Event(tipo, { cancelable: true }), dados);
    janela.dispatchEvent(evento);
    return evento.defaultPrevented;
  };

  it('are suppressed, and leftover loading elements go', () => {
    const error = new DOMException('The node is not a child of this node.', 'NotFoundError');
    expect(acontecer('error', { error })).toBe(true);
    expect(sobra.remove).toHaveBeenCalledTimes(1);
    const reason = new TypeError("Cannot read properties of null (reading 'removeChild')");
    expect(acontecer('unhandledrejection', { reason })).toBe(true);
    expect(sobra.remove).toHaveBeenCalledTimes(2);
  });

  it('any other error is left as it is', () => {
    expect(acontecer('error', { error: new TypeError('x is not a function') })).toBe(false);
    expect(acontecer('error', { error: null })).toBe(false);
  });
});
