import { beforeEach, describe, expect, it } from 'vitest';
import { tolerarRemocoes } from './remocao-do-dom.ts';

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

  it('of a node in its place happen', () => {
    pai.removeChild(filho);
    expect(pai.filhos).toEqual([]);
  });

  it('leave insertions before a moved node at the end of where they belong', () => {
    const novo = new No();
    pai.insertBefore(novo, new No());
    expect(pai.filhos).toEqual([filho, novo]);
    const primeiro = new No();
    pai.insertBefore(primeiro, filho);
    expect(pai.filhos).toEqual([primeiro, filho, novo]);
  });
});
