/** The part of `Node` that is made tolerant; a parameter so that it can be tried without a browser. */
interface NoDoDom {
  removeChild<T extends Node>(filho: T): T;
  insertBefore<T extends Node>(novo: T, referencia: Node | null): T;
}

/** Marks what stands on the page only while it loads. */
export const SELETOR_DE_CARGA = '[data-carregando]';

/** Removes a loading element that somebody moved: left alone it would cover the page for ever. */
function limparCarga(no: Node): void {
  if ('matches' in no && (no as Element).matches(SELETOR_DE_CARGA)) (no as Element).remove();
}

/**
 * Suppresses DOM removal errors (specification part 1 §8). Page translators and extensions move
 * nodes that React drew; when React takes one of them away, the browser throws NotFoundError and the
 * whole page would fall. A node that is no longer where it was drawn is left to whoever moved it,
 * unless it is a loading element.
 */
export function tolerarRemocoes(prototipo: NoDoDom = Node.prototype): void {
  const { removeChild, insertBefore } = prototipo;
  prototipo.removeChild = function remover<T extends Node>(this: Node, filho: T): T {
    if (filho.parentNode === this) return removeChild.call(this, filho) as T;
    limparCarga(filho);
    return filho;
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

/** Whether an error is of a node taken from where it no longer was. */
export const ehErroDeRemocao = (erro: unknown): boolean =>
  erro instanceof Error && (erro.name === 'NotFoundError' || /removeChild/.test(erro.message));

/**
 * Keeps such errors of foreign code, which `tolerarRemocoes` does not reach, from being anybody's
 * failure, and takes away what they may have left over the page (specification part 1 §8).
 */
export function suprimirErrosDeRemocao(alvo: EventTarget = window, pagina = document): void {
  const ouvir = (evento: Event) => {
    const { error, reason } = evento as Event & { error?: unknown; reason?: unknown };
    if (!ehErroDeRemocao(error ?? reason)) return;
    evento.preventDefault();
    for (const elemento of pagina.querySelectorAll(SELETOR_DE_CARGA)) elemento.remove();
  };
  alvo.addEventListener('error', ouvir);
  alvo.addEventListener('unhandledrejection', ouvir);
}
