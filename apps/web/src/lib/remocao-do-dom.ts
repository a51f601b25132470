/** The part of `Node` that is made tolerant; a parameter so that it can be tried without a browser. */
interface NoDoDom {
  removeChild<T extends Node>(filho: T): T;
  insertBefore<T extends Node>(novo: T, referencia: Node | null): T;
}

/**
 * Suppresses DOM removal errors (specification part 1 §8). Page translators and extensions move
 * nodes that React drew; when React takes one of them away, the browser throws NotFoundError and the
 * whole page would fall. A node that is no longer where it was drawn is left to whoever moved it.
 */
export function tolerarRemocoes(prototipo: NoDoDom = Node.prototype): void {
  const { removeChild, insertBefore } = prototipo;
  prototipo.removeChild = function remover<T extends Node>(this: Node, filho: T): T {
    return filho.parentNode === this ? (removeChild.call(this, filho) as T) : filho;
  };
  prototipo.insertBefore = function inserir<T extends Node>(
    this: Node,
    novo: T,
    referencia: Node | null,
  ): T {
    const lugar = referencia?.parentNode === this ? referencia : null;
    return insertBefore.call(this, novo, lugar) as T;
  };
}
